import { isApiError } from '@throughline/api-client'
import { SIGN_IN_MESSAGES, tooManyAttempts } from '@throughline/domain/messages'

/**
 * Returns why single sign-on did not start; null for any other code.
 *
 * @param code from the URL to which the server redirects; null without one
 */
export function signOnProblem(code: string | null): string | null {
  if (code === 'busy') return tooManyAttempts(null)
  return code === 'unknown' ? SIGN_IN_MESSAGES.singleSignOnUnknown : null
}

/** Returns the message for the user if the server refuses the sign-in. */
export function signInMessage(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : SIGN_IN_MESSAGES.mismatch
  const { failure, message } = error
  if (failure.kind === 'rate-limited') return tooManyAttempts(failure.retryAfterSeconds)
  // An invalid address matches no user either.
  const isMismatch = failure.kind === 'unauthenticated' || failure.kind === 'invalid'
  return isMismatch ? SIGN_IN_MESSAGES.mismatch : message
}
