import type { FirstAccountFields } from '@throughline/api-client'
import { Button } from '@throughline/ui/Button'
import { PasswordField } from '@throughline/ui/PasswordField'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import { EntryPage } from '../../shell/EntryPage'

type Fields = Omit<FirstAccountFields, 'token'>

export interface FirstAccountViewProps {
  /** What the last attempt came to; null while nothing is wrong. */
  readonly message: string | null
  /** An attempt is under way. */
  readonly isBusy: boolean
  readonly onSubmit: (fields: Fields) => void
}

const TEXT_FIELDS = [
  ['contactCompanyName', 'Company', 'organization'],
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
  ['emailAddress', 'Email', 'username'],
] as const

const BLANK: Fields = {
  contactCompanyName: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
}

/** Where the first account of an empty server and its owner are made. */
export function FirstAccountView({ message, isBusy, onSubmit }: FirstAccountViewProps) {
  const [fields, setFields] = useState(BLANK)
  const firstRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    firstRef.current?.focus()
  }, [])
  return (
    <EntryPage
      title="Welcome"
      subtitle="Create the first account and its owner."
      message={message}
      onSubmit={() => {
        if (!isBusy) onSubmit({ ...fields, emailAddress: fields.emailAddress.trim() })
      }}
    >
      {TEXT_FIELDS.map(([name, label, autoComplete], at) => (
        <TextField
          key={name}
          ref={at === 0 ? firstRef : null}
          label={label}
          size="large"
          name={name}
          autoComplete={autoComplete}
          value={fields[name]}
          onChange={({ value }) => {
            setFields({ ...fields, [name]: value })
          }}
        />
      ))}
      <PasswordField
        label="Password"
        size="large"
        name="password"
        autoComplete="new-password"
        showLabel="Show password"
        value={fields.password}
        onChange={({ value }) => {
          setFields({ ...fields, password: value })
        }}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        Create account
      </Button>
    </EntryPage>
  )
}
