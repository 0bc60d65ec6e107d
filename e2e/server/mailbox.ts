import type { Readable } from 'node:stream'
import { type AddressObject, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port'

/**
 * Time limit for a mail, in ms; only a mail that is never sent exceeds it. The server sends waiting
 * mails every few seconds.
 */
const MAIL_TIMEOUT_MS = 120_000

/** A mail as its recipient gets it. */
export interface ReceivedMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Addresses of all links of the HTML, without duplicates. */
  readonly links: readonly string[]
}

/** Mail server that accepts and stores every mail, for the mailboxes of all recipients. */
export class Mailbox {
  readonly url: string
  private readonly server: SMTPServer
  private readonly mails: ReceivedMail[] = []

  private constructor(port: number) {
    this.url = `smtp://127.0.0.1:${port}`
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        void this.keep(stream, done)
      },
    })
    this.server.listen(port, '127.0.0.1')
  }

  static async open(): Promise<Mailbox> {
    return new Mailbox(await freePort())
  }

  /**
   * Returns the newest mail to an address that no earlier call has returned.
   *
   * @throws Error when none comes in time
   */
  async take(address: string): Promise<ReceivedMail> {
    const deadline = Date.now() + MAIL_TIMEOUT_MS
    for (;;) {
      const at = this.mails.findLastIndex(({ to }) => to.includes(address))
      const [mail] = at < 0 ? [] : this.mails.splice(at, 1)
      if (mail !== undefined) return mail
      if (Date.now() > deadline) {
        const others = this.mails.map(({ to, subject }) => `${to.join()}: ${subject}`)
        throw new Error(`No mail to ${address}. Others:\n${others.join('\n')}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** @param done answers the sender, with an error when the mail cannot be read */
  private async keep(stream: Readable, done: (error?: Error) => void): Promise<void> {
    try {
      const { to, subject = '', text = '', html } = await simpleParser(stream)
      const source = typeof html === 'string' ? html : ''
      const links = Array.from(source.matchAll(/href="([^"]+)"/gu), ([, link = '']) =>
        link.replaceAll('&amp;', '&'),
      )
      this.mails.push({
        to: addressesOf(to),
        subject,
        text,
        html: source,
        links: [...new Set(links)],
      })
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve()
      })
    })
  }
}

function addressesOf(to: AddressObject | AddressObject[] | undefined): readonly string[] {
  const lists = Array.isArray(to) ? to : to === undefined ? [] : [to]
  return lists.flatMap(({ value }) => value.flatMap(({ address }) => address ?? []))
}
