import { PASSWORD_MESSAGES } from '../messages'
import { COMMON_PASSWORDS } from './common-passwords'

/** The shortest new password, in characters as people count them. */
const MIN_PASSWORD_LENGTH = 8

/** Characters that are adjacent on keyboards and in alphabets; digits continue at 0. */
const sequences = [
  '0123456789'.repeat(3),
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
]
const runs = sequences.flatMap((run) => [run, Array.from(run).toReversed().join('')])

let commonPasswords: ReadonlySet<string> | undefined

/**
 * Returns why a password cannot be a new one: it is too short, or one of the most common ones,
 * ignoring case and outer spaces. A text that repeats up to three characters or follows the
 * alphabet, the digits or a keyboard counts as common.
 *
 * @returns a sentence for the person; null for a good password
 */
export function refuseNewPassword(password: string): string | null {
  const text = password.normalize('NFKC')
  if (Array.from(text).length < MIN_PASSWORD_LENGTH) return PASSWORD_MESSAGES.tooShort
  return isCommon(text.trim().toLowerCase()) ? PASSWORD_MESSAGES.tooCommon : null
}

function isCommon(text: string): boolean {
  commonPasswords ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/u))
  if (commonPasswords.has(text)) return true
  return /^(.{0,3})\1*$/su.test(text) || runs.some((run) => run.includes(text))
}
