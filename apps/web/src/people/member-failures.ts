import { isApiError } from '@throughline/api-client'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { withCause } from '../data/failure-cause'
import { noProblem, type FormProblem } from '../forms'

/** The fields of a new member. */
export type MemberField = 'firstName' | 'lastName' | 'emailAddress' | 'role'

const fields: Readonly<Record<string, MemberField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailAddress: 'emailAddress',
}

/** Returns why a new member could not be added, at the field of the problem. */
export function problemOfNewMember(error: unknown): FormProblem<MemberField, never> {
  if (isApiError(error, 'conflict')) {
    const { code } = error.failure
    return code === 'seat_limit_reached'
      ? atField('role', TEAM_MESSAGES.seatLimitReached)
      : atField('emailAddress', error.message)
  }
  if (isApiError(error, 'invalid')) {
    const [refused] = error.failure.fields
    const field = fields[refused?.field ?? '']
    if (field !== undefined && refused !== undefined) return atField(field, refused.message)
    if (/^(?:userRole|plan)/u.test(refused?.field ?? '')) {
      return { ...noProblem, message: withCause(`${TEAM_MESSAGES.addNewToPlanFailed}.`, error) }
    }
  }
  return { ...noProblem, message: withCause(`${TEAM_MESSAGES.createFailed}.`, error) }
}

function atField(field: MemberField, message: string): FormProblem<MemberField, never> {
  return { ...noProblem, fields: { [field]: message } }
}
