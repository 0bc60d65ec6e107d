import type { MailAddress, MailMessage } from './mail-message'
import { MailRefusedError } from './mail-message'

/** Stricter than the check of user input: no character that has a meaning in a mail header. */
const emailAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[A-Za-z0-9.-]+$/u

/**
 * Converts a mail to a message of nodemailer. No value can add lines to the header: the function
 * checks the email addresses and puts names and subject on single lines.
 *
 * @throws MailRefusedError when an email address is not exactly one mailbox
 */
export function envelopeOf(message: MailMessage, from: MailAddress) {
  const { to, replyTo, subject, text, html } = message
  return {
    from: safeEmailAddress(from),
    to: safeEmailAddress(to),
    ...(replyTo === undefined ? null : { replyTo: safeEmailAddress(replyTo) }),
    subject: oneLine(subject),
    text,
    html,
    headers: {
      // Prevents automatic replies, such as absence notes.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}

function safeEmailAddress({ name, address }: MailAddress): MailAddress {
  if (!emailAddress.test(address)) throw new MailRefusedError('EADDRESS')
  return { name: oneLine(name), address }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
