import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { BudgetCellItemsProps } from './BudgetCellItems.types'

export const docs: ComponentDocs<BudgetCellItemsProps> = {
  purpose: 'Lists the items behind an amount, and changes their costs.',
  whenToUse: [
    'A figure of a budget raises a question: which items are in it, and is each right?',
    'A cost is corrected without leaving the table.',
  ],
  whenNotToUse: {
    'Other fields than costs are changed': 'DetailEditor',
    'Costs of many items are typed or pasted': 'TacticTable',
    'The details are only looked at': 'HoverCard',
    'Something else opens beside a cell': 'Popover',
  },
  guidance: [
    {
      do: 'Name the row and the period in `title`, as `onActivateCell` tells it.',
      right: {},
      dont: '“Items” does not say of what, and the heads of the table are far away, or out of view.',
      wrong: { title: 'Items' },
    },
  ],
  anatomy: {
    parts: {
      Head: 'The title, which has the focus from the start, and the close button.',
      Item: 'Title, days, both costs as fields, and “Open” for the whole item.',
      Days: 'The first and the last day.',
      More: 'Fifty items are listed at once; a button shows more.',
      Foot: 'The number of items and their sums.',
      Sums: 'Estimated cost, actual cost and variance. They follow what is changed.',
      Note: 'Says that no cost can be changed, when `canEdit` refuses all items.',
    },
    marks: {
      Head: '[data-part="head"]',
      Days: '[data-part="days"]',
      Foot: '[data-part="foot"]',
      Sums: '[data-part="sums"]',
      Note: '[data-part="note"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the next field or button. A changed cost is passed on.',
    Enter: 'In a field: passes the cost on.',
    Escape: 'Takes back what is typed in the field, then closes the list and returns the focus.',
  },
  accessibility: [
    'It is a [Popover] named by its title, with a table inside. Fields are named after their item: “Actual cost of Launch letter”.',
    'A press outside closes it, and what was typed is passed on first.',
    'An amount that is too large is refused at its field, and not passed on.',
    'On closing with Esc or the button, the cell gets the focus back.',
    'Left to the product: save each change as it comes, and say when that failed.',
  ],
  content: [
    'The title is that of the cell: “Direct Mail, Oct 2026”.',
    'An empty field means that there is no cost; 0 is a cost.',
  ],
  related: ['BudgetTable', 'FlowCalendar', 'CurrencyField', 'Popover', 'DetailEditor'],
}
