import type { FirstAccountFields } from '@throughline/api-client'
import { Button } from '@throughline/ui/Button'
import { PasswordField } from '@throughline/ui/PasswordField'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useRef } from 'react'
import { FormField, type Form } from '../../forms'
import { PasswordStrength } from '../../passwords/PasswordStrength'
import { EntryPage } from '../../shell/EntryPage'

/** Values of the form. */
export type FirstAccountValues = Omit<FirstAccountFields, 'token'>

export interface FirstAccountViewProps {
  readonly form: Form<FirstAccountValues>
}

const textFields = [
  ['contactCompanyName', 'Company', 'organization'],
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
  ['emailAddress', 'Email', 'username'],
] as const

/** Form that creates the first account of an empty server, and its owner. */
export function FirstAccountView({ form }: FirstAccountViewProps) {
  const firstRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    firstRef.current?.focus()
  }, [])
  return (
    <EntryPage
      title="Welcome"
      subtitle="Create the first account and its owner."
      message={form.message}
      onSubmit={form.submit}
      formRef={form.formProps.ref}
    >
      {textFields.map(([name, label, autoComplete], index) => (
        <FormField key={name} form={form} name={name}>
          {({ value, setValue }) => (
            <TextField
              ref={index === 0 ? firstRef : null}
              label={label}
              size="large"
              name={name}
              autoComplete={autoComplete}
              value={value}
              onChange={(change) => {
                setValue(change.value)
              }}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name="password">
        {({ value, setValue, ...slot }) => (
          <PasswordField
            {...slot}
            label="Password"
            size="large"
            name="password"
            autoComplete="new-password"
            showLabel="Show password"
            value={value}
            below={<PasswordStrength password={value} />}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isSaving}>
        Create account
      </Button>
    </EntryPage>
  )
}
