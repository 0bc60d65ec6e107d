import { abilitiesWith, type PlanAccess } from '@throughline/domain/access'
import { describe, expect, test } from 'vitest'
import { groupsOf, modeOf, setupPath, stepBeside, stepOf, stepsOf } from './setup-steps'

const adminAccess: PlanAccess = {
  planId: 12,
  level: 250,
  isAccountActive: true,
  isFrozenForCaller: false,
  canViewBudget: true,
  canEditAllChannels: true,
  channelIds: new Set(),
}
const plan = { useBudgets: true, useDashboards: false, isLead: false, isNested: false }
const admin = abilitiesWith(adminAccess, plan)

const full = [
  'default-channels',
  'custom-channels',
  'calendars',
  'budget',
  'tags',
  'initiatives',
  'documents',
  'team',
  'tactics',
]

describe('the steps of the setup', () => {
  test('a full setup has nine, in their order', () => {
    expect(stepsOf('full', admin)).toEqual(full)
  })

  test('a quick one leaves out budget, tags, initiatives and documents', () => {
    expect(stepsOf('quick', admin)).toEqual([
      'default-channels',
      'custom-channels',
      'calendars',
      'team',
      'tactics',
    ])
  })

  test('the header of a full setup has six labels', () => {
    const groups = groupsOf(stepsOf('full', admin))
    expect(groups.map(({ label, steps }) => [label].concat(steps))).toEqual([
      ['Set Up Channels', 'default-channels', 'custom-channels'],
      ['Add Calendars of Interest', 'calendars'],
      ['Establish Your Budget', 'budget'],
      ['Tie In Strategy', 'tags', 'initiatives', 'documents'],
      ['Add Team Members', 'team'],
      ['Enter Tactics', 'tactics'],
    ])
  })

  test('the header of a quick one has four', () => {
    expect(groupsOf(stepsOf('quick', admin)).map(({ label }) => label)).toEqual([
      'Set Up Channels',
      'Add Calendars of Interest',
      'Add Team Members',
      'Enter Tactics',
    ])
  })

  test('the last step has none after it, and the first none before', () => {
    const steps = stepsOf('full', admin)
    expect(stepBeside(steps, 'calendars', 1)).toBe('budget')
    expect(stepBeside(steps, 'calendars', -1)).toBe('custom-channels')
    expect(stepBeside(steps, 'tactics', 1)).toBeNull()
    expect(stepBeside(steps, 'default-channels', -1)).toBeNull()
  })

  test.each(['intro', 'budget', '', undefined, 'toString'])(
    'a quick setup has no step %o',
    (text) => {
      expect(stepOf(stepsOf('quick', admin), text)).toBeNull()
    },
  )

  test.each([
    ['quick', 'quick'],
    ['full', 'full'],
    ['Full', null],
    ['slow', null],
    [undefined, null],
  ])('the mode of %o is %o', (text, mode) => {
    expect(modeOf(text)).toBe(mode)
  })

  test('a path names mode, account, plan and step', () => {
    expect(setupPath('full', { accountId: 1, planId: 12 }, 'team')).toBe('/setup/full/1/12/team')
  })
})
