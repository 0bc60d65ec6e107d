import { isApiError, type PersonChanges } from '@throughline/api-client'
import { PASSWORD_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import { refuseNewPassword } from '@throughline/domain/session'
import type { User } from '@throughline/domain/users'
import { withCause } from '../../data/failure-cause'
import { NO_PROBLEM, type FormProblem } from '../../forms'
import { refuseAddress } from '../../people/member-form'

/** What can be typed about a person. */
export interface ProfileValues {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  /** The password that a new one replaces. */
  readonly currentPassword: string
  /** Empty for the password as it is. */
  readonly password: string
  readonly confirmation: string
}

type ProfileField = keyof ProfileValues

/** The values of a person as they are stored; nobody knows their password. */
export function valuesOfUser({ firstName, lastName, emailAddress }: User): ProfileValues {
  return { firstName, lastName, emailAddress, currentPassword: '', password: '', confirmation: '' }
}

/** What is wrong with the values; null when nothing is. */
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
  return Object.keys(fields).length === 0 ? null : { ...NO_PROBLEM, fields }
}

/** What is sent of the values. Only their owner sends a password, and only one that is not empty. */
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

const FIELDS: Readonly<Record<string, ProfileField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  password: 'password',
  currentPassword: 'currentPassword',
}

/** Why a person was not changed, at the field that it is about. */
export function problemOfUpdate(
  error: unknown,
  { isSelf }: { readonly isSelf: boolean },
): FormProblem<ProfileField, never> {
  if (isApiError(error, 'conflict')) {
    // Of an invited person the server says what else to do.
    const isTaken = error.failure.code !== 'conflict'
    return atField('emailAddress', isTaken ? TEAM_MESSAGES.emailTaken : error.message)
  }
  if (isApiError(error, 'invalid')) {
    const [refused] = error.failure.fields
    const field = FIELDS[refused?.field ?? '']
    return field === undefined || refused === undefined
      ? atField('emailAddress', TEAM_MESSAGES.emailTaken)
      : atField(field, refused.message)
  }
  const sentence = isSelf ? TEAM_MESSAGES.userUpdateFailed : TEAM_MESSAGES.userEditFailed
  return { ...NO_PROBLEM, message: withCause(sentence, error) }
}

function atField(field: ProfileField, message: string): FormProblem<ProfileField, never> {
  return { ...NO_PROBLEM, fields: { [field]: message } }
}
