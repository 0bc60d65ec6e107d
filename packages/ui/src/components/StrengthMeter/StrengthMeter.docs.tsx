import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { StrengthMeter } from './StrengthMeter'

const style = { width: 260 }

export const docs: ComponentDocs = {
  purpose: 'Shows how strong a new password is, and what would help.',
  whenToUse: ['Somebody chooses a password. It goes into `below` of the [PasswordField].'],
  whenNotToUse: [
    { when: 'Somebody signs in with a password they have', use: 'PasswordField' },
    { when: 'A share of a whole is shown', use: 'Meter' },
    { when: 'Something is in progress', use: 'ProgressBar' },
    { when: 'A requirement is not met when the form is sent', use: 'The `error` of the field.' },
  ],
  guidance: [
    {
      do: {
        example: (
          <StrengthMeter
            style={style}
            name="Password strength"
            score={2}
            label="Fair"
            metLabel="Done:"
            hints={[
              { text: 'At least 12 characters', isMet: false },
              { text: 'More than one word', isMet: true },
            ]}
          />
        ),
        caption: 'Say what would make it stronger. A hint that is met stays, with a check mark.',
      },
      dont: {
        example: (
          <StrengthMeter
            style={style}
            name="Password strength"
            score={2}
            label="Fair"
            metLabel="Done:"
          />
        ),
        caption: '“Fair” alone is a grade without advice: people try digits and signs at random.',
      },
    },
    {
      do: {
        example: (
          <StrengthMeter
            style={style}
            name="Password strength"
            score={1}
            label="Weak"
            metLabel="Done:"
          />
        ),
        caption: 'Use one plain word for each step, and always the same four.',
      },
      dont: {
        example: (
          <StrengthMeter
            style={style}
            name="Password strength"
            score={1}
            label="Your password is too easy to guess!"
            metLabel="Done:"
          />
        ),
        caption: 'A sentence that changes with every few letters is read out each time.',
      },
    },
  ],
  anatomy: {
    example: (
      <StrengthMeter
        style={{ width: 300 }}
        name="Password strength"
        score={3}
        label="Good"
        metLabel="Done:"
        hints={[
          { text: 'At least 12 characters', isMet: true },
          { text: 'More than one word', isMet: false },
        ]}
      />
    ),
    parts: [
      {
        name: 'Steps',
        selector: '[role="meter"]',
        description: 'Four, of which `score` are filled. The color changes with them.',
      },
      { name: 'Word', selector: 'output', description: '`label`: the score in a word.' },
      {
        name: 'Hints',
        selector: 'ul',
        description: 'What helps, each with a circle or a check mark. Optional.',
      },
    ],
  },
  keyboard: 'It takes no focus: everything happens in the field above it.',
  accessibility: [
    'The steps have the role `meter` with `name`; the value is read as the word, not as a number.',
    'The word is a status and announced when it changes.',
    'A met hint is read with `metLabel` before it: “Done: At least 12 characters”.',
    'The number of filled steps tells the strength without color.',
    'Left to the product: computing the score, on the device. A password must not be sent anywhere to be judged.',
  ],
  content: [
    'Four words from weak to strong: “Weak”, “Fair”, “Good”, “Strong”; none while the field is empty.',
    'Hints are a few words without a period: “At least 12 characters”. Two or three are enough.',
  ],
  related: ['PasswordField', 'Meter', 'ProgressBar'],
}
