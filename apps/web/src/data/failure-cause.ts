import { isApiError } from '@throughline/api-client'
import { TEAM_MESSAGES } from '@throughline/domain/messages'

/** A sentence of the catalogue, with what the server says about it. */
export function withCause(sentence: string, error: unknown): string {
  return `${sentence} ${causeOf(error)}`.trim()
}

/** What the server says about a refusal; the sentence of the seats where none is left. */
function causeOf(error: unknown): string {
  if (isApiError(error, 'conflict')) {
    const { code } = error.failure
    if (code === 'seat_limit_reached') return TEAM_MESSAGES.seatLimitReached
    if (code === 'already_on_plan') return TEAM_MESSAGES.alreadyOnPlan
  }
  return error instanceof Error ? error.message : ''
}
