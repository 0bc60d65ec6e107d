import { isApiError } from '@throughline/api-client'
import { SIGN_IN_MESSAGES, tooManyAttempts } from '@throughline/domain/messages'

/** What a refused sign-in says to the person. */
export function signInMessage(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : SIGN_IN_MESSAGES.mismatch
  const { failure, message } = error
  if (failure.kind === 'rate-limited') return tooManyAttempts(failure.retryAfterSeconds)
  // An address that cannot exist matches no record either.
  const isMismatch = failure.kind === 'unauthenticated' || failure.kind === 'invalid'
  return isMismatch ? SIGN_IN_MESSAGES.mismatch : message
}
