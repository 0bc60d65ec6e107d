import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { quarterItems } from './fixtures/tactic-rows'
import type { TacticTableHostProps } from './fixtures/TacticTableHost'

const ignore = () => undefined
const byChannel: TacticTableHostProps['sorts'] = [{ column: 'channel', direction: 'ascending' }]

export const docs: ComponentDocs<TacticTableHostProps> = {
  purpose: 'Lists the items of a plan to compare and edit many at once.',
  whenToUse: [
    'People look for an item by its fields, or compare cost, type and tags of many.',
    'Many values are typed or pasted at once, as in a spreadsheet.',
    'Items are grouped with sums: by channel, month, initiative or tag.',
  ],
  whenNotToUse: {
    'The order in time matters most': 'MonthCalendar',
    'Costs are compared by period': 'BudgetTable',
    'All fields of one item are edited': 'DetailEditor',
    'The same change is made to several items': 'BulkChangeDialog',
    'The rows are not items of a plan': 'DataTable',
  },
  exampleProps: {
    items: quarterItems.slice(0, 5),
    heightPixels: 320,
    columns: ['title', 'channel', 'startDate', 'estimate', 'actual'],
    grouping: 'none',
  },
  guidance: [
    {
      do: 'Where nothing can be edited, give `readOnlyReason`: it is shown and spoken.',
      right: {
        cells: null,
        readOnlyReason: 'Viewers do not have the ability to add to or edit the Plan.',
      },
      dont: 'A table that takes no input and does not say why looks broken.',
      wrong: { cells: null },
    },
    {
      do: 'While filters are in use give `onClearFilters`: the empty table names the cause.',
      right: { items: [], onAddTactic: ignore, onClearFilters: ignore },
      dont: 'Without it the table says that there are no tactics and offers to add one, although some are only hidden.',
      wrong: { items: [], onAddTactic: ignore },
    },
    {
      do: 'Group when sums are asked for: each group has a count and a sum of its costs.',
      right: { grouping: 'channel', sorts: byChannel },
      dont: 'Sorting by channel puts the same items together, and leaves the adding up to the reader.',
      wrong: { sorts: byChannel },
    },
  ],
  anatomy: {
    example: { heightPixels: 420, grouping: 'channel' },
    parts: {
      Head: 'The names of the columns. A press sorts, with Shift by a further column.',
      Count: 'How many items a group has. The sums of its costs stand in their columns.',
      Title:
        'The head of the row. Signs before it say that the item is flagged or repeats, when they have no column.',
      'Color of the channel': 'Beside the name of the channel, and of its group.',
      'Link to the item': 'In the last column. It is a link with an address, `hrefOf`.',
      Totals: 'The count and the sums of all rows. They stay in view.',
      Reason: 'Why nothing can be edited, with `readOnlyReason`. Optional.',
    },
    marks: {
      Head: '[data-part="head"]',
      Count: '[data-part="count"]',
      Title: '[data-part="tactic"]',
      'Color of the channel': '[data-part="swatch"]',
      'Link to the item': '[data-part="open"]',
      Totals: '[data-part="foot"]',
      Reason: '[data-part="reason"]',
    },
  },
  keyboard: {
    'ArrowUp, ArrowDown, ArrowLeft, ArrowRight':
      'Moves between cells. On the name of a group: closes or opens it.',
    'Home, End, PageUp, PageDown': 'Moves to the ends, or by a page.',
    'Enter, F2': 'Edits a cell, as typing does. On “Open”: opens the item. On a head: sorts.',
    Space: 'Selects the row, with `onSelectionChange`.',
    'Shift+ArrowDown, Shift+ArrowUp': 'Selects a range of cells, or rows.',
    'Mod+C, Mod+X, Mod+V': 'Copies, cuts and pastes cells, also from and to a spreadsheet.',
    Delete: 'Empties the cells.',
    Escape: 'Cancels editing, or selects nothing.',
  },
  accessibility: [
    'It is a `treegrid` with one tab stop, named “Tactics”. With `readOnlyReason` it has `aria-readonly` and the reason as its description.',
    'Flags and repeats have words for screen readers: “Flagged”, “Repeats”.',
    'The link of a row is named after its item: “Open VIP early access”.',
    'A text that cannot be taken is refused with a reason at its cell. When several are pasted, a list above the table names each cell with its reason until it is dismissed.',
    'Left to the product: say how many items were changed, and offer to undo.',
    'Left to the product: a height, because it fills the box that it stands in.',
  ],
  content: [
    'Put the words of a title that differ first: a title that does not fit is cut.',
    'Heads are one word: “Start”, “Est”. The unit of costs is whole dollars everywhere.',
    'Say why nothing can be edited in one sentence, and what it depends on.',
  ],
  related: ['TableBar', 'DataTable', 'TreeTable', 'ColumnChooser', 'SelectionBar', 'BudgetTable'],
}
