import { isApiError } from '@throughline/api-client'
import { TEAM_MESSAGES, tooManyAttempts } from '@throughline/domain/messages'

/** Returns a sentence of the catalog, followed by the server's reason. */
export function withCause(sentence: string, error: unknown): string {
  return `${sentence} ${causeOf(error)}`.trim()
}

/**
 * Returns the server's reason for a refusal. Some codes have a sentence of the catalog instead. Refused
 * fields have more exact reasons than the request.
 */
function causeOf(error: unknown): string {
  if (isApiError(error, 'conflict')) {
    const { code } = error.failure
    if (code === 'seat_limit_reached') return TEAM_MESSAGES.seatLimitReached
    if (code === 'already_on_plan') return TEAM_MESSAGES.alreadyOnPlan
  }
  if (isApiError(error, 'invalid') && error.failure.fields.length > 0) {
    return error.failure.fields.map(({ message }) => message).join(' ')
  }
  if (isApiError(error, 'rate-limited')) return tooManyAttempts(error.failure.retryAfterSeconds)
  return error instanceof Error ? error.message : ''
}
