import { createHash, randomBytes } from 'node:crypto'

/** A session ends after this long without any use. */
export const REFRESH_TOKEN_DAYS = 30

/** A sign-in lasts at most this long, however often it is used. */
export const SESSION_DAYS = 90

/**
 * How long the previous token still works. Two tabs that start at once send the same cookie, and a
 * page that reloads before the response arrives never stores the new one.
 */
export const ROTATION_GRACE_SECONDS = 10

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the instant a number of days later. */
export function daysLater(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

/** A new secret of 256 bits, as text that fits into a cookie. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a secret in hex: all that the database keeps of it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
