// This module is separate and small, because the first module of the page needs it before the rest
// has loaded.

/**
 * Returns the current time in milliseconds since the epoch. It is the only code that reads the
 * clock.
 */
export function now(): number {
  return Date.now()
}
