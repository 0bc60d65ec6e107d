import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Meter } from './Meter'

const wide = { width: 260 } as const

export const docs: ComponentDocs = {
  purpose: 'Compares a value with its limit.',
  whenToUse: [
    'Something is used up: a budget, seats, storage.',
    'People have to see early that a limit is near, or how far it is exceeded.',
  ],
  whenNotToUse: [
    { when: 'A task makes progress', use: 'ProgressBar' },
    { when: 'Values follow each other in time', use: 'Sparkline' },
    { when: 'There is no limit', use: 'Amount' },
    { when: 'A password is rated while it is typed', use: 'PasswordField' },
  ],
  guidance: [
    {
      do: {
        example: (
          <Meter
            label="Email"
            value={312_650}
            limit={480_000}
            valueText="$312,650 of $480,000"
            style={wide}
          />
        ),
        caption: 'Write value and limit in `valueText`, both with their unit.',
      },
      dont: {
        example: <Meter label="Email spent" value={65} limit={100} valueText="65%" style={wide} />,
        caption: 'A percentage does not tell whether $100 or $100,000 are left.',
      },
    },
    {
      do: {
        example: (
          <Meter
            label="Paid Search"
            value={600_000}
            limit={480_000}
            valueText="$600,000 of $480,000"
            style={wide}
          />
        ),
        caption: 'Pass the true value, also beyond the limit: the limit becomes a mark in the bar.',
      },
      dont: {
        example: (
          <Meter
            label="Paid Search, capped"
            value={480_000}
            limit={480_000}
            valueText="Full"
            style={wide}
          />
        ),
        caption: 'Capped at the limit, an overspend of $120,000 looks like “just done”.',
      },
    },
  ],
  anatomy: {
    example: (
      <Meter
        label="Direct Mail"
        value={451_000}
        limit={480_000}
        valueText="$451,000 of $480,000"
        style={wide}
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: '[data-state] > :first-child > :first-child',
        description: 'What is measured.',
      },
      {
        name: 'Value',
        selector: '[data-state] > :first-child > :last-child',
        description: '`valueText`, in words.',
      },
      {
        name: 'Bar',
        selector: '[aria-valuetext]',
        description:
          'Changes color, weight and pattern together: near the limit (from 90 percent, or `warningShare`) and beyond it. With `isBare` it is alone.',
      },
    ],
  },
  keyboard: 'It takes no focus: it is only read.',
  accessibility: [
    'The bar is named by the label, and `valueText` is read as its value.',
    'States differ by pattern as well as by color, also in print and forced colors.',
    'Left to the product: with `isBare`, label and value stand nearby.',
  ],
  content: [
    'Label: a noun, “Email”.',
    'Value: “$312,650 of $480,000”. In a narrow place “65% of $480K”.',
  ],
  related: ['ProgressBar', 'Amount', 'Sparkline'],
}
