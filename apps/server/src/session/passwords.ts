import { hash, verify } from '@node-rs/argon2'
import { refuseNewPassword } from '@throughline/domain/session'
import { unprocessable } from '../errors/api-error'

/**
 * Cost of one hash: argon2id (the library's default) with 19 MiB, two passes and one lane, the smallest
 * set that the OWASP password storage guidance recommends.
 */
const cost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

/**
 * Hashes a password for storage. Use `hashNewPassword` for a password that a person chooses.
 *
 * @param password 1 to 256 characters, compared after Unicode normalization (NFKC)
 * @returns a text that contains algorithm, cost, salt and digest
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
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
 * Returns whether a password matches a stored hash. Without a hash it takes equally long and
 * returns false, so that the response time does not reveal whether the person exists.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const candidate = password.normalize('NFKC')
  if (passwordHash === null) {
    await hash(candidate, cost)
    return false
  }
  return verify(passwordHash, candidate)
}
