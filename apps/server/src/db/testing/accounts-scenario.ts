import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../database'
import { accountMembers, accounts, channels, plans, tacticTypes, users } from '../schema'
import { createTestDatabase } from './create-test-database'
import type { DatabaseTemplate } from './create-test-database'

export let database: Database

/** Makes a database with two accounts for the tests of a file, each with a plan, and closes it after them. */
export function setUpAccounts(template: DatabaseTemplate): void {
  beforeAll(async () => {
    database = await createTestDatabase(template)
    const { orm } = database
    await orm
      .insert(users)
      .values([{ emailAddress: 'ann@example.test' }, { emailAddress: 'bob@example.test' }])
    await orm.insert(accounts).values([
      { contactCompanyName: 'First', ownerId: 1001 },
      { contactCompanyName: 'Second', ownerId: 1002 },
    ])
    await orm.insert(accountMembers).values([
      { accountId: 101, userId: 1001 },
      { accountId: 102, userId: 1002 },
    ])
    await orm.insert(plans).values([
      { id: 201, name: 'Lead', type: 'Master', accountId: 101 },
      { id: 202, name: 'Other', type: 'Individual', accountId: 102 },
    ])
    await orm.insert(channels).values([
      { id: 301, planId: 201, name: 'Email' },
      { id: 302, planId: 202, name: 'Email' },
    ])
    await orm.insert(tacticTypes).values([
      { id: 401, planId: 201, channelId: 301, name: 'Newsletter' },
      { id: 402, planId: 202, channelId: 302, name: 'Newsletter' },
    ])
  })
  afterAll(() => database.close())
}

/** A tactic of the first account, as it is inserted. */
export const scheduled = {
  planId: 201,
  tacticTypeId: 401,
  title: 'Spring newsletter',
  startDate: '2026-03-03T08:00:00',
  endDate: '2026-03-05T08:00:00',
}
