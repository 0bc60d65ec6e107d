import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { budgetDetails, budgetItems, budgetRange } from './fixtures/budget-plan'
import { BudgetTableHost, type BudgetTableHostProps } from './fixtures/BudgetTableHost'

const ignore = () => undefined
const items = budgetItems(140)
const noItems = budgetItems(0)
const noChannels = { ...budgetDetails, channels: [] }

const tableArgs: BudgetTableHostProps = {
  items,
  details: budgetDetails,
  range: budgetRange,
  period: 'month',
  isReadOnly: false,
  areExpanded: false,
  heightPixels: 340,
  onExpandedChange: ignore,
  onActivateCell: ignore,
  onCostChange: ignore,
  onOpenItem: ignore,
  onRetry: ignore,
}

function Example(props: Partial<BudgetTableHostProps>) {
  return (
    <WideExample minWidthPixels={720}>
      <BudgetTableHost {...tableArgs} {...props} />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows what a plan costs by channel, type and period.',
  whenToUse: [
    'People compare what was planned with what was spent, by channel and by month, quarter or year.',
    'A figure raises a question, and its items have to be seen and corrected at once.',
    'A budget is printed for a meeting.',
  ],
  whenNotToUse: [
    { when: 'The balance of the whole budget is enough', use: 'BudgetTotals' },
    { when: 'The shape over the months matters more than single figures', use: 'BudgetCharts' },
    { when: 'Costs are seen beside the time at which they occur', use: 'FlowCalendar' },
    { when: 'Other fields than costs are compared', use: 'TacticTable' },
    { when: 'Rows hold rows, and are not channels and types', use: 'TreeTable' },
  ],
  guidance: [
    {
      do: {
        example: <Example period="quarter" />,
        caption:
          'Make the tree for the period that is compared: by quarter, the figures to compare stand side by side.',
      },
      dont: {
        example: <Example period="month" />,
        caption:
          'By month in the same width, most figures are out of view, and quarters have to be added up.',
      },
    },
    {
      do: {
        example: <Example items={noItems} details={noChannels} onHideOtherPlans={ignore} />,
        caption:
          'When costs are hidden because other plans are shown, give `onHideOtherPlans`: it says so and offers the way out.',
      },
      dont: {
        example: <Example items={noItems} details={noChannels} />,
        caption: 'A tree without rows says that the plan has no channels, which is not the reason.',
      },
    },
  ],
  anatomy: {
    example: <Example areExpanded heightPixels={460} />,
    parts: [
      {
        name: 'Head',
        part: 'head',
        description:
          'Two lines: the periods, and “Est”, “Act” and “Var” of each. They stay in view.',
      },
      {
        name: 'Toggle',
        part: 'toggle',
        description: 'Shows the types of a channel, whose color stands beside its name.',
      },
      {
        name: 'Body',
        part: 'body',
        description: 'The channels and types. The names stay at the start, the totals at the end.',
      },
      {
        name: 'Figure',
        selector: '[role="gridcell"][aria-haspopup]',
        description:
          'An amount in whole dollars. It opens its items; a dash has none and opens nothing.',
      },
      {
        name: 'Foot',
        part: 'foot',
        description: '“Monthly Totals”: the sums of all channels. It stays in view.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      action: 'Moves between cells. On the name of a channel: collapses or expands it.',
    },
    { keys: ['Enter', 'Space'], action: 'On an amount: opens the items behind it.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last cell; with Ctrl, of the column.' },
    { keys: ['PageUp', 'PageDown'], action: 'Moves by a page.' },
    { keys: ['*'], action: 'Expands all channels.' },
    { keys: ['Mod+C'], action: 'Copies the chosen cells as text for a spreadsheet.' },
    { keys: ['Escape'], action: 'In the items: takes back what was typed, then closes them.' },
  ],
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
