import { Button } from '@throughline/ui/Button'
import { PasswordField } from '@throughline/ui/PasswordField'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import { EntryPage } from '../../shell/EntryPage'

export interface SignInViewProps {
  /** What the last attempt came to; null while nothing is wrong. */
  readonly message: string | null
  /** An attempt is under way. */
  readonly isBusy: boolean
  readonly onSubmit: (credentials: { emailAddress: string; password: string }) => void
}

/** Where a person says who they are. What they typed stays when it is refused. */
export function SignInView({ message, isBusy, onSubmit }: SignInViewProps) {
  const [emailAddress, setEmailAddress] = useState('')
  const [password, setPassword] = useState('')
  const emailRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    emailRef.current?.focus()
  }, [])
  return (
    <EntryPage
      title="Sign in"
      subtitle="One plan for every channel."
      message={message}
      onSubmit={() => {
        if (!isBusy) onSubmit({ emailAddress: emailAddress.trim(), password })
      }}
    >
      <TextField
        label="Email"
        size="large"
        type="email"
        name="emailAddress"
        autoComplete="username"
        ref={emailRef}
        value={emailAddress}
        onChange={({ value }) => {
          setEmailAddress(value)
        }}
      />
      <PasswordField
        label="Password"
        size="large"
        name="password"
        showLabel="Show password"
        value={password}
        onChange={({ value }) => {
          setPassword(value)
        }}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        Sign in
      </Button>
    </EntryPage>
  )
}
