import type { MemberRefusal } from '@throughline/domain/access'
import { accountInactive, forbidden, notFound } from '../../errors/api-error'
import type { ApiError, MissingThing } from '../../errors/api-error'

const reasons: Readonly<Partial<Record<MemberRefusal, string>>> = {
  'account-owner': 'The account owner cannot be changed or removed.',
  self: 'You cannot change or revoke your own access.',
  stronger: 'This person has more rights than you.',
}

/** The messages for users who may not change or remove another user. */
export function refusalOfMember(code: MemberRefusal, what: MissingThing): ApiError {
  if (code === 'not-found') return notFound(what)
  return code === 'account-inactive' ? accountInactive() : forbidden(reasons[code])
}
