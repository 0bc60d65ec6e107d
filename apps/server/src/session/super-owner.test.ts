import { beforeAll, expect, it } from 'vitest'
import { users } from '../db/schema'
import { askWith, server, setUpServer, world } from '../testing/world-scenario'

const SUPER_OWNER = 4

const settings: { ownerPairs: { accountId: number; userId: number }[] } = { ownerPairs: [] }
let token: string

setUpServer(settings)
beforeAll(async () => {
  // The server reads its pairs with each request.
  settings.ownerPairs.push({ accountId: world.accounts.own, userId: SUPER_OWNER })
  await server.database.orm
    .insert(users)
    .values({ id: SUPER_OWNER, emailAddress: 'super@world.test', firstName: '', lastName: '' })
  token = await server.tokenFor(SUPER_OWNER)
})

it('a super user learns on which accounts they count as the owner', async () => {
  const { json } = await server.call({ method: 'GET', url: '/api/me', token })
  expect(json).toMatchObject({
    user: { isSuperUser: true },
    superOwnerOfAccountIds: [world.accounts.own],
  })
})

it('they may do there what only the owner may, and not on other accounts', async () => {
  const rename = (accountId: number) =>
    askWith(token, 'PUT', `/accounts/${accountId}`, { contactPhone: '555 0100' })
  expect((await rename(world.accounts.own)).status).toBe(200)
  expect((await rename(world.accounts.other)).status).toBe(403)
})
