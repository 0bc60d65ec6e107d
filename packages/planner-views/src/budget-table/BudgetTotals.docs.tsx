import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { BudgetTotals } from './BudgetTotals'
import type { BudgetTotalsProps } from './BudgetTotals'

const range = { start: '2026-10-01', end: '2027-01-31' }
const year = { startDate: '2026-09-01', endDate: '2027-08-31' }
const withBudget = {
  budget: { total: 480_000, actual: 312_650, ...year },
  expenses: 117_050,
  range,
}
const withoutBudget = { ...withBudget, budget: null }
const zeroBudget = { ...withBudget, budget: { total: 0, actual: 312_650, ...year } }

function Example(props: Pick<BudgetTotalsProps, 'figures'>) {
  return (
    <WideExample minWidthPixels={640}>
      <BudgetTotals estimate={119_200} today="2026-11-18" {...props} />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Says what a plan has of its budget, and has spent.',
  whenToUse: [
    'The balance is the first question on a page about costs.',
    'In one line, with `isCompact`, where the table below needs the height.',
  ],
  whenNotToUse: [
    { when: 'The figures stand above a flow', use: 'FlowBar' },
    { when: 'Costs are compared by channel and period', use: 'BudgetTable' },
    { when: 'The shape over the months matters', use: 'BudgetCharts' },
    { when: 'A single amount is shown', use: 'Amount' },
  ],
  guidance: [
    {
      do: {
        example: <Example figures={withoutBudget} />,
        caption: 'Give `budget: null` when none was set: it says “Not set” and shows no balance.',
      },
      dont: {
        example: <Example figures={zeroBudget} />,
        caption: 'A budget of 0 says that everything was spent too much, which nobody decided.',
      },
    },
  ],
  anatomy: {
    example: <Example figures={withBudget} />,
    parts: [
      {
        name: 'Total budget',
        selector: '[role="group"] > :nth-child(1)',
        description: 'The amount and the days of the budget, with its number where it may be seen.',
      },
      {
        name: 'Total actual',
        selector: '[role="group"] > :nth-child(2)',
        description: 'What was spent in these days, and its share of the budget.',
      },
      {
        name: 'Total remaining',
        selector: '[role="group"] > :nth-child(3)',
        description: 'The difference, with a meter and the months that are left.',
      },
      {
        name: 'Total expenses',
        selector: '[role="group"] > :nth-child(4)',
        description: 'What was spent in the days on show, with their estimate.',
      },
      {
        name: 'Actions',
        part: 'actions',
        description: 'At the end of the line, with `isCompact`. Optional.',
      },
    ],
  },
  keyboard:
    'It takes no focus, except for “Try again” when the amount could not be read, and for what stands in `actions`.',
  accessibility: [
    'The tiles are a group with a name. The meter is named “Spent” and says “$312,650 of $480,000”.',
    'A negative balance has a minus sign, not only a color.',
    'While amounts are loading, placeholders keep their place and “Loading” is read.',
    'An amount that could not be read is an alert with “Try again”, with `onRetryBudget`.',
    'Left to the product: leave the tiles out for those who may not see money. Without figures they show placeholders.',
  ],
  content: [
    'Each tile says the days that it is about: those of the budget, or those on show.',
    'Amounts are whole dollars with a sign and separators: “$167,350”.',
    'Remaining is called so also when it is negative.',
  ],
  related: ['BudgetTable', 'BudgetCharts', 'FlowBar', 'Meter', 'Amount'],
}
