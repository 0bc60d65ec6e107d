import { Button } from '@throughline/ui/Button'
import { PasswordField } from '@throughline/ui/PasswordField'
import { TextField } from '@throughline/ui/TextField'
import { Fragment, useEffect, useRef } from 'react'
import { FormField, type Form } from '../../forms'
import { EntryPage } from '../../shell/EntryPage'
import { RouterLink } from '../../shell/RouterLink'

/** Values of the sign-in form. */
export interface Credentials {
  readonly emailAddress: string
  readonly password: string
}

export interface SignInViewProps {
  readonly form: Form<Credentials>
  /** Whether a lookup of the email domain's single sign-on is running. */
  readonly isLookingUp: boolean
  /** Runs when the focus leaves the email field. */
  readonly onEmailEntered: (emailAddress: string) => void
  /** Submits the form. During a lookup of the domain, the submission waits for its end. */
  readonly onSubmit: (values: Credentials) => void
  /** Starts single sign-on; null if the link to this page names none. */
  readonly onSingleSignOn: (() => void) | null
  /** The single sign-on of the email domain; null for none. @default null */
  readonly domainSignOn?: DomainSignOnChoice | null
}

/** The choice between single sign-on and a password. */
export interface DomainSignOnChoice {
  readonly isPasswordChosen: boolean
  /** Whether all users can use a password; if false, only the account owner can. */
  readonly isPasswordAllowed: boolean
  readonly onStart: () => void
  readonly onUsePassword: () => void
}

const CONTINUE = 'Continue with single sign-on'

/** Sign-in page. Typed values stay if the server refuses them. */
export function SignInView({
  form,
  isLookingUp,
  onEmailEntered,
  onSubmit,
  onSingleSignOn,
  domainSignOn = null,
}: SignInViewProps) {
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const continueRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    emailRef.current?.focus()
  }, [])
  const isElsewhere = domainSignOn?.isPasswordChosen === false
  useEffect(() => {
    // React has removed the field or button that had the focus.
    const isFocusLost = document.activeElement === document.body
    if (isFocusLost) (isElsewhere ? continueRef : passwordRef).current?.focus()
  }, [isElsewhere])
  return (
    <EntryPage
      title="Sign in"
      subtitle="One plan for every channel."
      message={form.message}
      onSubmit={() => {
        onSubmit(form.values())
      }}
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
            onBlur={({ relatedTarget }) => {
              // A submit looks up the domain as well, so this lookup must not disable its button. A
              // link or button must not move during a press.
              const isTyping = relatedTarget instanceof HTMLInputElement
              if (relatedTarget === null || isTyping) onEmailEntered(value)
            }}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      {domainSignOn !== null && isElsewhere ? (
        <Fragment key="single-sign-on">
          <Button type="submit" variant="primary" size="large" isWide ref={continueRef}>
            {CONTINUE}
          </Button>
          <Button variant="ghost" size="large" isWide onClick={domainSignOn.onUsePassword}>
            {domainSignOn.isPasswordAllowed
              ? 'Use a password'
              : 'Use a password as the account owner'}
          </Button>
        </Fragment>
      ) : (
        <Fragment key="password">
          <FormField form={form} name="password">
            {({ value, setValue }) => (
              <PasswordField
                label="Password"
                size="large"
                name="password"
                ref={passwordRef}
                showLabel="Show password"
                value={value}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            isBusy={form.isSaving || isLookingUp}
            onClickCapture={() => {
              // A busy button submits no form, and Enter in a field presses it.
              if (isLookingUp) onSubmit(form.values())
            }}
          >
            Sign in
          </Button>
          {domainSignOn === null ? null : (
            <Button size="large" isWide onClick={domainSignOn.onStart}>
              {CONTINUE}
            </Button>
          )}
        </Fragment>
      )}
      {onSingleSignOn === null ? null : (
        <Button size="large" isWide onClick={onSingleSignOn}>
          Sign in with SAML
        </Button>
      )}
      <RouterLink to="/forgot-password">Forgot Password</RouterLink>
    </EntryPage>
  )
}
