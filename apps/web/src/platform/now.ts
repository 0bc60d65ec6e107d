// On its own and small, because the first module of the page needs it before the rest is loaded.

/** The current time in milliseconds since the epoch. The only place that reads the clock. */
export function now(): number {
  return Date.now()
}
