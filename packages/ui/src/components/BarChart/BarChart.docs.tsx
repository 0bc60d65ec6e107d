import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { BarChartProps } from './BarChart.types'
import { channels } from './BarChart.story-host'

const byChannel: Partial<BarChartProps> = {
  title: 'Actual by channel',
  summary: 'Social $92,400, Email $61,000, Search $34,800.',
  categoryLabel: 'Channel',
  orientation: 'horizontal',
  series: [{ id: 'actual', label: 'Actual' }],
  style: { width: 320 },
}

export const docs: ComponentDocs<BarChartProps> = {
  purpose: 'Compares figures as bars, or as a table.',
  whenToUse: [
    'The shape matters more than the single figure: the largest share, the busiest month.',
    'Two or three figures of each month stand side by side, such as estimate and actual.',
  ],
  whenNotToUse: {
    'Single figures are looked up': 'Table',
    'One figure and its change are enough': 'StatTile',
    'A trend stands inside a sentence or a row': 'Sparkline',
    'One share of a limit is shown': 'Meter',
  },
  guidance: [
    {
      do: 'Sort names by their figure, so that ranks are read without comparing bars.',
      right: { ...byChannel, categories: channels.slice(0, 3) },
      dont: 'In another order, each bar has to be compared with each other.',
      wrong: { ...byChannel, categories: [1, 2, 0].flatMap((at) => channels[at] ?? []) },
    },
  ],
  anatomy: {
    example: { style: { width: 520 } },
    parts: {
      Title: 'The figure and its division.',
      Legend:
        'The fill of each series, and its value in the category under the pointer. With one series it is there under a pointer only.',
      'Show as table': 'Turns the chart into a table with the same figures, and back.',
      Axis: 'Round values from 0, in short form.',
      Category: 'A bar for each series. Of more than fourteen, every third is named.',
    },
    marks: {
      Title: '[data-part="title"]',
      Legend: '[data-part="legend"]',
      'Show as table': 'button',
      Axis: '[data-part="tick"]',
      Category: '[data-part="category"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the button, and to an open table.',
    'Enter, Space': 'Turns the chart into a table, and back.',
    'ArrowUp, ArrowDown': 'Scrolls a table that is longer than its place.',
  },
  accessibility: [
    'The chart is one image, named by its title and `summary`. The table has a caption, column headers and row headers.',
    'The values under the pointer are in the table as well: nothing is told to a pointer alone.',
    'The button is named after its chart: “Show as table: Actual by channel”. It keeps the focus.',
    'Series differ by position and fill: outlined, full, striped. Forced colors keep that. Horizontal bars have their value beside them.',
    'Left to the product: a summary that says what the chart shows, and a `headingLevel` that fits the page.',
  ],
  content: [
    'A title says the figure and its division: “Actual by channel”.',
    'The summary names the span, the sums and what stands out: “Highest estimate in Nov 2026.”',
    '`format` writes whole values; `formatShort` those on the axis: “$20K”.',
  ],
  related: ['Table', 'StatTile', 'Sparkline', 'Meter', 'Amount'],
}
