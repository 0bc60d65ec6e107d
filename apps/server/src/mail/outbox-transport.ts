import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { ensureFolder } from '../platform/ensure-folder'
import { envelopeOf } from './mail-envelope'
import type { MailAddress, MailTransport } from './mail-message'

/**
 * Writes mails into a folder instead of sending them, for a machine without a mail server. Each
 * mail is an `.eml` file that only its owner can read, since it may contain a link that signs a
 * user in.
 *
 * @param say receives one line with the file of a mail and its link
 */
export function createOutboxTransport(
  folder: string,
  from: MailAddress,
  say: (line: string) => void,
): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: bytes } = await transporter.sendMail(envelopeOf(message, from))
      if (!Buffer.isBuffer(bytes))
        throw new Error('The composed mail is a stream; a buffer was expected.')
      ensureFolder(folder)
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const file = path.join(folder, `${stamp}-${randomBytes(4).toString('hex')}.eml`)
      await writeFile(`${file}.part`, bytes, { mode: 0o600, flag: 'wx' })
      await rename(`${file}.part`, file)
      const link = message.link === null ? '' : ` ${message.link}`
      say(`Mail to ${message.to.address} in ${file}:${link || ' no link'}`)
    },
    close: () => undefined,
  }
}
