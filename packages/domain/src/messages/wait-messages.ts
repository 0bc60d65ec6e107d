const SECONDS_PER_MINUTE = 60

/**
 * The message for a person who has to wait before the next attempt.
 *
 * @param seconds until the next attempt can succeed; null when unknown
 */
export function tooManyAttempts(seconds: number | null): string {
  if (seconds === null) return 'Too many attempts. Please wait a moment and try again.'
  const [count, unit] =
    seconds < SECONDS_PER_MINUTE
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : [Math.ceil(seconds / SECONDS_PER_MINUTE), 'minute']
  return `Too many attempts. Please wait ${count} ${unit}${count === 1 ? '' : 's'} and try again.`
}
