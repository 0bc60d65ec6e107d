import { gt } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertBaseData } from '../db/base-data'
import { accounts, auditEvents, oneTimeTokens, sessions, userRoles, users } from '../db/schema'
import { schemaTemplate } from '../db/testing/create-test-database'
import { createTestServer } from '../testing/test-server'
import { hashOfToken } from '../tokens/refresh-token'
import { setUpSessions } from './testing/session-scenario'

setUpSessions()

describe('the first account', () => {
  const body = {
    token: 'a token of the link of an empty server',
    contactCompanyName: 'First',
    firstName: 'Dana',
    lastName: 'Whitfield',
    emailAddress: 'dana@first.test',
    password: 'a long sentence of mine',
  }

  it('is created once, by the link of an empty server', async () => {
    const empty = await createTestServer({}, undefined, schemaTemplate)
    const { orm } = empty.database
    await insertBaseData(orm)
    const post = () => empty.call({ method: 'POST', url: '/api/first-account', body })
    expect((await post()).json).toMatchObject({ status: 401, code: 'token_invalid' })
    await orm.insert(oneTimeTokens).values({
      tokenHash: hashOfToken(body.token),
      purpose: 'first_account',
      expiresAt: new Date(empty.clock.instant.getTime() + 3_600_000),
    })
    const weak = await empty.call({
      method: 'POST',
      url: '/api/first-account',
      body: { ...body, password: 'Password1' },
    })
    expect(weak.json).toMatchObject({ status: 422, code: 'weak_password' })
    const both = await Promise.all([post(), post()])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 401]))
    const created = both.find(({ status }) => status === 201)
    expect(created?.json).toMatchObject({ user: { firstName: 'Dana', highestRoleId: 1 } })
    expect(await orm.select().from(accounts)).toHaveLength(1)
    const events = await orm.select().from(auditEvents)
    expect(events).toMatchObject([{ action: 'account_created', subjectType: 'account' }])
    expect(await orm.select().from(sessions)).toHaveLength(1)

    // The owner finds a plan to begin with, made like the super plan.
    const [owner] = await orm.select({ id: users.id }).from(users).where(gt(users.id, 1000))
    const token = await empty.tokenFor(owner?.id ?? 0)
    const list = await empty.call({ method: 'GET', url: '/api/plans', token })
    expect(list.json).toMatchObject({
      items: [{ name: 'New Plan', type: 'Individual', roleTitle: 'Admin' }],
    })
    expect(await orm.select().from(userRoles)).toMatchObject([
      { roleId: 1, planId: null, canViewBudget: true, canEditAllChannels: true },
      { roleId: 4, canViewBudget: true, canEditAllChannels: true },
    ])
    await empty.close()
  })
})
