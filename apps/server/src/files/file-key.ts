import { randomBytes } from 'node:crypto'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}$/

/**
 * A new name for the bytes of a file, `ab/` and 32 hex digits: nothing that a
 * person sent is in it, and it cannot be guessed.
 */
export function newFileKey(): string {
  const digits = randomBytes(16).toString('hex')
  return `${digits.slice(0, 2)}/${digits}`
}

/** Whether a name is one of ours; anything else never reaches a disk. */
export function isFileKey(text: string): boolean {
  return KEY.test(text)
}
