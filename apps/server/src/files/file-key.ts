import { randomBytes } from 'node:crypto'

const key = /^[0-9a-f]{2}\/[0-9a-f]{32}$/

/**
 * A new random key for the bytes of a file: `ab/` and 32 hex digits. It contains
 * nothing that a person sent.
 */
export function newFileKey(): string {
  const digits = randomBytes(16).toString('hex')
  return `${digits.slice(0, 2)}/${digits}`
}

/** Whether a text is a file key. Call it before a key becomes part of a path. */
export function isFileKey(text: string): boolean {
  return key.test(text)
}
