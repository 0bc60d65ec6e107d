import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { MeterProps } from './Meter'

export const docs: ComponentDocs<MeterProps> = {
  purpose: 'Compares a value with its limit.',
  whenToUse: [
    'Something is used up: a budget, seats, storage.',
    'People have to see early that a limit is near, or how far it is exceeded.',
  ],
  whenNotToUse: {
    'A task makes progress': 'ProgressBar',
    'Values follow each other in time': 'Sparkline',
    'There is no limit': 'Amount',
    'A password is rated while it is typed': 'PasswordField',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'Write value and limit in `valueText`, both with their unit.',
      right: { label: 'Email', value: 312_650, limit: 480_000, valueText: '$312,650 of $480,000' },
      dont: 'A percentage does not tell whether $100 or $100,000 are left.',
      wrong: { label: 'Email spent', value: 65, limit: 100, valueText: '65%' },
    },
    {
      do: 'Pass the true value, also beyond the limit: the limit becomes a mark in the bar.',
      right: {
        label: 'Paid Search',
        value: 600_000,
        limit: 480_000,
        valueText: '$600,000 of $480,000',
      },
      dont: 'Capped at the limit, an overspend of $120,000 looks like “just done”.',
      wrong: { label: 'Paid Search, capped', value: 480_000, limit: 480_000, valueText: 'Full' },
    },
  ],
  anatomy: {
    example: {
      label: 'Direct Mail',
      value: 451_000,
      limit: 480_000,
      valueText: '$451,000 of $480,000',
    },
    parts: {
      Label: 'What is measured.',
      Value: '`valueText`, in words.',
      Bar: 'Changes color, weight and pattern together: near the limit (from 90 percent, or `warningShare`) and beyond it. With `isBare` it is alone.',
    },
    marks: {
      Label: '[data-state] > :first-child > :first-child',
      Value: '[data-state] > :first-child > :last-child',
      Bar: '[aria-valuetext]',
    },
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
