import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessOn, canEditSavedView, canSeeSavedView, canShareSavedView } from './index'
import type { Caller, PlanDetails } from './index'
import {
  OWNER,
  PERSON,
  account,
  admin,
  contributor,
  outsider,
  person,
  plan,
  role,
  viewer,
} from './fixtures/callers'

const OTHER = 1777
const frozen = { ...plan, freeze: true }
const inactive = { ...plan, account: { ...account, isActive: false } }

const codeOf = (decision: { readonly allowed: boolean; readonly code?: string }): string =>
  decision.allowed ? 'yes' : (decision.code ?? 'no')

describe('saved views', () => {
  it.each<[string, Caller, PlanDetails, number, boolean, boolean, string]>([
    ['one of your own is yours', viewer, plan, PERSON, false, true, 'yes'],
    ['also on a frozen plan', contributor, frozen, PERSON, false, true, 'yes'],
    ['also without a role', outsider, plan, PERSON, false, true, 'yes'],
    ['also while the account is not active', viewer, inactive, PERSON, false, true, 'yes'],
    ['a private one of others is not there', admin, plan, OTHER, false, false, 'not-found'],
    ['a viewer looks at shared ones', viewer, plan, OTHER, true, true, 'not-owner'],
    ['and so does a contributor', contributor, plan, OTHER, true, true, 'not-owner'],
    ['a contributor changes their own', contributor, plan, PERSON, true, true, 'yes'],
    ['but not once they are a viewer', viewer, plan, PERSON, true, true, 'viewer'],
    ['nor without a role', outsider, plan, PERSON, true, false, 'not-found'],
    ['an admin changes every shared one', admin, plan, OTHER, true, true, 'yes'],
    ['a freeze stops their owner', contributor, frozen, PERSON, true, true, 'plan-frozen'],
    ['but no admin', admin, frozen, OTHER, true, true, 'yes'],
    ['an inactive account shows none', admin, inactive, OTHER, true, false, 'not-found'],
  ])('%s', (_sentence, caller, onPlan, userId, isShared, isSeen, expected) => {
    const access = accessOn(onPlan, caller)
    const view = { userId, isShared }
    expect(canSeeSavedView(view, caller.userId, access)).toBe(isSeen)
    expect(codeOf(canEditSavedView(view, caller.userId, access))).toBe(expected)
  })

  it.each<[string, Caller, PlanDetails, string]>([
    ['a contributor shares', contributor, plan, 'yes'],
    ['an admin shares', admin, plan, 'yes'],
    ['a viewer does not', viewer, plan, 'viewer'],
    ['nobody without a role does', outsider, plan, 'not-found'],
    ['no contributor does on a frozen plan', contributor, frozen, 'plan-frozen'],
    ['an admin does', admin, frozen, 'yes'],
    ['nobody does while the account is not active', admin, inactive, 'account-inactive'],
  ])('sharing: %s', (_sentence, caller, onPlan, expected) => {
    expect(codeOf(canShareSavedView(accessOn(onPlan, caller)))).toBe(expected)
  })

  it('nobody changes what they do not see, whatever their role', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(PERSON, OTHER, OWNER),
        fc.boolean(),
        fc.boolean(),
        (roleId, userId, isShared, freeze) => {
          const access = accessOn({ ...plan, freeze }, person(PERSON, role(roleId)))
          const view = { userId, isShared }
          const isHidden = !canSeeSavedView(view, PERSON, access)
          expect(isHidden && canEditSavedView(view, PERSON, access).allowed).toBe(false)
        },
      ),
    )
  })
})
