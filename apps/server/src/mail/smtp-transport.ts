import { createTransport } from 'nodemailer'
import type { MailAddress, MailTransport } from './mail-message'
import { MailRefusedError } from './mail-message'
import { envelopeOf } from './mail-envelope'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Sends mails through a mail server.
 *
 * @param url `smtp://user:password@host:port` (STARTTLS when the server offers it, and always
 * when there is a password and the server is not on this machine) or `smtps://…` (TLS from the start)
 */
export function createSmtpTransport(url: string, from: MailAddress): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const hasPassword = username !== ''
  const transporter = createTransport({
    pool: true,
    maxConnections: 3,
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && hasPassword && !loopbackHosts.has(hostname),
    ...(hasPassword
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : null),
    // Well below the time for which a mail is claimed.
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        await transporter.sendMail(envelopeOf(message, from))
      } catch (error) {
        throw refusalIn(error) ?? error
      }
    },
    close: () => transporter.close(),
  }
}

/** A recipient whom the server refuses for good; a wrong password of ours is not that. */
function refusalIn(error: unknown): MailRefusedError | null {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return null
  const { code, responseCode } = error
  const isForGood = typeof responseCode === 'number' && responseCode >= 500
  return code === 'EENVELOPE' && isForGood
    ? new MailRefusedError(`EENVELOPE ${responseCode}`)
    : null
}
