import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFirstAccount, openInstallation, prepareDataFolder } from '../testing/server-process'
import type { Installation } from '../testing/server-process'

let prepared: string
let installation: Installation

beforeAll(async () => {
  prepared = await prepareDataFolder()
  installation = await openInstallation(prepared)
})
afterAll(async () => {
  await installation.remove()
  rmSync(prepared, { recursive: true, force: true })
})

it('creates a link that signs a person in once, while no server uses the database', async () => {
  const first = installation.start(['--empty'])
  await installation.untilHealthy(first)
  await createFirstAccount(installation, first)

  const busy = installation.start(['sign-in-link', 'owner@northfield.test'])
  expect(await installation.untilEnded(busy)).toBe(1)
  expect(busy.said.out).not.toContain('/sign-in/bypass/')
  await installation.end(first, 'SIGTERM')

  const unknown = installation.start(['sign-in-link', 'nobody@northfield.test'])
  expect(await installation.untilEnded(unknown)).toBe(1)
  expect(unknown.said.err).toBe(
    'Nobody has the email address nobody@northfield.test. Correct it.\n',
  )

  const made = installation.start(['sign-in-link', 'Owner@northfield.test'])
  expect(await installation.untilEnded(made)).toBe(0)
  const [, refreshToken = ''] = /\/sign-in\/bypass\/([\w-]{43})$/m.exec(made.said.out) ?? []

  const second = installation.start()
  await installation.untilHealthy(second)
  const signIn = () => installation.ask('POST', '/authenticate/bypass', { body: { refreshToken } })
  const answer = await signIn()
  const access = answer.json?.['accessToken']
  const token =
    typeof access === 'object' && access !== null && 'token' in access ? String(access.token) : ''
  const me = await installation.ask('GET', '/me', { token })
  expect(me.json).toMatchObject({ user: { emailAddress: 'owner@northfield.test' } })
  expect((await signIn()).status).toBe(401)
})
