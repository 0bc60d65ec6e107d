import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { BudgetCellItems } from './BudgetCellItems'
import { budgetItems } from './fixtures/budget-plan'

const firstItems = budgetItems(4)

/** An amount that opens its items, whose costs can be changed. */
function Example({ title, amount }: { title: string; amount: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [items, setItems] = useState(firstItems)
  const close = () => {
    setAnchor(null)
  }
  return (
    <div>
      <Button
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget)
        }}
      >
        {amount}
      </Button>
      {anchor === null ? null : (
        <BudgetCellItems
          anchor={anchor}
          title={title}
          items={items}
          canEdit={() => true}
          onCostChange={({ itemId, name, amountDollars }) => {
            setItems((before) =>
              before.map((item) =>
                item.id === itemId ? Object.assign({}, item, { [name]: amountDollars }) : item,
              ),
            )
          }}
          onOpenItem={close}
          onClose={close}
        />
      )}
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Lists the items behind an amount, and changes their costs.',
  whenToUse: [
    'A figure of a budget raises a question: which items are in it, and is each right?',
    'A cost is corrected without leaving the table.',
  ],
  whenNotToUse: [
    { when: 'Other fields than costs are changed', use: 'DetailEditor' },
    { when: 'Costs of many items are typed or pasted', use: 'TacticTable' },
    { when: 'The details are only looked at', use: 'HoverCard' },
    { when: 'Something else opens beside a cell', use: 'Popover' },
  ],
  guidance: [
    {
      do: {
        example: <Example title="Website, Oct 2026" amount="2,600" />,
        caption:
          'Name the row and the period in `title`, as `onActivateCell` tells it. Press to see.',
      },
      dont: {
        example: <Example title="Items" amount="2,600" />,
        caption:
          '“Items” does not say of what, and the heads of the table are far away, or out of view.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Head',
        part: 'head',
        description: 'The title, which has the focus from the start, and the close button.',
      },
      {
        name: 'Item',
        description: 'Title, days, both costs as fields, and “Open” for the whole item.',
      },
      { name: 'Days', part: 'days', description: 'The first and the last day.' },
      { name: 'More', description: 'Fifty items are listed at once; a button shows more.' },
      { name: 'Foot', part: 'foot', description: 'The number of items and their sums.' },
      {
        name: 'Sums',
        part: 'sums',
        description: 'Estimated cost, actual cost and variance. They follow what is changed.',
      },
      {
        name: 'Note',
        part: 'note',
        description: 'Says that no cost can be changed, when `canEdit` refuses all items.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next field or button. A changed cost is passed on.' },
    { keys: ['Enter'], action: 'In a field: passes the cost on.' },
    {
      keys: ['Escape'],
      action: 'Takes back what is typed in the field, then closes the list and returns the focus.',
    },
  ],
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
