import { hash, verify } from '@node-rs/argon2'
import { refuseNewPassword } from '@throughline/domain/session'
import { unprocessable } from '../errors/api-error'

/**
 * Cost of one hash: argon2id (the library's default) with 19 MiB, two passes and one lane, the smallest
 * set that the OWASP password storage guidance recommends.
 */
const COST = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

/**
 * Hashes a password for storage. What a person chooses goes through `hashNewPassword`.
 *
 * @param password 1 to 256 characters, compared after Unicode normalisation (NFKC)
 * @returns a text that holds algorithm, cost, salt and digest
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

/**
 * Hashes a password that a person has chosen.
 *
 * @throws ApiError 422 when it is too short or too common
 */
export function hashNewPassword(password: string): Promise<string> {
  const refusal = refuseNewPassword(password)
  if (refusal !== null) throw unprocessable('weak_password', refusal, '/password')
  return hashPassword(password)
}

/**
 * Says whether a password is the one that was hashed. Without a stored hash it
 * takes as long as with one and answers false, so that the time of the answer
 * does not tell whether the person exists.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const candidate = password.normalize('NFKC')
  if (passwordHash === null) {
    await hash(candidate, COST)
    return false
  }
  return verify(passwordHash, candidate)
}
