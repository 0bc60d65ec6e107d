import { planAccessOf } from '@throughline/api-client'
import {
  contributor,
  buildPlan,
  buildTactic,
  buildTacticType,
} from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { itemDetailsOf } from './plan-access'

describe('the access of a person to a plan', () => {
  test.each([
    ['a frozen plan stops a contributor', contributor, true, true],
    ['and not an admin', {}, true, false],
    ['a plan that is not frozen stops nobody', contributor, false, false],
  ])('%s', (_sentence, access, freeze, isFrozenForCaller) => {
    expect(planAccessOf(buildPlan({ access, freeze }), true)).toMatchObject({ isFrozenForCaller })
  })

  test('says whether the account is active and which channels may be edited', () => {
    const plan = buildPlan({ access: { editableChannelIds: [102, 103] } })
    expect(planAccessOf(plan, false)).toMatchObject({
      planId: plan.id,
      isAccountActive: false,
      channelIds: new Set([102, 103]),
    })
  })
})

test.each([
  ['a type of whole months', buildTacticType({ id: 71, kind: 'monthlyFocus' }), true],
  ['another type', buildTacticType({ id: 71, kind: 'standard' }), false],
  ['a type that is not known', undefined, false],
])('%s', (_sentence, type, isMonthly) => {
  const series = buildTactic({ rrule: 'FREQ=WEEKLY' })
  expect(itemDetailsOf(series, type)).toMatchObject({ isMonthly, isRepeating: true })
})
