import { useState, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Link } from '../Link'
import { StrengthMeter, type StrengthScore } from '../StrengthMeter'
import { TextField } from '../TextField'
import { PasswordField, type PasswordFieldProps } from './PasswordField'

/** Browsers expect a password inside of a form, with the account that it belongs to. */
function PasswordForm({ children }: { children: ReactNode }) {
  return (
    <form
      style={{ display: 'grid', gap: 16, width: 260 }}
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <input type="hidden" autoComplete="username" />
      {children}
    </form>
  )
}

const words = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const
const scores: readonly StrengthScore[] = [0, 1, 2, 3, 4]

/** A new password, with or without advice. */
function NewPassword({
  hasAdvice,
  ...props
}: Pick<PasswordFieldProps, 'label' | 'help'> & { hasAdvice: boolean }) {
  const [value, setValue] = useState('open sesame')
  const score = scores[Math.min(4, Math.ceil(value.length / 4))] ?? 0
  return (
    <PasswordField
      showLabel="Show password"
      autoComplete="new-password"
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
      {...(hasAdvice
        ? {
            below: (
              <StrengthMeter
                name="Password strength"
                score={score}
                label={words[score]}
                metLabel="Done:"
                hints={[
                  { text: 'At least 12 characters', isMet: value.length >= 12 },
                  { text: 'More than one word', isMet: value.trim().includes(' ') },
                ]}
              />
            ),
          }
        : null)}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes a password, hidden until it is shown.',
  whenToUse: [
    'People sign in, or choose a password.',
    'A secret is confirmed before something that cannot be undone.',
  ],
  whenNotToUse: [
    { when: 'The text is no secret of the person', use: 'TextField' },
    { when: 'A code is read from a mail or an app', use: 'TextField' },
    { when: 'A secret is shown once, to be copied', use: 'TextField' },
  ],
  guidance: [
    {
      do: {
        example: (
          <PasswordForm>
            <NewPassword label="New password" hasAdvice />
          </PasswordForm>
        ),
        caption:
          'Where a password is chosen, say while it is typed how good it is, with a [StrengthMeter] in `below`.',
      },
      dont: {
        example: (
          <PasswordForm>
            <NewPassword
              label="New password"
              hasAdvice={false}
              help="8 to 16 characters, with a digit, a capital letter and a sign."
            />
          </PasswordForm>
        ),
        caption: 'Rules of composition make passwords that are hard to keep and easy to guess.',
      },
    },
    {
      do: {
        example: (
          <PasswordForm>
            <PasswordField
              label="New password"
              showLabel="Show password"
              autoComplete="new-password"
            />
          </PasswordForm>
        ),
        caption: 'One field is enough, because people can show what they have typed.',
      },
      dont: {
        example: (
          <PasswordForm>
            <PasswordField
              label="New password"
              showLabel="Show password"
              autoComplete="new-password"
            />
            <PasswordField
              label="Repeat the password"
              showLabel="Show the repeated password"
              autoComplete="new-password"
            />
          </PasswordForm>
        ),
        caption: 'Typing it twice, unseen, is slow, and most people paste the same mistake.',
      },
    },
    {
      do: {
        example: (
          <PasswordForm>
            <PasswordField label="Password" showLabel="Show password" />
          </PasswordForm>
        ),
        caption: 'It tells password managers what to fill in, and lets people check it.',
      },
      dont: {
        example: (
          <PasswordForm>
            <TextField label="Password" type="password" autoComplete="off" />
          </PasswordForm>
        ),
        caption: 'Without a manager and without a look at it, long passwords are a burden.',
      },
    },
  ],
  anatomy: {
    example: (
      <PasswordForm>
        <PasswordField
          label="Password"
          showLabel="Show password"
          labelAction={<Link href="#forgotten">Forgot it?</Link>}
          help="The one of your company account."
          isRequired
        />
      </PasswordForm>
    ),
    parts: [
      { name: 'Label', selector: 'label', description: 'Names the field; a press focuses it.' },
      {
        name: 'Label action',
        selector: 'a',
        description: 'A link for those who cannot sign in. Optional.',
      },
      {
        name: 'Password',
        selector: 'input[required]',
        description: 'Dots, or the text while it is shown.',
      },
      {
        name: 'Show button',
        part: 'adornment-button',
        description:
          'Shows the password, and hides it again. Its name is shown on hover and focus.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the field, the error first. Optional.',
      },
      {
        name: 'Strength',
        description: '`below`: a [StrengthMeter], where a password is chosen. Optional.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves from the text to the button that shows it.' },
    {
      keys: ['Enter'],
      action: 'In the text: submits the form. On the button: shows or hides the password.',
    },
    { keys: ['Space'], action: 'On the button: shows or hides the password.' },
  ],
  accessibility: [
    'It is a native `<input type="password">`. Its `autoComplete` is `current-password`, or `new-password` where one is chosen.',
    'The button keeps its name and says by `aria-pressed` whether the password is shown.',
    'Pasting is never refused, and nothing is capitalized or checked for spelling.',
    'Showing keeps the text, the focus and the form as they are.',
    'Left to the product: a field for the account in the same form, also a hidden one with `autoComplete="username"`.',
  ],
  content: [
    'The label is “Password” for signing in, and “New password” where one is chosen.',
    'After a refused sign-in say what is possible: “Email or password is wrong.” Not which of them.',
    'Advice is about length: “At least 12 characters”.',
  ],
  related: ['StrengthMeter', 'TextField', 'FormLayout'],
}
