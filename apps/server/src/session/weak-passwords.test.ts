import { PASSWORD_MESSAGES } from '@throughline/domain/messages'
import { expect, it } from 'vitest'
import { mintLinkToken } from '../tokens/one-time-token-queries'
import { server, world } from '../testing/world-scenario'
import { change, set } from './testing/links-scenario'
import { setUpSessions } from './testing/session-scenario'

setUpSessions()

it.each([
  ['set_password', set],
  ['change_password', change],
] as const)('the link to %s takes no weak password, and works on', async (purpose, use) => {
  const owner = { userId: world.people.viewer, purpose }
  const token = await mintLinkToken(server.database.orm, owner, server.clock.now())
  for (const [password, message] of [
    ['1234567', PASSWORD_MESSAGES.tooShort],
    [' Sunshine', PASSWORD_MESSAGES.tooCommon],
  ] as const) {
    expect((await use(token, password)).json).toMatchObject({
      status: 422,
      code: 'weak_password',
      detail: message,
      errors: [{ path: '/password', message }],
    })
  }
  expect((await use(token)).status).toBe(200)
})
