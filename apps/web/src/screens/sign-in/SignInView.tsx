import { Button } from '@throughline/ui/Button'
import { PasswordField } from '@throughline/ui/PasswordField'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useRef } from 'react'
import { FormField, type Form } from '../../forms'
import { EntryPage } from '../../shell/EntryPage'

/** What a person signs in with, as typed. */
export interface Credentials {
  readonly emailAddress: string
  readonly password: string
}

export interface SignInViewProps {
  readonly form: Form<Credentials>
}

/** The sign-in page. What was typed stays when it is refused. */
export function SignInView({ form }: SignInViewProps) {
  const emailRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    emailRef.current?.focus()
  }, [])
  return (
    <EntryPage
      title="Sign in"
      subtitle="One plan for every channel."
      message={form.message}
      onSubmit={form.submit}
    >
      <FormField form={form} name="emailAddress">
        {({ value, setValue }) => (
          <TextField
            label="Email"
            size="large"
            type="email"
            name="emailAddress"
            autoComplete="username"
            ref={emailRef}
            value={value}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {({ value, setValue }) => (
          <PasswordField
            label="Password"
            size="large"
            name="password"
            showLabel="Show password"
            value={value}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isSaving}>
        Sign in
      </Button>
    </EntryPage>
  )
}
