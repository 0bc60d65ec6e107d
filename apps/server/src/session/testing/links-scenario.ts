import type { Reply } from '../../testing/test-server'
import { server } from '../../testing/world-scenario'

export const NEW_PASSWORD = 'a newer password of a test'

export function forgot(emailAddress: string, headers: Readonly<Record<string, string>> = {}) {
  const url = `/api/user/forgotpassword/${encodeURIComponent(emailAddress)}`
  return server.call({ method: 'POST', url, headers })
}

export function change(token: string, password = NEW_PASSWORD): Promise<Reply> {
  return server.call({ method: 'POST', url: `/api/usertoken/${token}`, body: { password } })
}

export function set(token: string, password = NEW_PASSWORD): Promise<Reply> {
  const url = `/api/user-password-with-token/${token}`
  return server.call({ method: 'POST', url, body: { password } })
}

export async function statusOfSignIn(emailAddress: string, password: string): Promise<number> {
  const body = { emailAddress, password }
  return (await server.call({ method: 'POST', url: '/api/authenticate', body })).status
}

/** The URL in the newest mail to an email address. */
export async function linkTo(emailAddress: string): Promise<URL> {
  const mails = await server.mails()
  const mail = mails.findLast(({ to }) => to === emailAddress)
  return new URL(mail?.link ?? 'about:blank')
}
