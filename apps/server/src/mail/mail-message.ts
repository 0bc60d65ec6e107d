/** Somebody a mail is sent to or comes from. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A mail that is ready to be sent. */
export interface MailMessage {
  readonly to: MailAddress
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address that the mail is sent for, or null. It may hold a secret. */
  readonly link: string | null
}

/** Takes mails on their way. */
export interface MailTransport {
  /**
   * Resolves when somebody else has taken the mail over.
   *
   * @throws MailRefusedError when trying again is of no use, any other error when it may be
   */
  send(message: MailMessage): Promise<void>
  close(): void
}

/** The address is refused for good: no other attempt will be made. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
  /** For the log: never what the mail server wrote. */
  readonly code: string

  constructor(code: string) {
    super(`The mail was refused for good (${code}).`)
    this.code = code
  }
}
