import type { MailAddress, MailMessage } from './mail-message'
import { MailRefusedError } from './mail-message'

/** Stricter than what people may enter: no sign that means something in the header of a mail. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[A-Za-z0-9.-]+$/u

/**
 * A mail in the words of nodemailer. Lines cannot be added to its header: the
 * addresses are checked here, and names and subject are one line each.
 *
 * @throws MailRefusedError when an address could mean more than one mailbox
 */
export function envelopeOf(message: MailMessage, from: MailAddress) {
  const { to, replyTo, subject, text, html } = message
  return {
    from: safeAddress(from),
    to: safeAddress(to),
    ...(replyTo === undefined ? null : { replyTo: safeAddress(replyTo) }),
    subject: oneLine(subject),
    text,
    html,
    headers: {
      // Nobody's absence should answer a machine.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}

function safeAddress({ name, address }: MailAddress): MailAddress {
  if (!ADDRESS.test(address)) throw new MailRefusedError('EADDRESS')
  return { name: oneLine(name), address }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
