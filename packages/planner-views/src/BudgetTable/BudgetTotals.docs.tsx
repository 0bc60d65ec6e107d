import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { BudgetTotalsProps } from './BudgetTotals'

const withoutBudget = {
  budget: null,
  expenses: 117_050,
  range: { start: '2026-10-01', end: '2027-01-31' },
}
const zeroBudget = {
  ...withoutBudget,
  budget: { total: 0, actual: 312_650, startDate: '2026-09-01', endDate: '2027-08-31' },
}

export const docs: ComponentDocs<BudgetTotalsProps> = {
  purpose: 'Says what a plan has of its budget, and has spent.',
  whenToUse: [
    'The balance is the first question on a page about costs.',
    'In one line, with `isCompact`, where the table below needs the height.',
  ],
  whenNotToUse: {
    'The figures stand above a flow': 'FlowBar',
    'Costs are compared by channel and period': 'BudgetTable',
    'The shape over the months matters': 'BudgetCharts',
    'A single amount is shown': 'Amount',
  },
  guidance: [
    {
      do: 'Give `budget: null` when none was set: it says “Not set” and shows no balance.',
      right: { figures: withoutBudget },
      dont: 'A budget of 0 says that everything was spent too much, which nobody decided.',
      wrong: { figures: zeroBudget },
    },
  ],
  anatomy: {
    example: {},
    parts: {
      'Total budget':
        'The amount and the days of the budget, with its number where it may be seen.',
      'Total actual': 'What was spent in these days, and its share of the budget.',
      'Total remaining': 'The difference, with a meter and the months that are left.',
      'Total expenses': 'What was spent in the days on show, with their estimate.',
      Actions: 'At the end of the line, with `isCompact`. Optional.',
    },
    marks: {
      'Total budget': '[role="group"] > :nth-child(1)',
      'Total actual': '[role="group"] > :nth-child(2)',
      'Total remaining': '[role="group"] > :nth-child(3)',
      'Total expenses': '[role="group"] > :nth-child(4)',
      Actions: '[data-part="actions"]',
    },
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
