import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MailRefusedError } from './mail-message'
import type { MailMessage } from './mail-message'
import { createOutboxTransport } from './outbox-transport'
import { createSmtpTransport } from './smtp-transport'

const from = { name: 'Throughline', address: 'plans@example.com' }

const mailMessage: MailMessage = {
  to: { name: 'Zoë "Z" O’Neil', address: 'zoe@example.com' },
  subject: 'Reset your password',
  text: 'https://plan.example.com/change-password?token=abc\n',
  html: '<p>Hello</p>',
  link: 'https://plan.example.com/change-password?token=abc',
}

describe('a mail server', () => {
  interface Received {
    readonly from: string
    readonly to: readonly string[]
    readonly data: string
  }
  let server: SMTPServer
  let received: Received[]
  let port: number

  beforeEach(async () => {
    received = []
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, callback) {
        if (address.startsWith('nobody')) {
          callback(Object.assign(new Error('No such user'), { responseCode: 550 }))
        } else if (address.startsWith('busy')) {
          callback(Object.assign(new Error('Try later'), { responseCode: 451 }))
        } else callback()
      },
      onData(stream, session, callback) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            data: Buffer.concat(chunks).toString(),
          })
          callback()
        })
      },
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address with one
    port = (server.server.address() as AddressInfo).port
  })
  afterEach(async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
  })

  async function send(message: Partial<MailMessage> = {}): Promise<void> {
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, from)
    try {
      await transport.send({ ...mailMessage, ...message })
    } finally {
      transport.close()
    }
  }

  const headerOf = (data: string) =>
    data.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n[ \t]/g, ' ') ?? ''

  it('gets a mail in text and HTML, from us, that no machine answers', async () => {
    await send()
    expect(received).toMatchObject([{ from: 'plans@example.com', to: ['zoe@example.com'] }])
    const { data } = received[0] ?? { data: '' }
    const header = headerOf(data)
    expect(header).toMatch(/^From: "?Throughline"? <plans@example.com>$/m)
    expect(header).toMatch(/^Subject: Reset your password$/m)
    expect(header).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(header).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(data).toContain('Content-Type: text/plain')
    expect(data).toContain('Content-Type: text/html')
  })

  it('gets no line of the header that a subject or a name would add', async () => {
    await send({
      subject: 'Hello\r\nBcc: all@example.com\r\n\r\nA body',
      to: { name: 'Zoë\r\nBcc: all@example.com', address: 'zoe@example.com' },
      replyTo: { name: '"\r\nX-Evil: 1', address: 'me@example.com' },
    })
    const header = headerOf(received[0]?.data ?? '')
    expect(header).not.toMatch(/^(Bcc|X-Evil):/im)
    expect(received[0]?.to).toEqual(['zoe@example.com'])
  })

  it.each([
    'a@example.com,b@example.com',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    'a b@example.com',
    '"a"<b@example.com>',
    'a@[127.0.0.1]',
  ])('is never asked to send to %j', async (address) => {
    await expect(send({ to: { name: '', address } })).rejects.toThrow(MailRefusedError)
    expect(received).toEqual([])
  })

  it('with an unknown recipient refuses for good, a busy one does not', async () => {
    const nobody = { name: '', address: 'nobody@example.com' }
    await expect(send({ to: nobody })).rejects.toThrow(new MailRefusedError('EENVELOPE 550'))
    const busy = send({ to: { name: '', address: 'busy@example.com' } })
    await expect(busy).rejects.not.toThrow(MailRefusedError)
  })

  it('that is not there is worth another attempt', async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    const attempt = send()
    await expect(attempt).rejects.toMatchObject({ code: 'ESOCKET' })
  })
})

describe('the outbox of a machine without a mail server', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-outbox-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('writes every mail into a file for its owner only, and prints its link', async () => {
    const lines: string[] = []
    const outbox = path.join(folder, 'data', 'outbox')
    const transport = createOutboxTransport(outbox, from, (line) => lines.push(line))
    await Promise.all([transport.send(mailMessage), transport.send({ ...mailMessage, link: null })])
    const files = readdirSync(outbox)
    expect(files).toHaveLength(2)
    for (const file of files) {
      expect(file).toMatch(/\.eml$/)
      expect(statSync(path.join(outbox, file)).mode & 0o777).toBe(0o600)
    }
    expect(readFileSync(path.join(outbox, files[0] ?? ''), 'utf8')).toContain('To: ')
    expect(lines.filter((line) => line.includes(mailMessage.link ?? ''))).toHaveLength(1)
    expect(lines).toHaveLength(2)
  })
})
