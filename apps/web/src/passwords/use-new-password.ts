import { isApiError } from '@throughline/api-client'
import { SIGN_IN_MESSAGES, tooManyAttempts } from '@throughline/domain/messages'
import { refuseNewPassword } from '@throughline/domain/session'
import { useState } from 'react'
import { noProblem, problemOfError, useForm, type FormProblem } from '../forms'
import type { NewPasswordValues } from './NewPasswordForm'

export interface NewPasswordOptions {
  /** @throws ApiError as the server refused */
  readonly save: (password: string) => Promise<void>
  /** Message when the server could not save the password. */
  readonly failure: string
}

/** Returns the problem of a new password, at its field; null when it is valid. */
export function problemOfNewPassword(password: string): FormProblem<'password', never> | null {
  const refusal = refuseNewPassword(password)
  return refusal === null ? null : { ...noProblem, fields: { password: refusal } }
}

/** Returns the server's refusal of a weak password, at its field; null for any other error. */
export function weakPasswordProblem(error: unknown): FormProblem<'password', never> | null {
  const isWeak = isApiError(error, 'invalid') && error.failure.code === 'weak_password'
  return isWeak ? { ...noProblem, fields: { password: error.message } } : null
}

function messageOf(error: unknown, failure: string): string {
  if (isApiError(error, 'rate-limited')) return tooManyAttempts(error.failure.retryAfterSeconds)
  // The user must sign in with single sign-on.
  return isApiError(error, 'forbidden') ? error.message : failure
}

/** Returns the form for a new password. The user opens it with the link of an email. */
export function useNewPassword({ save, failure }: NewPasswordOptions) {
  const [isLinkRefused, setIsLinkRefused] = useState(false)
  const [isPasswordRefused, setIsPasswordRefused] = useState(false)
  const form = useForm<NewPasswordValues>({
    initialValues: { password: '' },
    validate: ({ password }) =>
      password === ''
        ? { ...noProblem, message: SIGN_IN_MESSAGES.incomplete }
        : problemOfNewPassword(password),
    onSubmit: ({ values }) => save(values.password),
    problemOf: (error) => {
      setIsLinkRefused(isApiError(error, 'unauthenticated'))
      setIsPasswordRefused(isApiError(error, 'forbidden'))
      const weak = weakPasswordProblem(error)
      if (weak !== null) return weak
      return problemOfError(error, {
        fieldNames: { password: 'password' },
        fallback: messageOf(error, failure),
        isFixed: true,
      })
    },
  })
  return {
    form,
    /** The link has been used or has expired. */
    isLinkRefused,
    /** The user must sign in with single sign-on. */
    isPasswordRefused,
  }
}
