import { isApiError } from '@throughline/api-client'
import { SIGN_IN_MESSAGES, tooManyAttempts } from '@throughline/domain/messages'

/**
 * Why single sign-on did not start.
 *
 * @param code out of the URL that the server redirects to; null for any other
 */
export function signOnProblem(code: string | null): string | null {
  if (code === 'busy') return tooManyAttempts(null)
  return code === 'unknown' ? SIGN_IN_MESSAGES.singleSignOnUnknown : null
}

/** What a refused sign-in says to the person. */
export function signInMessage(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : SIGN_IN_MESSAGES.mismatch
  const { failure, message } = error
  if (failure.kind === 'rate-limited') return tooManyAttempts(failure.retryAfterSeconds)
  // An address that cannot exist matches no record either.
  const isMismatch = failure.kind === 'unauthenticated' || failure.kind === 'invalid'
  return isMismatch ? SIGN_IN_MESSAGES.mismatch : message
}
