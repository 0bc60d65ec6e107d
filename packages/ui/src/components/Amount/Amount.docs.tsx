import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { dollars } from '../../fixtures/story-tactics'
import { Amount } from './Amount'

const format = (value: number) => `$${dollars(value)}`
const column = { display: 'grid', justifyItems: 'end', width: 120 } as const

export const docs: ComponentDocs = {
  purpose: 'Shows a sum so that a column of them lines up.',
  whenToUse: [
    'Money or another quantity stands in a table, a total, or a variance.',
    'Amounts can be negative or missing.',
  ],
  whenNotToUse: {
    'It is compared with a limit': 'Meter',
    'The development over time matters': 'Sparkline',
    'It is entered': 'CurrencyField',
    'It is the number of things behind a label': 'Badge',
  },
  guidance: [
    {
      do: 'Pass `null` for “none” and say in `emptyLabel` what that means.',
      right: (
        <span style={column}>
          <Amount value={12_400} format={format} />
          <Amount value={-2350} format={format} />
          <Amount value={null} format={format} emptyLabel="Not spent yet" />
        </span>
      ),
      dont: '$0 says that it was free. Nobody has entered anything yet.',
      wrong: (
        <span style={column}>
          <Amount value={12_400} format={format} />
          <Amount value={-2350} format={format} />
          <Amount value={0} format={format} />
        </span>
      ),
    },
    {
      do: 'One format in a column: the digits stand below each other.',
      right: (
        <span style={column}>
          <Amount value={980} format={format} />
          <Amount value={12_400} format={format} />
        </span>
      ),
      dont: 'Mixed formats: 980.00 looks larger than 12.4K.',
      wrong: (
        <span style={column}>
          <Amount value={980} format={(value) => `$${value.toFixed(2)}`} />
          <Amount value={12_400} format={(value) => `$${value / 1000}K`} />
        </span>
      ),
    },
  ],
  anatomy: {
    example: <Amount value={-2350} format={format} />,
    parts: {
      Figure:
        'The sign, and what `format` writes. A negative one differs by sign, weight and color.',
    },
    marks: { Figure: '[data-sign]' },
  },
  keyboard: 'It takes no focus: it is only read.',
  accessibility: [
    'It is text. The dash of a missing amount is read as `emptyLabel`.',
    'A negative amount never differs by color alone.',
    'Left to the product: `format` in the language and currency of the person.',
  ],
  content: [
    'Leave cents out where they are not decided on.',
    'Name the currency in the head of a column, or at each amount, but not in both.',
    '`isZeroQuiet` where most amounts are zero, so that the others are seen.',
  ],
  related: ['Meter', 'Sparkline', 'CurrencyField', 'DataTable'],
}
