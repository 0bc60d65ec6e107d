import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Sparkline } from './Sparkline'

const visits = [12, 14, 13, 18, 22, 21, 27, 31]
const months = [4, 7, 3, 9, 12, 8]
const line = { display: 'inline-flex', gap: 8, alignItems: 'center' } as const

export const docs: ComponentDocs = {
  purpose: 'Draws a trend beside the figure that it belongs to.',
  whenToUse: [
    'The latest figure is shown, and people ask whether it rises or falls.',
    'Many rows of a table are compared by the form of their development.',
  ],
  whenNotToUse: {
    'Exact values are read': 'Table',
    'A value is compared with its limit': 'Meter',
    'A task makes progress': 'ProgressBar',
  },
  guidance: [
    {
      do: 'Put it beside its figure, and say the trend in a sentence.',
      right: (
        <span style={line}>
          31,000 visits <Sparkline values={visits} label="Visits rose from 12,000 to 31,000" />
        </span>
      ),
      dont: 'A line without a figure has no size, and “Chart” tells listeners nothing.',
      wrong: <Sparkline values={visits} label="Chart" />,
    },
    {
      do: 'Draw separate amounts, such as spend by month, as bars.',
      right: <Sparkline values={months} variant="bars" label="Spend by month, highest in May" />,
      dont: 'A line between months suggests values that never were.',
      wrong: <Sparkline values={months} label="Spend by month as a line" />,
    },
  ],
  anatomy: {
    example: (
      <Sparkline
        values={visits}
        variant="area"
        marks={['lowest', 'last']}
        width={200}
        height={56}
        label="Visits rose"
      />
    ),
    parts: {
      Line: 'The values, evenly spaced. `null` leaves a gap.',
      Area: 'Below the line, with `variant="area"`.',
      Mark: 'The last value; `marks` adds the lowest and the highest.',
      Bar: 'One for each value, with `variant="bars"`.',
      'Zero line': 'Appears when a value is below 0.',
    },
    marks: {
      Line: '[data-part="line"]',
      Area: '[data-part="area"]',
      Mark: '[data-part="mark"]',
      Bar: '[data-part="bar"]',
      'Zero line': '[data-part="zero"]',
    },
  },
  keyboard: 'It takes no focus: it is only read.',
  accessibility: [
    'It is an image whose name is `label`; the drawing itself is not read.',
    'It has the color of the text around; change it with `style={{ color }}`.',
    'Left to the product: exact values somewhere, in a table or a card.',
  ],
  content: [
    '`label` is a sentence with the result: “Visits rose from 12,000 to 31,000 in eight weeks”.',
    'Name the period, because there are no axes.',
  ],
  related: ['Meter', 'Amount', 'Table'],
}
