import { isApiError } from '@throughline/api-client'
import { SIGN_IN_MESSAGES, tooManyAttempts } from '@throughline/domain/messages'
import { useState } from 'react'
import { NO_PROBLEM, useForm } from '../forms'
import type { NewPasswordValues } from './NewPasswordForm'

export interface NewPasswordOptions {
  /** @throws ApiError as the server refused */
  readonly save: (password: string) => Promise<void>
  /** What is said when the password could not be saved. */
  readonly failure: string
}

/** The form for a new password that a link leads to. */
export function useNewPassword({ save, failure }: NewPasswordOptions) {
  const [isLinkRefused, setIsLinkRefused] = useState(false)
  const form = useForm<NewPasswordValues>({
    initialValues: { password: '' },
    validate: ({ password }) =>
      password === '' ? { ...NO_PROBLEM, message: SIGN_IN_MESSAGES.incomplete } : null,
    onSubmit: ({ values }) => save(values.password),
    problemOf: (error) => {
      setIsLinkRefused(isApiError(error, 'unauthenticated'))
      const wait = isApiError(error) && error.failure.kind === 'rate-limited' ? error.failure : null
      const message = wait === null ? failure : tooManyAttempts(wait.retryAfterSeconds)
      return { ...NO_PROBLEM, message }
    },
  })
  return {
    form,
    /** The link was used, or is too old. */
    isLinkRefused,
  }
}
