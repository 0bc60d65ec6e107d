import { describe, expect, it } from 'vitest'
import { database, scheduled, setUpAccounts } from '../testing/accounts-scenario'
import { schemasByKind } from '../testing/create-test-database'
import { accountMembers, channels, plans, tactics, userRoles, users } from './index'

async function refusal(work: PromiseLike<unknown>): Promise<string> {
  try {
    await work
    return 'accepted'
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    const text = String(cause instanceof Error ? cause.message : cause)
    return /constraint "([^"]+)"/.exec(text)?.[1] ?? text
  }
}

describe.each(schemasByKind)('the schema (%s)', (_kind, template) => {
  setUpAccounts(template)

  const refused: readonly (readonly [string, string, () => PromiseLike<unknown>])[] = [
    [
      'an end before its start',
      'tactics_end_not_before_start',
      () => database.orm.insert(tactics).values({ ...scheduled, endDate: '2026-03-03T07:59:59' }),
    ],
    [
      'dates in the parking lot',
      'tactics_parking_lot_has_no_dates',
      () => database.orm.insert(tactics).values({ ...scheduled, isUnscheduled: true }),
    ],
    [
      'a scheduled item without dates',
      'tactics_parking_lot_has_no_dates',
      () => database.orm.insert(tactics).values({ ...scheduled, startDate: null, endDate: null }),
    ],
    [
      'a negative cost',
      'tactics_costs_in_range',
      () => database.orm.insert(tactics).values({ ...scheduled, actualCost: -1 }),
    ],
    [
      'a blank title',
      'tactics_title_given',
      () => database.orm.insert(tactics).values({ ...scheduled, title: '  ' }),
    ],
    [
      "a tactic type of another account's plan",
      'tactics_type_fk',
      () => database.orm.insert(tactics).values({ ...scheduled, tacticTypeId: 402 }),
    ],
    [
      'a colour that is not six hexadecimal digits',
      'channels_ui_color_is_hex',
      () => database.orm.insert(channels).values({ planId: 201, name: 'Print', uiColor: 'red' }),
    ],
    [
      'a second Initiatives channel',
      'channels_one_initiatives_channel',
      () =>
        database.orm.insert(channels).values([
          { planId: 201, name: 'Initiatives', kind: 'initiatives' },
          { planId: 201, name: 'More', kind: 'initiatives' },
        ]),
    ],
    [
      'the same e-mail address in other letters',
      'users_email_address_unique',
      () => database.orm.insert(users).values({ emailAddress: 'ANN@example.test' }),
    ],
    [
      'a second owner of an account',
      'user_roles_one_owner',
      () =>
        database.orm.transaction(async (tx) => {
          await tx.insert(accountMembers).values({ accountId: 101, userId: 1002 })
          await tx.insert(userRoles).values([
            { accountId: 101, userId: 1001, roleId: 1 },
            { accountId: 101, userId: 1002, roleId: 1 },
          ])
        }),
    ],
    [
      'a role on a plan of another account',
      'user_roles_plan_fk',
      () =>
        database.orm
          .insert(userRoles)
          .values({ accountId: 101, userId: 1001, planId: 202, roleId: 5 }),
    ],
    [
      'a role for a person outside the account',
      'user_roles_member_fk',
      () =>
        database.orm
          .insert(userRoles)
          .values({ accountId: 101, userId: 1002, planId: 201, roleId: 5 }),
    ],
    [
      'a nested plan under a lead of another account',
      'plans_parent_fk',
      () =>
        database.orm
          .insert(plans)
          .values({ name: 'Nested', type: 'Sub', parentId: 201, accountId: 102 }),
    ],
    [
      'an ordinary plan in the place of the super plan',
      'plans_template_has_no_account',
      () =>
        database.orm
          .insert(plans)
          .values({ id: 15, name: 'Fifteen', type: 'Individual', accountId: 101 }),
    ],
  ]
  it.each(refused)('refuses %s', async (_name, constraint, work) => {
    expect(await refusal(work())).toBe(constraint)
  })
})
