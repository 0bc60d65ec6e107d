import { PASSWORD_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useRef } from 'react'
import { FormField, type Form } from '../../forms'
import { SIGN_IN_PATH } from '../../session/redirects'
import { EntryPage } from '../../shell/EntryPage'
import { RouterLink } from '../../shell/RouterLink'

/** What the form asks for, as typed. */
export interface ForgotPasswordValues {
  readonly emailAddress: string
}

export interface ForgotPasswordViewProps {
  readonly form: Form<ForgotPasswordValues>
  /** The mail is on its way. */
  readonly isSent: boolean
}

/** Asks for the address that a link to a new password goes to. */
export function ForgotPasswordView({ form, isSent }: ForgotPasswordViewProps) {
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
