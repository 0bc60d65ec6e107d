import { useState, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Link } from '../Link'
import { StrengthMeter, type StrengthScore } from '../StrengthMeter'
import { TextField } from '../TextField'
import { PasswordField } from './PasswordField'

/** Browsers expect a password inside of a form, with the account that it belongs to. */
function form(fields: ReactNode) {
  return (
    <form
      style={{ display: 'grid', gap: 16, width: 260 }}
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <input type="hidden" autoComplete="username" />
      {fields}
    </form>
  )
}

const newPassword = {
  label: 'New password',
  showLabel: 'Show password',
  autoComplete: 'new-password',
} as const

const words = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const
const scores: readonly StrengthScore[] = [0, 1, 2, 3, 4]

/** A new password with advice. */
function AdvisedPassword() {
  const [value, setValue] = useState('open sesame')
  const score = scores[Math.min(4, Math.ceil(value.length / 4))] ?? 0
  return (
    <PasswordField
      {...newPassword}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
      below={
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
      }
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes a password, hidden until it is shown.',
  whenToUse: [
    'People sign in, or choose a password.',
    'A secret is confirmed before something that cannot be undone.',
  ],
  whenNotToUse: {
    'The text is no secret of the person': 'TextField',
    'A code is read from a mail or an app': 'TextField',
    'A secret is shown once, to be copied': 'TextField',
  },
  guidance: [
    {
      do: 'Where a password is chosen, say while it is typed how good it is, with a [StrengthMeter] in `below`.',
      right: form(<AdvisedPassword />),
      dont: 'Rules of composition make passwords that are hard to keep and easy to guess.',
      wrong: form(
        <PasswordField
          {...newPassword}
          defaultValue="open sesame"
          help="8 to 16 characters, with a digit, a capital letter and a sign."
        />,
      ),
    },
    {
      do: 'One field is enough, because people can show what they have typed.',
      right: form(<PasswordField {...newPassword} />),
      dont: 'Typing it twice, unseen, is slow, and most people paste the same mistake.',
      wrong: form(
        <>
          <PasswordField {...newPassword} />
          <PasswordField
            {...newPassword}
            label="Repeat the password"
            showLabel="Show the repeated password"
          />
        </>,
      ),
    },
    {
      do: 'It tells password managers what to fill in, and lets people check it.',
      right: form(<PasswordField label="Password" showLabel="Show password" />),
      dont: 'Without a manager and without a look at it, long passwords are a burden.',
      wrong: form(<TextField label="Password" type="password" autoComplete="off" />),
    },
  ],
  anatomy: {
    example: form(
      <PasswordField
        label="Password"
        showLabel="Show password"
        labelAction={<Link href="#forgotten">Forgot it?</Link>}
        help="The one of your company account."
        isRequired
      />,
    ),
    parts: {
      Label: 'Names the field; a press focuses it.',
      'Label action': 'A link for those who cannot sign in. Optional.',
      Password: 'Dots, or the text while it is shown.',
      'Show button':
        'Shows the password, and hides it again. Its name is shown on hover and focus.',
      'Help and error': 'Under the field, the error first. Optional.',
      Strength: '`below`: a [StrengthMeter], where a password is chosen. Optional.',
    },
    marks: {
      Label: 'label',
      'Label action': 'a',
      Password: 'input[required]',
      'Show button': '[data-part="adornment-button"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves from the text to the button that shows it.',
    Enter: 'In the text: submits the form. On the button: shows or hides the password.',
    Space: 'On the button: shows or hides the password.',
  },
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
