import { eq, isNull, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { accounts, userInvites, userRoles, users } from '../../db/schema'
import type { Call, Reply } from '../../testing/test-server'
import { ask, server, setUpServer, tokens, world } from '../../testing/world-scenario'

const CALLS_AT_ONCE = 20
const ROUNDS = 8
const SEATS = 16
const callers = ['owner', 'admin', 'contributor'] as const

setUpServer()
beforeAll(async () => {
  await server.database.orm.update(accounts).set({ universalSeatsTotal: SEATS })
})

let counter = 0

/** Makes a random call that changes roles, seats, people or channels, based on the current rows. */
async function somebodysCall(dice: readonly number[]): Promise<Call> {
  const { orm } = server.database
  const [what = 0, which = 0, role = 0, who = 0] = dice
  const token = tokens[callers[who % callers.length] ?? 'owner']
  const { own } = world.accounts
  const { lead, nested } = world.plans
  const plan = which % 2 === 0 ? lead.id : nested.id
  const roleId = 4 + (role % 3)
  const pick = <Row>(rows: readonly Row[]): Row | undefined => rows[which % rows.length]
  const roles = await orm.select().from(userRoles).where(eq(userRoles.accountId, own))
  const current = pick(roles)
  const call = (method: Call['method'], path: string, body?: object): Call => {
    return { method, url: `/api${path}`, token, body }
  }
  switch (what % 8) {
    case 0:
    case 1:
      return call('POST', '/users', {
        // Only a few email addresses, so that the same people return.
        emailAddress: `crowd-${which % 30}@world.test`,
        firstName: 'One',
        lastName: 'Of many',
        account: own,
        plan,
        userRole: { role: roleId },
      })
    case 2:
      return call('POST', '/user_roles', {
        role: roleId,
        user: current?.userId,
        plan,
        account: own,
      })
    case 3:
      return call('PUT', `/user_roles/${current?.id ?? 1}`, { roleId })
    case 4:
      return call('DELETE', `/user_roles/${current?.id ?? 1}`)
    case 5:
      return call('DELETE', '/delete-from-account', { user_id: current?.userId, account_id: own })
    case 6: {
      const invites = await orm.select().from(userInvites).where(isNull(userInvites.acceptedAt))
      return call('DELETE', `/user_invites/${pick(invites)?.id ?? 1}`)
    }
    default:
      return call('POST', '/channels', { plan, name: `Channel ${(counter += 1)}` })
  }
}

it('a crowd that gives and takes at once never fails, oversells or waits for itself', async () => {
  const dice = fc.sample(fc.array(fc.nat({ max: 10_000 }), { minLength: 4, maxLength: 4 }), {
    numRuns: ROUNDS * CALLS_AT_ONCE,
    seed: 28,
  })
  const answers: Reply[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = round * CALLS_AT_ONCE
    const calls = await Promise.all(
      dice.slice(from, from + CALLS_AT_ONCE).map((throws) => somebodysCall(throws)),
    )
    answers.push(...(await Promise.all(calls.map((call) => server.call(call)))))
    const seats = await ask('owner', 'GET', `/accounts/${world.accounts.own}`)
    const inUse = new RegExp(`"universal":\\{"current":(\\d+),"total":${SEATS}\\}`).exec(seats.text)
    expect(Number(inUse?.[1])).toBeLessThanOrEqual(SEATS)
  }
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  // If the database resolves a deadlock, the server answers with a conflict. There are none.
  expect(answers.filter(({ json }) => json?.['code'] === 'conflict')).toEqual([])
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(30)
  const strays = await server.database.orm
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.status} = 'pending' and ${users.deletedAt} is not null and exists (
        select 1 from user_roles where user_roles.user_id = ${users.id}
      )`,
    )
  expect(strays).toEqual([])
})
