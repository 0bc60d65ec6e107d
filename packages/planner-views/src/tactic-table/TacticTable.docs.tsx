import { initialColumns } from '@throughline/domain/tactic-table'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import type { TacticListItem } from '@throughline/domain/tactics'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { tableCells } from './fixtures/table-cells'
import { quarterItems, tableDetails } from './fixtures/tactic-rows'
import { TacticTableHost, type TacticTableHostProps } from './fixtures/TacticTableHost'

const ignore = () => undefined
const cells = tableCells()
const byChannel: TacticTableHostProps['sorts'] = [{ column: 'channel', direction: 'ascending' }]
const fewItems = quarterItems.slice(0, 5)
const noItems: readonly TacticListItem[] = []

const tableArgs: TacticTableHostProps = {
  items: fewItems,
  heightPixels: 320,
  details: tableDetails,
  mode: 'scheduled',
  currentPlanId: NATIONAL_PLAN_ID,
  columns: ['title', 'channel', 'startDate', 'estimate', 'actual'],
  sorts: [{ column: 'startDate', direction: 'ascending' }],
  onSortsChange: ignore,
  grouping: 'none',
  collapsedGroupIds: new Set<string>(),
  onCollapsedGroupsChange: ignore,
  onSelectionChange: ignore,
  cells,
  onChangeItems: ignore,
  hrefOf: ({ id }) => `#/tactic/${id}`,
  onActivateCell: ({ event }) => {
    event.preventDefault()
  },
  status: 'ready',
  onRetry: ignore,
}

function Example(props: Partial<TacticTableHostProps>) {
  return (
    <WideExample minWidthPixels={640}>
      <TacticTableHost {...tableArgs} {...props} />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Lists the items of a plan to compare and edit many at once.',
  whenToUse: [
    'People look for an item by its fields, or compare cost, type and tags of many.',
    'Many values are typed or pasted at once, as in a spreadsheet.',
    'Items are grouped with sums: by channel, month, initiative or tag.',
  ],
  whenNotToUse: [
    { when: 'The order in time matters most', use: 'MonthCalendar' },
    { when: 'Costs are compared by period', use: 'BudgetTable' },
    { when: 'All fields of one item are edited', use: 'DetailEditor' },
    { when: 'The same change is made to several items', use: 'BulkChangeDialog' },
    { when: 'The rows are not items of a plan', use: 'DataTable' },
  ],
  guidance: [
    {
      do: {
        example: (
          <Example
            cells={null}
            readOnlyReason="Viewers do not have the ability to add to or edit the Plan."
          />
        ),
        caption: 'Where nothing can be edited, give `readOnlyReason`: it is shown and spoken.',
      },
      dont: {
        example: <Example cells={null} />,
        caption: 'A table that takes no input and does not say why looks broken.',
      },
    },
    {
      do: {
        example: <Example items={noItems} onAddTactic={ignore} onClearFilters={ignore} />,
        caption: 'While filters are in use give `onClearFilters`: the empty table names the cause.',
      },
      dont: {
        example: <Example items={noItems} onAddTactic={ignore} />,
        caption:
          'Without it the table says that there are no tactics and offers to add one, although some are only hidden.',
      },
    },
    {
      do: {
        example: <Example grouping="channel" sorts={byChannel} />,
        caption: 'Group when sums are asked for: each group has a count and a sum of its costs.',
      },
      dont: {
        example: <Example sorts={byChannel} />,
        caption:
          'Sorting by channel puts the same items together, and leaves the adding up to the reader.',
      },
    },
  ],
  anatomy: {
    example: (
      <Example
        heightPixels={420}
        grouping="channel"
        columns={initialColumns({
          mode: 'scheduled',
          showsMoney: true,
          showsPlans: false,
          fields: [],
        })}
      />
    ),
    parts: [
      {
        name: 'Head',
        part: 'head',
        description: 'The names of the columns. A press sorts, with Shift by a further column.',
      },
      {
        name: 'Count',
        part: 'count',
        description: 'How many items a group has. The sums of its costs stand in their columns.',
      },
      {
        name: 'Title',
        part: 'tactic',
        description:
          'The head of the row. Signs before it say that the item is flagged or repeats, when they have no column.',
      },
      {
        name: 'Color of the channel',
        part: 'swatch',
        description: 'Beside the name of the channel, and of its group.',
      },
      {
        name: 'Link to the item',
        part: 'open',
        description: 'In the last column. It is a link with an address, `hrefOf`.',
      },
      {
        name: 'Totals',
        part: 'foot',
        description: 'The count and the sums of all rows. They stay in view.',
      },
      {
        name: 'Reason',
        part: 'reason',
        description: 'Why nothing can be edited, with `readOnlyReason`. Optional.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      action: 'Moves between cells. On the name of a group: closes or opens it.',
    },
    { keys: ['Home', 'End', 'PageUp', 'PageDown'], action: 'Moves to the ends, or by a page.' },
    {
      keys: ['Enter', 'F2'],
      action: 'Edits a cell, as typing does. On “Open”: opens the item. On a head: sorts.',
    },
    { keys: ['Space'], action: 'Selects the row, with `onSelectionChange`.' },
    { keys: ['Shift+ArrowDown', 'Shift+ArrowUp'], action: 'Selects a range of cells, or rows.' },
    {
      keys: ['Mod+C', 'Mod+X', 'Mod+V'],
      action: 'Copies, cuts and pastes cells, also from and to a spreadsheet.',
    },
    { keys: ['Delete'], action: 'Empties the cells.' },
    { keys: ['Escape'], action: 'Cancels editing, or selects nothing.' },
  ],
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
