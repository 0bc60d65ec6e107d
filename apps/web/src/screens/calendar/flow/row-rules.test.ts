import { planAccessOf } from '@throughline/api-client'
import {
  buildPlan,
  buildTactic,
  contributor,
  emailOnlyPlan,
} from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { lookupOf } from '../../../plan'
import { judgeRowChange } from './row-rules'

const admin = buildPlan()
const email = buildTactic({ id: 1 })
const website = buildTactic({ id: 2, channelId: 102, tacticTypeId: 1020 })
const campaign = buildTactic({ id: 3, channelId: 101, tacticTypeId: 1010, isInitiative: true })
const monthly = buildTactic({ id: 4, tacticTypeId: 1032 })
const toNewsletter = { channelId: 103, tacticTypeId: 1031 }
const toHomepage = { channelId: 102, tacticTypeId: 1020 }
const toCampaign = { channelId: 101, tacticTypeId: 1010 }
const toFocus = { channelId: 103, tacticTypeId: 1032 }

test.each([
  ['another type of its channel', email, toNewsletter, admin, null],
  ['a type of another channel', email, toHomepage, admin, null],
  ['a row of no type', email, null, admin, 'other-row'],
  ['a type that is gone', email, { channelId: 103, tacticTypeId: 9 }, admin, 'other-row'],
  ['a tactic among initiatives', email, toCampaign, admin, 'other-row'],
  ['an initiative among tactics', campaign, toNewsletter, admin, 'other-row'],
  ['a tactic as a monthly focus', email, toFocus, admin, 'other-row'],
  ['a monthly focus as something else', monthly, toNewsletter, admin, 'other-row'],
  ['an item that is gone', undefined, toNewsletter, admin, 'not-found'],
  ['an item of a nested plan', { ...email, planId: 13 }, toNewsletter, admin, 'other-plan'],
  [
    'out of a channel that one may not edit',
    website,
    toNewsletter,
    emailOnlyPlan,
    'channel-not-assigned',
  ],
  ['into one', email, toHomepage, emailOnlyPlan, 'channel-not-assigned'],
  ['within one’s own', email, toNewsletter, emailOnlyPlan, null],
  [
    'in a frozen plan',
    email,
    toNewsletter,
    buildPlan({ freeze: true, access: contributor }),
    'plan-frozen',
  ],
  ['by a viewer', email, toNewsletter, buildPlan({ access: { level: 350 } }), 'viewer'],
] as const)('%s', (_sentence, item, target, plan, code) => {
  const result = judgeRowChange(item, target, planAccessOf(plan, true), lookupOf(plan))
  expect(result).toEqual(code === null ? { allowed: true } : { allowed: false, code })
})
