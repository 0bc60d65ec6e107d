import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFirstAccount, openInstallation } from '../testing/server-process'
import type { Installation } from '../testing/server-process'

let installation: Installation
let mailServer: SMTPServer
let mails: string[]
let smtpUrl: string

beforeAll(async () => {
  installation = await openInstallation()
  mails = []
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username ?? '' }),
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString())
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => {
    mailServer.listen(0, '127.0.0.1', resolve)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address with one
  const { port } = mailServer.server.address() as AddressInfo
  smtpUrl = `smtp://mailer:smtp-password-secret@127.0.0.1:${port}`
})
afterAll(async () => {
  await installation.remove()
  await new Promise<void>((resolve) => {
    mailServer.close(() => resolve())
  })
})

/** The first URL in the newest mail, joined from its lines. */
function linkIn(mail: string): string {
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return /https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? ''
}

it('a server that logs everything logs no secret', async () => {
  const server = installation.start(['--empty'], {
    LOG_LEVEL: 'trace',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'plans@example.com',
    STRIPE_SECRET_KEY: 'sk_test_stripe_secret',
    SESSION_SECRET: 'session-secret-of-a-test-that-is-long-enough',
  })
  await installation.untilHealthy(server)
  const ask: Installation['ask'] = (...call) => installation.ask(...call)
  const accessToken = await createFirstAccount(installation, server)
  const me = await ask('GET', '/me', { token: accessToken })
  const user = me.json?.['user']
  const emailAddress =
    typeof user === 'object' && user !== null && 'emailAddress' in user
      ? String(user.emailAddress)
      : ''
  expect(emailAddress).toContain('@')

  const wrong = { emailAddress, password: 'wrong-password-secret' }
  expect((await ask('POST', '/authenticate', { body: wrong })).status).toBe(401)
  await ask('POST', `/user/forgotpassword/${encodeURIComponent(emailAddress)}`)
  await expect.poll(() => mails.length).toBe(1)
  const resetToken = new URL(linkIn(mails[0] ?? '')).searchParams.get('token') ?? ''
  expect(resetToken).toHaveLength(43)
  const secrets = {
    body: { password: 'new-password-secret' },
    headers: { cookie: 'tl_refresh=refresh-cookie-secret' },
  }
  await ask('POST', `/usertoken/${resetToken}`, secrets)
  await ask('POST', `/usertoken/guessed-token-secret-000`, secrets)
  await ask('POST', `/user-password-with-token/guessed-token-secret-000`, secrets)
  await ask('POST', '/authenticate/bypass', { body: { refreshToken: 'bypass-token-secret' } })
  await ask('POST', '/refreshToken', { headers: secrets.headers })
  await ask('GET', '/user_domains?domain=domain-secret.example')
  const relay = await ask('GET', '/saml/login?sso=none&relayState=/relay-secret')
  expect(relay.status).toBe(302)
  await ask('POST', '/authenticate', {
    headers: { 'content-type': 'application/json', 'x-line': 'header-secret' },
    body: { emailAddress: 'a\nfaked line\n@b.example', password: 'broken-body-secret' },
  })
  const signedIn = await ask('POST', '/authenticate', {
    body: { emailAddress, password: 'new-password-secret' },
  })
  expect(signedIn.status).toBe(200)
  const fresh = signedIn.json?.['accessToken']
  const token =
    typeof fresh === 'object' && fresh !== null && 'token' in fresh ? String(fresh.token) : ''
  const body = { comment: 'feedback-text-secret', type: 'Bug Report' }
  expect((await ask('POST', '/site-feedback', { token, body })).status).toBe(200)
  // The mails of the reset, of the new password and of the feedback.
  await expect.poll(() => mails.length).toBe(3)
  expect(await installation.end(server, 'SIGTERM')).toBe(0)

  const { out, err } = server.said
  expect(out).toContain('"path":"/api/usertoken/…"')
  for (const secret of [resetToken, accessToken, token, emailAddress, 'secret', 'faked line']) {
    expect(out.includes(secret) || err.includes(secret) ? secret : '').toBe('')
  }
})
