import { planAccessOf } from '@throughline/api-client'
import {
  contributor,
  buildPlan,
  buildTactic,
  WESTERN_PLAN_ID,
} from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { lookupOf } from './plan-lookup'
import { datesOf, planRulesOf, summaryDetailsOf } from './plan-rules'

const item = buildTactic({ id: 1, channelId: 103 })
const series = buildTactic({ id: 2, rrule: 'FREQ=WEEKLY' })
const western = buildTactic({ id: 3, planId: WESTERN_PLAN_ID })
const itemsById = new Map([item, series, western].map((each) => [each.id, each]))

function rulesFor(plan = buildPlan()) {
  return planRulesOf(planAccessOf(plan, true), lookupOf(plan), itemsById)
}

describe('what a person may do with the items of a plan', () => {
  test('an admin moves, resizes and deletes items, and adds new ones', () => {
    const { movePolicy, deletePolicy, canCreate } = rulesFor()
    expect(movePolicy(item, 'move').allowed).toBe(true)
    expect(movePolicy(item, 'resize').allowed).toBe(true)
    expect(deletePolicy(item).allowed).toBe(true)
    expect(canCreate().allowed).toBe(true)
  })

  test.each([
    ['a series', series, 'repeating'],
    ['an item of another plan', western, 'other-plan'],
  ])('%s stays where it is', (_what, stays, code) => {
    expect(rulesFor().movePolicy(stays, 'move')).toEqual({ allowed: false, code })
  })

  test('a contributor without the channel of an item does not delete it', () => {
    const access = { ...contributor, canEditAllChannels: false, editableChannelIds: [102] }
    expect(rulesFor(buildPlan({ access })).deletePolicy(item)).toEqual({
      allowed: false,
      code: 'channel-not-assigned',
    })
  })

  test('nothing is allowed for an item that is gone, or while the plan is not known', () => {
    const notFound = { allowed: false, code: 'not-found' }
    expect(rulesFor().movePolicy(buildTactic({ id: 99 }), 'move')).toEqual(notFound)
    expect(rulesFor().deletePolicy(buildTactic({ id: 99 }))).toEqual(notFound)
    expect(planRulesOf(null, lookupOf(undefined), itemsById).canCreate()).toEqual(notFound)
  })
})

test('the summary names the initiatives that are shown, the channel, the type and the platforms', () => {
  const plan = buildPlan()
  const channel = plan.channels.find(({ id }) => id === 103)
  const type = channel?.tacticTypes[0]
  const initiative = buildTactic({ id: 50, title: 'Winter sale', isInitiative: true })
  const tactic = buildTactic({
    channelId: 103,
    tacticTypeId: type?.id ?? 0,
    relatedInitiativeIds: [50, 51],
  })
  expect(summaryDetailsOf(tactic, lookupOf(plan), new Map([[50, initiative]]))).toEqual({
    initiativeNames: ['Winter sale'],
    channelName: channel?.name,
    typeName: type?.name,
    platformNames: [],
    planName: null,
  })
})

test('the dates of a request are its dates and nothing else', () => {
  const { startDate, endDate, isAllDay } = item
  expect(datesOf(item)).toEqual({ startDate, endDate, isAllDay })
})
