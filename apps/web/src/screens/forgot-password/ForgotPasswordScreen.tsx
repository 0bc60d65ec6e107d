import { isApiError } from '@throughline/api-client'
import { PASSWORD_MESSAGES, tooManyAttempts } from '@throughline/domain/messages'
import { isEmailAddress } from '@throughline/domain/users'
import { useState } from 'react'
import { useEntrance } from '../../data/entrance'
import { NO_PROBLEM, useForm } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { useSessionActions } from '../../session/use-session'
import { ForgotPasswordView, type ForgotPasswordValues } from './ForgotPasswordView'

/** Sends a link to a new password. Whoever asks for it is signed out here. */
export function ForgotPasswordScreen() {
  const { requestPasswordReset } = useEntrance()
  const session = useSessionActions()
  const showToast = useShowToast()
  const [isSent, setIsSent] = useState(false)
  const form = useForm<ForgotPasswordValues>({
    initialValues: { emailAddress: '' },
    validate: ({ emailAddress }) =>
      isEmailAddress(emailAddress.trim())
        ? null
        : { ...NO_PROBLEM, fields: { emailAddress: PASSWORD_MESSAGES.invalidEmail } },
    onSubmit: async ({ values }) => {
      setIsSent(false)
      try {
        await requestPasswordReset(values.emailAddress.trim())
      } finally {
        await session.clear()
      }
      setIsSent(true)
      showToast({ tone: 'success', text: PASSWORD_MESSAGES.emailSent })
    },
    problemOf: (error) => {
      const message =
        isApiError(error, 'rate-limited') && error.failure.kind === 'rate-limited'
          ? tooManyAttempts(error.failure.retryAfterSeconds)
          : PASSWORD_MESSAGES.emailFailed
      showToast({ tone: 'error', text: message })
      return { ...NO_PROBLEM, message }
    },
  })
  return <ForgotPasswordView form={form} isSent={isSent} />
}
