import { buildPerson, buildRole, buildSession } from '@throughline/test-support/builders'
import type { CoreView } from '@throughline/domain/users'
import { describe, expect, test } from 'vitest'
import { coreViewOf, landingOf, recentViewIn } from './recent-place'

interface Details {
  readonly recent?: number | null
  readonly role?: number | null
  readonly isActive?: boolean
  readonly view?: CoreView
}

function accountOf(id: number, isActive: boolean) {
  return {
    id,
    name: `Account ${id}`,
    ownerId: 1001,
    isActive,
    isBillingShown: false,
    hasTacticTypeCF: false,
  }
}

/** Returns a user with a role on a plan of account 7, and with another active account. */
function details({ recent = 12, role = 12, isActive = true, view = 'calendar' }: Details) {
  return buildSession({
    user: buildPerson({ mostRecentPlanId: recent, mostRecentView: view }),
    roles: [buildRole({ planId: role, accountId: 7 })],
    accounts: [accountOf(8, true), accountOf(7, isActive)],
  })
}

const PLAN = '/account/7/plan/12/calendar'

describe('after signing in a person goes', () => {
  test.each<[string, Details, string, string | null]>([
    ['to the calendar of the plan', {}, PLAN, null],
    ['to its budget', { view: 'budget' }, PLAN, 'budget'],
    ['to its table', { view: 'view' }, PLAN, 'table'],
    ['to its performance', { view: 'dashboard' }, PLAN, 'performance'],
    ['to the plans list without a plan', { recent: null, view: 'budget' }, '/', null],
    ['to the plans list when the role on it is gone', { role: 13 }, '/', null],
    ['not to a plan by a role on the account', { recent: null, role: null }, '/', null],
    ['to the plans list when the account is inactive', { isActive: false }, '/', null],
  ])('%s', (_sentence, session, path, view) => {
    const landing = landingOf(details(session))
    expect(landing.path).toBe(path)
    expect(recentViewIn(landing.state)).toBe(view)
  })
})

test.each([
  [null],
  [undefined],
  ['budget'],
  [{}],
  [{ recentView: 'settings' }],
  [{ recentView: null }],
])('the state %j names no view', (state) => {
  expect(recentViewIn(state)).toBeNull()
})

test.each([
  ['/account/7/plan/12/calendar', null],
  ['/account/7/plan/12/calendar/', null],
  ['/account/7/plan/12/calendar/month', 'calendar'],
  ['/account/7/plan/12/calendar/flow', 'calendar'],
  ['/account/7/plan/12/table', 'view'],
  ['/account/7/plan/12/budget', 'budget'],
  ['/account/7/plan/12/performance', 'dashboard'],
  ['/account/7/plan/12/search', null],
  ['/account/7/plan/12/settings/budget', null],
  ['/account/7/plan/12/tactic/7', null],
  ['/plans', null],
])('%s is remembered as %s', (pathname, view) => {
  expect(coreViewOf(pathname)).toBe(view)
})
