import { isApiError } from '@throughline/api-client'
import { PASSWORD_MESSAGES, tooManyAttempts } from '@throughline/domain/messages'
import { isEmailAddress } from '@throughline/domain/users'
import { useState, useEffect, useRef } from 'react'
import { Button } from '@throughline/ui/Button'
import { TextField } from '@throughline/ui/TextField'

import { useEntrance } from '../../data/entrance'
import { noProblem, problemOfError, useForm, FormField } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { useSessionActions } from '../../session/use-session'
import type { Form } from '../../forms'
import { SIGN_IN_PATH } from '../../session/redirects'
import { EntryPage } from '../../shell/EntryPage'
import { RouterLink } from '../../shell/RouterLink'

/** Form that sends a link for a new password. It also logs the user out. */
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
        : { ...noProblem, fields: { emailAddress: PASSWORD_MESSAGES.invalidEmail } },
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
      const problem = problemOfError(error, {
        fieldNames: { emailAddress: 'emailAddress' },
        fallback: message,
        isFixed: true,
      })
      if (problem.message !== null) showToast({ tone: 'error', text: problem.message })
      return problem
    },
  })
  return <ForgotPasswordView form={form} isSent={isSent} />
}

/** Values of the form. */
interface ForgotPasswordValues {
  readonly emailAddress: string
}

interface ForgotPasswordViewProps {
  readonly form: Form<ForgotPasswordValues>
  /** Whether the server has sent the email. */
  readonly isSent: boolean
}

/** Asks for the email address that receives the link. */
function ForgotPasswordView({ form, isSent }: ForgotPasswordViewProps) {
  const emailRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    emailRef.current?.focus()
  }, [])
  return (
    <EntryPage
      title="Forgot your password?"
      subtitle="Enter your email. We send you a link to choose a new password."
      message={form.message}
      success={isSent ? PASSWORD_MESSAGES.resetLinkSent : null}
      onSubmit={form.submit}
      formRef={form.formProps.ref}
    >
      <FormField form={form} name="emailAddress">
        {({ value, error, setValue }) => (
          <TextField
            label="Email"
            size="large"
            type="email"
            name="emailAddress"
            autoComplete="username"
            ref={emailRef}
            value={value}
            error={error}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isSaving}>
        {isSent ? 'Send again' : 'Submit'}
      </Button>
      <RouterLink to={SIGN_IN_PATH}>Back to sign in</RouterLink>
    </EntryPage>
  )
}
