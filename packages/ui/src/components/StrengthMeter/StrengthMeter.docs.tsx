import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { StrengthMeterProps } from './StrengthMeter'

export const docs: ComponentDocs<StrengthMeterProps> = {
  purpose: 'Shows how strong a new password is, and what would help.',
  whenToUse: ['Somebody chooses a password. It goes into `below` of the [PasswordField].'],
  whenNotToUse: {
    'Somebody signs in with a password they have': 'PasswordField',
    'A share of a whole is shown': 'Meter',
    'Something is in progress': 'ProgressBar',
    'A requirement is not met when the form is sent': 'The `error` of the field.',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'Say what would make it stronger. A hint that is met stays, with a check mark.',
      right: {
        score: 2,
        label: 'Fair',
        hints: [
          { text: 'At least 12 characters', isMet: false },
          { text: 'More than one word', isMet: true },
        ],
      },
      dont: '“Fair” alone is a grade without advice: people try digits and signs at random.',
      wrong: { score: 2, label: 'Fair' },
    },
    {
      do: 'Use one plain word for each step, and always the same four.',
      right: { score: 1, label: 'Weak' },
      dont: 'A sentence that changes with every few letters is read out each time.',
      wrong: { score: 1, label: 'Your password is too easy to guess!' },
    },
  ],
  anatomy: {
    example: {
      score: 3,
      label: 'Good',
      hints: [
        { text: 'At least 12 characters', isMet: true },
        { text: 'More than one word', isMet: false },
      ],
    },
    parts: {
      Steps: 'Four, of which `score` are filled. The color changes with them.',
      Word: '`label`: the score in a word.',
      Hints: 'What helps, each with a circle or a check mark. Optional.',
    },
    marks: { Steps: '[role="meter"]', Word: 'output', Hints: 'ul' },
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
