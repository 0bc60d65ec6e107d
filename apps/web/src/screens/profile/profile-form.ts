import { isApiError, type PersonChanges } from '@throughline/api-client'
import { PASSWORD_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import { refuseNewPassword } from '@throughline/domain/session'
import type { User } from '@throughline/domain/users'
import { withCause } from '../../data/failure-cause'
import { noProblem, type FormProblem } from '../../forms'
import { refuseAddress } from '../../people/member-form'

/** Values of the form of a person. */
export interface ProfileValues {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  /** The password that a new one replaces. */
  readonly currentPassword: string
  /** Empty to leave the password unchanged. */
  readonly password: string
  readonly confirmation: string
}

type ProfileField = keyof ProfileValues

/** Returns the stored values of a person. Passwords stay empty: the server never sends them. */
export function valuesOfUser({ firstName, lastName, emailAddress }: User): ProfileValues {
  return { firstName, lastName, emailAddress, currentPassword: '', password: '', confirmation: '' }
}

/** Returns the problems of the values; null without any. */
export function problemOfProfile({
  emailAddress,
  currentPassword,
  password,
  confirmation,
}: ProfileValues): FormProblem<ProfileField, never> | null {
  const address = refuseAddress(emailAddress)
  const refusal = password === '' ? null : refuseNewPassword(password)
  const isCurrentMissing = password !== '' && currentPassword === ''
  const fields: Partial<Record<ProfileField, string>> = {
    ...(address === undefined ? null : { emailAddress: address }),
    ...(isCurrentMissing ? { currentPassword: PASSWORD_MESSAGES.currentMissing } : null),
    ...(refusal === null ? null : { password: refusal }),
    ...(password === confirmation ? null : { confirmation: PASSWORD_MESSAGES.confirmationDiffers }),
  }
  return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
}

/**
 * Returns the changes to send. The request contains a password only in the user's own profile, and
 * only if it is not empty.
 */
export function changesOfProfile(
  { firstName, lastName, emailAddress, currentPassword, password }: ProfileValues,
  { isSelf }: { readonly isSelf: boolean },
): PersonChanges {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    emailAddress: emailAddress.trim(),
    ...(isSelf && password !== '' ? { password, currentPassword } : null),
  }
}

const fields: Readonly<Record<string, ProfileField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailAddress: 'emailAddress',
  password: 'password',
  currentPassword: 'currentPassword',
}

/** Returns why the server refused a change of a person, at the field of the problem. */
export function problemOfUpdate(
  error: unknown,
  { isSelf }: { readonly isSelf: boolean },
): FormProblem<ProfileField, never> {
  if (isApiError(error, 'conflict')) return atField('emailAddress', error.message)
  if (isApiError(error, 'invalid')) {
    const [refused] = error.failure.fields
    const field = fields[refused?.field ?? '']
    if (field !== undefined && refused !== undefined) return atField(field, refused.message)
  }
  const sentence = isSelf ? TEAM_MESSAGES.userUpdateFailed : TEAM_MESSAGES.userEditFailed
  return { ...noProblem, message: withCause(sentence, error) }
}

function atField(field: ProfileField, message: string): FormProblem<ProfileField, never> {
  return { ...noProblem, fields: { [field]: message } }
}
