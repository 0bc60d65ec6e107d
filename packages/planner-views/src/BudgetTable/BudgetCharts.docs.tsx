import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { BudgetChartsProps } from './BudgetCharts'
import { treeOf } from './fixtures/budget-plan'

const emptyTree = treeOf([])

export const docs: ComponentDocs<BudgetChartsProps> = {
  purpose: 'Shows planned and spent costs by month and by channel.',
  whenToUse: [
    'The shape matters: when the most is planned, which channel takes the largest share.',
    'They stand above or beside the table whose costs they sum up.',
  ],
  whenNotToUse: {
    'Single figures are read or corrected': 'BudgetTable',
    'The balance of the budget is enough': 'BudgetTotals',
    'One share of a limit is shown': 'Meter',
    'A trend stands inside a sentence or a row': 'Sparkline',
  },
  guidance: [
    {
      do: 'Set `isLoading` while the costs are on their way.',
      right: { tree: emptyTree, isLoading: true },
      dont: 'An empty tree says that nothing was spent, which is not known yet.',
      wrong: { tree: emptyTree },
    },
  ],
  anatomy: {
    example: {},
    parts: {
      Title: 'What the chart shows.',
      Legend: 'The colors of estimate and actual.',
      'As table': 'Turns the chart into a table with the same figures, and back.',
      Scale: 'Round amounts, in short: “20k”.',
      Month: 'Estimate and actual side by side.',
      Channel: 'The five largest channels have a bar each, in their colors.',
      Others: 'The sum of the other channels, without a bar.',
      Nothing: 'A sentence in place of an empty chart.',
    },
    marks: {
      Title: 'h2',
      Legend: '[data-part="legend"]',
      'As table': 'section button',
      Scale: '[data-part="tick"]',
      Month: '[data-part="category"]',
      Channel: '[data-part="track"]',
      Others: '[data-part="others"]',
      Nothing: '[data-part="empty"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the button of each chart, and to an open table.',
    'Enter, Space': 'Turns the chart into a table, and back.',
    'ArrowUp, ArrowDown': 'Scrolls a table that is longer than its place.',
  },
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
