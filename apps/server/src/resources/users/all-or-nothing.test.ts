import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accountMembers,
  accounts,
  auditEvents,
  oneTimeTokens,
  outgoingMails,
  planChanges,
  plans,
  sessions,
  userBlockedTags,
  userInvites,
  userRoleChannels,
  userRoles,
  users,
} from '../../db/schema'
import type { Call } from '../../testing/test-server'
import { server, setUpServer, world } from '../../testing/world-scenario'

const tables = {
  accountMembers,
  accounts,
  auditEvents,
  oneTimeTokens,
  outgoingMails,
  planChanges,
  plans,
  sessions,
  userBlockedTags,
  userInvites,
  userRoleChannels,
  userRoles,
  users,
}
const MAKER = 4

let admin: string
let maker: string

setUpServer()
beforeAll(async () => {
  const { orm } = server.database
  await orm.update(accounts).set({ universalSeatsTotal: 1000 })
  await orm.insert(users).values({ id: MAKER, emailAddress: 'maker@world.test' })
  await orm.execute(sql`create table fault (after_writes integer)`)
  await orm.execute(sql`create function fail_when_due() returns trigger language plpgsql as $$
    declare left_over integer;
    begin
      update fault set after_writes = after_writes - 1 returning after_writes into left_over;
      if left_over < 0 then raise exception 'a fault of a test'; end if;
      return null;
    end $$`)
  for (const name of await tableNames()) {
    await orm.execute(
      sql`create trigger fail_when_due after ${sql.raw(writesOn(name))} on ${sql.identifier(name)}
        for each statement execute function fail_when_due()`,
    )
  }
})
beforeEach(async () => {
  await failAfter(null)
  admin = await server.tokenFor(world.people.admin)
  maker = await server.tokenFor(MAKER)
})

/**
 * Returns the writes that a test lets fail. It excludes the later updates and deletes by the sender
 * of mails.
 */
function writesOn(name: string): string {
  return name === 'outgoing_mails' ? 'insert' : 'insert or update or delete'
}

async function tableNames(): Promise<string[]> {
  const match = await server.database.orm.execute(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename not in ('fault', 'one_time_tokens')`,
  )
  return match.rows.map((row) => String(row['tablename']))
}

/** Lets the write with this number fail, counted from 0; null lets all writes succeed. */
async function failAfter(writes: number | null): Promise<void> {
  const { orm } = server.database
  await orm.execute(sql`delete from fault`)
  if (writes !== null) await orm.execute(sql`insert into fault values (${writes})`)
}

async function everything(): Promise<string> {
  const { orm } = server.database
  const rows: unknown[] = []
  for (const [name, table] of Object.entries(tables)) {
    rows.push([
      name,
      await orm
        .select()
        .from(table)
        .orderBy(sql`1, 2`),
    ])
  }
  return JSON.stringify(rows)
}

const call = (token: string, method: Call['method'], url: string, body?: object) =>
  server.call({ method, url: `/api${url}`, token, body })

let counter = 0
const newcomer = () => ({
  emailAddress: `whole-${(counter += 1)}@world.test`,
  firstName: 'Priya',
  lastName: 'Raman',
  account: world.accounts.own,
  plan: world.plans.lead.id,
  userRole: { role: 5 },
})

async function add(): Promise<number> {
  const answer = await call(admin, 'POST', '/users', newcomer())
  await server.mails()
  return Number(answer.json?.['id'])
}

/**
 * Makes a call once for each write in it, with that write failing, until it
 * comes through.
 *
 * @returns how many writes failed, each without a trace
 */
async function failEverywhere(make: () => ReturnType<typeof call>): Promise<number> {
  const before = await everything()
  for (let writes = 0; writes < 60; writes += 1) {
    await failAfter(writes)
    const answer = await make()
    await failAfter(null)
    if (answer.status < 300) return writes
    expect(answer.status).toBe(500)
    expect(await everything()).toBe(before)
  }
  throw new Error('The call never came through.')
}

describe('a fault at any write leaves everything as it was', () => {
  it('when somebody is added', async () => {
    const body = newcomer()
    expect(await failEverywhere(() => call(admin, 'POST', '/users', body))).toBeGreaterThan(7)
    await server.mails()
  })

  it('when a role changes', async () => {
    const id = await add()
    const [role] = await server.database.orm
      .select()
      .from(userRoles)
      .where(eq(userRoles.userId, id))
    const url = `/user_roles/${role?.id ?? 0}`
    const change = () => call(admin, 'PUT', url, { roleId: 6 })
    expect(await failEverywhere(change)).toBeGreaterThan(2)
  })

  it('when somebody is removed from the account', async () => {
    const body = { user_id: await add(), account_id: world.accounts.own }
    const remove = () => call(admin, 'DELETE', '/delete-from-account', body)
    expect(await failEverywhere(remove)).toBeGreaterThan(7)
  })

  it('when somebody is deleted', async () => {
    const url = `/users/${await add()}`
    const remove = () => call(admin, 'PUT', url, { deleted: true })
    expect(await failEverywhere(remove)).toBeGreaterThan(7)
  })

  it('when an invitation is withdrawn', async () => {
    const id = await add()
    const [invite] = await server.database.orm
      .select()
      .from(userInvites)
      .where(eq(userInvites.userId, id))
    const withdraw = () => call(admin, 'DELETE', `/user_invites/${invite?.id ?? 0}`)
    expect(await failEverywhere(withdraw)).toBeGreaterThan(7)
  })

  it('when an account is made and deleted', async () => {
    const owner = world.people.viewer
    const body = { contactCompanyName: 'Whole', owner }
    expect(await failEverywhere(() => call(maker, 'POST', '/accounts', body))).toBe(4)
    const { other } = world.accounts
    const remove = () => call(maker, 'DELETE', `/accounts/${other}`)
    expect(await failEverywhere(remove)).toBeGreaterThan(5)
  })
})
