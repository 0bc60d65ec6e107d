/** A recipient or sender. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A mail that is ready to be sent. */
export interface MailMessage {
  readonly to: MailAddress
  /** Where replies go, if not to the sender. */
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The link of the mail, or null. It may contain a secret. */
  readonly link: string | null
}

/** Delivers mails. */
export interface MailTransport {
  /**
   * Resolves when the mail server has accepted the mail.
   *
   * @throws MailRefusedError if another attempt is useless; any other error if it may succeed
   */
  send(message: MailMessage): Promise<void>
  close(): void
}

/** A permanent refusal: there will be no other attempt. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
  /** For the log; it never contains text of the mail server. */
  readonly code: string

  constructor(code: string) {
    super(`The mail was refused for good (${code}).`)
    this.code = code
  }
}
