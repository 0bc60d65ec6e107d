import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { dollars, storyColumns, storyTactics, type StoryTactic } from '../../fixtures/story-tactics'
import type { DataTableProps } from './DataTable.types'

const rows = storyTactics(3)

/** Columns of the story by id, some of them with other properties. */
function columns(
  changes: Readonly<Record<string, object>>,
): DataTableProps<StoryTactic>['columns'] {
  return storyColumns.flatMap((column) =>
    column.id in changes ? [{ ...column, ...changes[column.id] }] : [],
  )
}

export const docs: ComponentDocs<DataTableProps<StoryTactic>> = {
  purpose: 'Lists many things to sort, select, edit and open.',
  whenToUse: [
    'There are more rows than fit on the screen, up to tens of thousands: only those in view are drawn.',
    'People work in the list: they sort, select several, edit cells, open rows, resize and hide columns.',
    'Rows come in pages from a server, and more are loaded near the end.',
  ],
  whenNotToUse: {
    'A few rows are only read': 'Table',
    'Rows have rows inside, with sums': 'TreeTable',
    'It is one thing with its properties': 'DescriptionList',
    'The order is the content and people change it by dragging': 'SortableList',
    'The order in time matters most': 'MonthCalendar',
  },
  exampleProps: { rows, style: { width: '100%' } },
  guidance: [
    {
      do: 'Mark numbers with `isNumeric`: digits of the same value stand below each other.',
      right: { columns: columns({ topic: {}, estimated: {} }) },
      dont: 'Numbers at the start edge cannot be compared at a glance: 400 looks as large as 10,550.',
      wrong: { columns: columns({ topic: {}, estimated: { isNumeric: false } }) },
    },
    {
      do: 'Give the column that people know the things by `isRowHeader`: it is read before each cell.',
      right: { columns: columns({ topic: {}, channel: {} }) },
      dont: 'An id as row head is read out in every row and means nothing.',
      wrong: {
        columns: columns({
          topic: { header: 'ID', value: ({ id }: StoryTactic) => id },
          channel: {},
        }),
      },
    },
    {
      do: 'Set `isFiltered` when a filter is on, so that an empty table names the filter.',
      right: { columns: columns({ topic: {}, channel: {} }), rows: [], isFiltered: true },
      dont: '“Nothing here yet” after a filter is false, and looks like lost data.',
      wrong: { columns: columns({ topic: {}, channel: {} }), rows: [] },
    },
  ],
  anatomy: {
    example: {
      columns: columns({
        topic: { footer: 'Total' },
        channel: {},
        estimated: { footer: dollars(rows.reduce((sum, { estimated }) => sum + estimated, 0)) },
      }),
    },
    parts: {
      Head: 'The names of the columns. It stays in view while the rows scroll.',
      'Sort mark': 'The direction, in the column that sorts. A third press takes the sort away.',
      'Column edge': 'Dragged to resize. Present with `onColumnWidthsChange`.',
      Body: 'The rows. A checkbox stands before them with `onSelectedRowIdsChange`.',
      'Row link': 'The row head as a link, with `rowHref`. Optional.',
      Outline: 'Placeholders of rows while `status` is `loading` or `loadingMore`.',
      Foot: 'Totals, when a column has a `footer`. It stays in view at the bottom.',
    },
    marks: {
      Head: '[data-part="head"]',
      'Sort mark': '[data-part="sort"]',
      'Column edge': '[data-part="resize"]',
      Body: '[data-part="body"]',
      'Row link': '[data-part="link"]',
      Outline: '[data-part="outline"]',
      Foot: '[data-part="foot"]',
    },
  },
  keyboard: {
    'ArrowUp, ArrowDown, ArrowLeft, ArrowRight':
      'Moves to the next cell, also into heads and totals.',
    'Home, End': 'Moves to the first or last cell of the row; with Ctrl, of the table.',
    'PageUp, PageDown': 'Moves by a page.',
    Enter:
      'On a head: sorts one way, the other way, not at all. On a row: opens it; where rows do not open, edits the cell or moves to its control.',
    'Shift+ArrowLeft, Shift+ArrowRight':
      'On a head: makes the column narrower or wider; with Ctrl in large steps.',
    'Space, Shift+Space': 'Selects the row; with Shift all rows up to it.',
    'Shift+ArrowUp, Shift+ArrowDown': 'Moves and selects on the way.',
    'Ctrl+A': 'Selects all rows.',
    F2: 'Edits the row; where it cannot be edited, moves to the controls of the cell. Tab moves between them.',
    Escape: 'Leaves the controls of the cell, or cancels editing.',
  },
  accessibility: [
    'It is a `grid` with one tab stop. The arrow keys move inside; Tab leaves it.',
    '`aria-rowcount` and `aria-colcount` tell the whole size, although only a part is in the document.',
    'Loading is announced by the texts of `labels`, and `aria-busy` is set. An error is announced at once and offers `onRetry`.',
    'Checkboxes and buttons of a row are named after it by `rowName`: “Select Denver”.',
    'Left to the product: the search of the browser finds only rows in view. Offer a [SearchField] above a long table.',
    'Left to the product: a height, by `height` or by its container. Without one it grows until it is as high as the window.',
  ],
  content: [
    'Heads are nouns of one or two words. A unit goes into the head, not into every cell: “Cost (USD)”.',
    'Leave a cell empty when there is no value: missing values stand last in both directions of a sort.',
    'Text that does not fit is cut with an ellipsis and shown whole to a resting pointer. Put the words that differ first.',
  ],
  related: ['Table', 'TreeTable', 'ColumnChooser', 'EmptyState', 'SearchField'],
}
