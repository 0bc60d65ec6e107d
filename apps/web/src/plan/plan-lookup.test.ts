import {
  buildChannel,
  buildPlan,
  buildTactic,
  buildTacticType,
} from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { lookupOf, overstoryDetailsOf } from './plan-lookup'

const focus = buildTacticType({ id: 71, kind: 'monthlyFocus' })
const email = buildChannel({ id: 5, name: 'Email', uiColor: '#EF482A', tacticTypes: [focus] })
const lookup = lookupOf(buildPlan({ channels: [email] }))

describe('the lookup of a plan', () => {
  test('is empty while the plan is not known', () => {
    const empty = lookupOf(undefined)
    expect([empty.channels.size, empty.types.size, empty.planNames.size]).toEqual([0, 0, 0])
    expect(empty.isMonthly(buildTactic({ tacticTypeId: 71 }))).toBe(false)
  })

  test('finds channels and types by id, and what views show of a channel', () => {
    expect(lookup.channels.get(5)).toBe(email)
    expect(lookup.types.get(71)).toBe(focus)
    expect(lookup.visibleChannels.get(5)).toEqual({ name: 'Email', color: '#EF482A' })
  })

  test('names the plan, its nested plans and its lead plan', () => {
    const parent = { id: 2, name: 'Lead', abbreviatedName: 'L', roleId: 4 }
    expect([...lookupOf(buildPlan({ parent })).planNames.values()]).toEqual([
      'National plan',
      'West region',
      'Lead',
    ])
  })

  test('knows by its type whether an item lasts whole months', () => {
    expect(lookup.isMonthly(buildTactic({ tacticTypeId: 71 }))).toBe(true)
    expect(lookup.isMonthly(buildTactic({ tacticTypeId: 72 }))).toBe(false)
  })

  test('an item of an unknown channel and type has no facts for the overstory', () => {
    const item = buildTactic({ channelId: 9, tacticTypeId: 90 })
    expect(overstoryDetailsOf(item, lookup)).toEqual({ channel: null, typeKind: null })
  })
})
