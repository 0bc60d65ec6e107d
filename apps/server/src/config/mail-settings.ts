import { ConfigError } from './config-error'
import { email, value } from './config-readers'
import type { Environment } from './config-readers'

/** How mails are sent. */
export interface MailSettings {
  /** The mail server, or null to write mails into a folder. Contains a password. */
  readonly smtpUrl: string | null
  /** The sender of all mails. */
  readonly mailFrom: { readonly name: string; readonly address: string }
}

/**
 * Reads `SMTP_URL` and `MAIL_FROM`.
 *
 * @throws ConfigError when one of them is wrong, or the sender is missing
 */
export function readMailSettings(environment: Environment): MailSettings {
  const smtpUrl = value(environment, 'SMTP_URL')
  if (smtpUrl !== null) {
    const { protocol, hostname } = URL.canParse(smtpUrl)
      ? new URL(smtpUrl)
      : { protocol: '', hostname: '' }
    if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') {
      // The value may hold a password, so the message does not repeat it.
      throw new ConfigError(
        'SMTP_URL is not a URL of a mail server. Set it to smtp://user:password@host:587 or smtps://…, or leave it out to have mails written into a folder.',
      )
    }
  }
  const from = value(environment, 'MAIL_FROM')
  if (from === null) {
    if (smtpUrl !== null) {
      throw new ConfigError(
        'MAIL_FROM is not set, and mail servers refuse mails of nobody. Set it, for example to Throughline <plans@example.com>.',
      )
    }
    return { smtpUrl, mailFrom: { name: 'Throughline', address: 'throughline@example.com' } }
  }
  const [, name = '', bracketed] = /^([^<>"\p{Cc}]{0,100}?)\s*<([^<>]+)>$/u.exec(from) ?? []
  const address = bracketed ?? from
  if (!email.test(address)) {
    throw new ConfigError(
      `MAIL_FROM is "${from}". Set it to an email address, or to Name <address>.`,
    )
  }
  return { smtpUrl, mailFrom: { name, address } }
}
