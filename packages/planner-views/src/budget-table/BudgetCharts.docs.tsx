import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { BudgetCharts } from './BudgetCharts'
import { budgetItems, treeOf } from './fixtures/budget-plan'

const tree = treeOf(budgetItems(140))
const emptyTree = treeOf([])

export const docs: ComponentDocs = {
  purpose: 'Shows planned and spent costs by month and by channel.',
  whenToUse: [
    'The shape matters: when the most is planned, which channel takes the largest share.',
    'They stand above or beside the table whose costs they sum up.',
  ],
  whenNotToUse: [
    { when: 'Single figures are read or corrected', use: 'BudgetTable' },
    { when: 'The balance of the budget is enough', use: 'BudgetTotals' },
    { when: 'One share of a limit is shown', use: 'Meter' },
    { when: 'A trend stands inside a sentence or a row', use: 'Sparkline' },
  ],
  guidance: [
    {
      do: {
        example: (
          <WideExample>
            <BudgetCharts tree={emptyTree} isLoading />
          </WideExample>
        ),
        caption: 'Set `isLoading` while the costs are on their way.',
      },
      dont: {
        example: (
          <WideExample>
            <BudgetCharts tree={emptyTree} />
          </WideExample>
        ),
        caption: 'An empty tree says that nothing was spent, which is not known yet.',
      },
    },
  ],
  anatomy: {
    example: (
      <WideExample>
        <BudgetCharts tree={tree} />
      </WideExample>
    ),
    parts: [
      { name: 'Title', selector: 'h2', description: 'What the chart shows.' },
      {
        name: 'Legend',
        part: 'legend',
        description: 'The colors of estimate and actual.',
      },
      {
        name: 'As table',
        selector: 'section button',
        description: 'Turns the chart into a table with the same figures, and back.',
      },
      { name: 'Scale', part: 'tick', description: 'Round amounts, in short: “20k”.' },
      { name: 'Month', part: 'category', description: 'Estimate and actual side by side.' },
      {
        name: 'Channel',
        part: 'track',
        description: 'The five largest channels have a bar each, in their colors.',
      },
      {
        name: 'Others',
        part: 'others',
        description: 'The sum of the other channels, without a bar.',
      },
      { name: 'Nothing', part: 'empty', description: 'A sentence in place of an empty chart.' },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button of each chart, and to an open table.' },
    { keys: ['Enter', 'Space'], action: 'Turns the chart into a table, and back.' },
    { keys: ['ArrowUp', 'ArrowDown'], action: 'Scrolls a table that is longer than its place.' },
  ],
  accessibility: [
    'Each chart is an image with a sentence: “Oct 2026 to Jan 2027: estimate …, actual …. Highest estimate in …”.',
    'The button is named after its chart: “As table: Actual by channel”. It keeps the focus.',
    'Estimate and actual differ by position as well as by color, and are told apart in forced colors.',
    'Left to the product: a heading of level 1 above. Titles of charts have level 2.',
  ],
  content: [
    'A title says the figure and its division: “Actual by channel”.',
    'Amounts are whole dollars; on the scale they are short, in the table they are whole.',
  ],
  related: ['BudgetTable', 'BudgetTotals', 'Sparkline', 'Meter', 'Table'],
}
