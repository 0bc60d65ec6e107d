import { isApiError } from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'

/** What a refused sign-in says to the person. */
export function signInMessage(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : SIGN_IN_MESSAGES.mismatch
  const { failure, message } = error
  if (failure.kind === 'rate-limited') return tooManyAttempts(failure.retryAfterSeconds)
  // An address that cannot exist matches no record either.
  const isMismatch = failure.kind === 'unauthenticated' || failure.kind === 'invalid'
  return isMismatch ? SIGN_IN_MESSAGES.mismatch : message
}

const SECONDS_PER_MINUTE = 60

function tooManyAttempts(seconds: number | null): string {
  if (seconds === null) return 'Too many attempts. Please wait a moment and try again.'
  const [count, unit] =
    seconds < SECONDS_PER_MINUTE
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : [Math.ceil(seconds / SECONDS_PER_MINUTE), 'minute']
  return `Too many attempts. Please wait ${count} ${unit}${count === 1 ? '' : 's'} and try again.`
}
