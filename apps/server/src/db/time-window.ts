import { and, gt, lte } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'

/** How far the clocks of several server processes may differ. */
const SKEW_MS = 60_000

/**
 * Returns a condition: the time is in the window that ends now. Times in the future do not count.
 * They come from a clock that ran ahead, and would otherwise count until that time has passed.
 *
 * @param column a time
 * @param windowMs length of the window
 */
export function isInWindow(column: AnyColumn, now: Date, windowMs: number): SQL | undefined {
  const end = now.getTime()
  return and(gt(column, new Date(end - windowMs)), lte(column, new Date(end + SKEW_MS)))
}

/** Returns a condition: the time comes from a clock that ran ahead. */
export function isAfterWindow(column: AnyColumn, now: Date): SQL {
  return gt(column, new Date(now.getTime() + SKEW_MS))
}

/**
 * Returns how long until a time leaves the window that ends now, in seconds; at most the window.
 */
export function secondsInWindow(time: Date, now: Date, windowMs: number): number {
  return Math.min(time.getTime() + windowMs - now.getTime(), windowMs) / 1000
}
