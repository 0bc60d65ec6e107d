import { isApiError, type FirstAccountFields } from '@throughline/api-client'
import { PASSWORD_MESSAGES, SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { isEmailAddress } from '@throughline/domain/users'

/** Returns why the user cannot send the form yet; null if they can. */
export function refuseFirstAccount(fields: Omit<FirstAccountFields, 'token'>): string | null {
  if (Object.values(fields).some((value) => value.trim() === '')) {
    return SIGN_IN_MESSAGES.incomplete
  }
  return isEmailAddress(fields.emailAddress) ? null : PASSWORD_MESSAGES.invalidEmail
}

/** Returns the message for the user if the server refuses the first account. */
export function firstAccountMessage(error: unknown): string {
  if (isApiError(error, 'unauthenticated')) {
    return 'This link no longer works. Start the server again to get a new one, or sign in if the account exists.'
  }
  return error instanceof Error ? error.message : 'The account could not be created.'
}
