import { Button } from '@throughline/ui/Button'
import { PasswordField } from '@throughline/ui/PasswordField'
import { useEffect, useRef } from 'react'
import { FormField, type Form } from '../forms'
import { EntryPage, type EntryPageProps } from '../shell/EntryPage'
import { PasswordStrength } from './PasswordStrength'

/** Values of the form, as typed. */
export interface NewPasswordValues {
  readonly password: string
}

export interface NewPasswordFormProps extends Pick<
  EntryPageProps,
  'title' | 'subtitle' | 'children'
> {
  readonly form: Form<NewPasswordValues>
  /** Label of the submit button. */
  readonly submitLabel: string
}

/** A page with one field for a new password, and advice about its strength. */
export function NewPasswordForm({ form, submitLabel, children, ...heading }: NewPasswordFormProps) {
  const passwordRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    passwordRef.current?.focus()
  }, [])
  return (
    <EntryPage
      {...heading}
      message={form.message}
      onSubmit={form.submit}
      formRef={form.formProps.ref}
    >
      <FormField form={form} name="password">
        {({ value, setValue, ...slot }) => (
          <PasswordField
            {...slot}
            label="New Password"
            size="large"
            name="password"
            autoComplete="new-password"
            showLabel="Show password"
            maxLength={256}
            ref={passwordRef}
            value={value}
            below={<PasswordStrength password={value} />}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isSaving}>
        {submitLabel}
      </Button>
      {children}
    </EntryPage>
  )
}
