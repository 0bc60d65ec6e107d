import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { budgetDetails, budgetItems } from './fixtures/budget-plan'
import type { BudgetTableHostProps } from './fixtures/BudgetTableHost'

const nothing = { items: budgetItems(0), details: { ...budgetDetails, channels: [] } }

export const docs: ComponentDocs<BudgetTableHostProps> = {
  purpose: 'Shows what a plan costs by channel, type and period.',
  whenToUse: [
    'People compare what was planned with what was spent, by channel and by month, quarter or year.',
    'A figure raises a question, and its items have to be seen and corrected at once.',
    'A budget is printed for a meeting.',
  ],
  whenNotToUse: {
    'The balance of the whole budget is enough': 'BudgetTotals',
    'The shape over the months matters more than single figures': 'BudgetCharts',
    'Costs are seen beside the time at which they occur': 'FlowCalendar',
    'Other fields than costs are compared': 'TacticTable',
    'Rows hold rows, and are not channels and types': 'TreeTable',
  },
  exampleProps: { areExpanded: false, heightPixels: 340 },
  guidance: [
    {
      do: 'Make the tree for the period that is compared: by quarter, the figures to compare stand side by side.',
      right: { period: 'quarter' },
      dont: 'By month in the same width, most figures are out of view, and quarters have to be added up.',
      wrong: { period: 'month' },
    },
    {
      do: 'When costs are hidden because other plans are shown, give `onHideOtherPlans`: it says so and offers the way out.',
      right: { ...nothing, onHideOtherPlans: () => undefined },
      dont: 'A tree without rows says that the plan has no channels, which is not the reason.',
      wrong: nothing,
    },
  ],
  anatomy: {
    example: { areExpanded: true, heightPixels: 460 },
    parts: {
      Head: 'Two lines: the periods, and “Est”, “Act” and “Var” of each. They stay in view.',
      Toggle: 'Shows the types of a channel, whose color stands beside its name.',
      Body: 'The channels and types. The names stay at the start, the totals at the end.',
      Figure: 'An amount in whole dollars. It opens its items; a dash has none and opens nothing.',
      Foot: '“Monthly Totals”: the sums of all channels. It stays in view.',
    },
    marks: {
      Head: '[data-part="head"]',
      Toggle: '[data-part="toggle"]',
      Body: '[data-part="body"]',
      Figure: '[role="gridcell"][aria-haspopup]',
      Foot: '[data-part="foot"]',
    },
  },
  keyboard: {
    'ArrowUp, ArrowDown, ArrowLeft, ArrowRight':
      'Moves between cells. On the name of a channel: collapses or expands it.',
    'Enter, Space': 'On an amount: opens the items behind it.',
    'Home, End': 'Moves to the first or last cell; with Ctrl, of the column.',
    'PageUp, PageDown': 'Moves by a page.',
    '*': 'Expands all channels.',
    'Mod+C': 'Copies the chosen cells as text for a spreadsheet.',
    Escape: 'In the items: takes back what was typed, then closes them.',
  },
  accessibility: [
    'It is a `treegrid` named “Budget”. Its description says how amounts are opened: “Press Enter on an amount to see its items.”',
    'Amounts with items have `aria-haspopup="dialog"`; the others have not.',
    'The heads of the period and of the figure are read with each cell.',
    'A number that does not fit is shown as ###; a tooltip and screen readers give the whole number.',
    'Left to the product: put a [BudgetCellItems] beside the `anchor` that `onActivateCell` tells, and give the focus back to it.',
    'Left to the product: keep the same tree while nothing changes, and a parent of a definite height.',
  ],
  content: [
    'A dash means that there is no cost, 0 that there is one. Do not replace one with the other.',
    'Variance is estimate minus actual: negative when more was spent than planned.',
    'Say on paper whose budget it is and of which days, in `paperHeading`.',
  ],
  related: ['BudgetTotals', 'BudgetCharts', 'BudgetCellItems', 'TreeTable', 'FlowCalendar'],
}
