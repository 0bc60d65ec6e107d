import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { FlowBarProps } from './FlowBar.types'

export const docs: ComponentDocs<FlowBarProps> = {
  purpose: 'Says what a plan costs, and how its timeline is drawn.',
  whenToUse: ['It stands between the header of a plan and its [FlowCalendar].'],
  whenNotToUse: {
    'A table of tactics is below it': 'TableBar',
    'Dates, views and filters are chosen': 'CalendarHeader',
    'The figures need tiles of their own': 'BudgetTotals',
    'The controls are for something else': 'Toolbar',
  },
  guidance: [
    {
      do: 'When money is hidden because other plans are shown, give `onHideOtherPlans`: it says so and offers the way back.',
      right: { figures: null, onHideOtherPlans: () => undefined },
      dont: 'Without it the figures are gone, and nothing says why.',
      wrong: { figures: null },
    },
  ],
  anatomy: {
    example: { note: 'Not in flow: Signage' },
    parts: {
      Figures: 'Budget, actual and remaining, each with the days that it is about.',
      Meter: 'What was spent of the budget.',
      Expenses: 'What was spent on the days on show.',
      Note: 'What else there is to know, with `note`. It is cut when the bar is narrow.',
      Controls:
        'Zoom, grouping, colors and the first day of the week. Where the bar is narrow, they become two menus.',
    },
    marks: {
      Figures: 'dl',
      Meter: '[role="meter"]',
      Expenses: 'dl:last-of-type',
      Note: '[title="Not in flow: Signage"]',
      Controls: '[aria-label="Timeline"]',
    },
  },
  keyboard: {
    Tab: 'Moves through the controls.',
    'ArrowRight, ArrowLeft': 'In the zoom: chooses another one.',
    'Enter, Space, ArrowDown': 'Opens the menu of a button.',
    Escape: 'Closes the menu.',
  },
  accessibility: [
    'The figures are a group of terms and values. The meter is named “Spent” and says “$312,650 of $480,000”.',
    'The controls are a group named “Timeline”. A menu says what is chosen: “Zoom: Month”.',
    'A negative balance has a minus sign, not only a color.',
    'A week start that is locked stays in the menu and says who can change it.',
    'What could not be read is an alert with “Try again”, with `onRetryBudget`.',
    'Left to the product: show no money to those who may not see it. `figures={null}` says nothing about it.',
  ],
  content: [
    'Amounts are whole dollars. Each says the days that it is about.',
    'A `note` is a short statement: “Not in flow: Signage, Trade shows”.',
  ],
  related: ['FlowCalendar', 'BudgetTotals', 'CalendarHeader', 'TableBar', 'Meter'],
}
