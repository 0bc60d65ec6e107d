import type { TacticGrouping, TacticTableMode } from '@throughline/domain/tactic-table'
import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { TableBar } from './TableBar'
import type { TableBarProps } from './TableBar'

const ignore = () => undefined
const note = {
  text: 'Hide the other plans to see budget figures.',
  remedy: { label: 'Hide Other Plans', onRemedy: ignore },
}

/** A bar with a working list and grouping. */
function Example({
  minWidthPixels = 700,
  ...props
}: Pick<TableBarProps, 'parkedCount' | 'note'> & { minWidthPixels?: number }) {
  const [mode, setMode] = useState<TacticTableMode>('scheduled')
  const [grouping, setGrouping] = useState<TacticGrouping>('channel')
  return (
    <WideExample minWidthPixels={minWidthPixels}>
      <TableBar
        {...props}
        mode={mode}
        onModeChange={(change) => {
          setMode(change.mode)
        }}
        grouping={grouping}
        onGroupingChange={(change) => {
          setGrouping(change.grouping)
        }}
        columns={<Button>Columns</Button>}
        exportEntries={[{ id: 'csv', label: 'CSV' }]}
        onExport={ignore}
        onPrepareExport={ignore}
      />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Holds what changes a table of tactics: list, grouping, columns, export.',
  whenToUse: ['It stands between the header of a plan and its [TacticTable].'],
  whenNotToUse: [
    { when: 'A flow is below it', use: 'FlowBar' },
    { when: 'Dates, views and filters are chosen', use: 'CalendarHeader' },
    { when: 'The table is another one', use: 'Toolbar' },
    { when: 'The actions are for selected rows', use: 'SelectionBar' },
  ],
  guidance: [
    {
      do: {
        example: <Example parkedCount={null} />,
        caption: 'Give `null` while the number of parked items is not known: only the name stands.',
      },
      dont: {
        example: <Example parkedCount={0} />,
        caption: '0 says that nothing waits there, and changes a moment later.',
      },
    },
  ],
  anatomy: {
    example: <Example parkedCount={6} note={note} minWidthPixels={760} />,
    parts: [
      {
        name: 'List',
        selector: '[role="radiogroup"]',
        description: 'Scheduled items, or those of the parking lot with their number.',
      },
      {
        name: 'Note',
        selector: '[data-size="small"]',
        description:
          'Something to know and a button that helps, with `note`. In a narrow bar the sentence is the tooltip of the button.',
      },
      {
        name: 'Grouping',
        selector: 'button[aria-haspopup="menu"]',
        description: 'A menu that names the grouping in use.',
      },
      {
        name: 'Columns',
        selector: 'button:not([aria-haspopup], [data-size="small"])',
        description: 'What the product gives as `columns`, such as a [ColumnChooser].',
      },
      {
        name: 'Export',
        selector: 'button[aria-haspopup="menu"]:last-of-type',
        description: 'A menu of formats. Left out without entries.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the controls.' },
    { keys: ['ArrowRight', 'ArrowLeft'], action: 'In the list: chooses the other one.' },
    { keys: ['Enter', 'Space', 'ArrowDown'], action: 'Opens the menu of a button.' },
    { keys: ['Escape'], action: 'Closes the menu.' },
  ],
  accessibility: [
    'It is a group named “Table”. The choice of the list is a group of radio buttons, and the grouping a menu of radio items.',
    'Where a note has no space, its sentence is the description of its button.',
    'It is not printed.',
    'Left to the product: `onPrepareExport` says that the menu is about to open, so that code can be loaded.',
    'Left to the product: announce when an export is ready.',
  ],
  content: [
    'A note is one sentence that says what to do: “Hide the other plans to see budget figures.”',
    'A remedy begins with a verb: “Hide Other Plans”.',
    'An export that is not possible stays in the menu, with the reason as its description.',
  ],
  related: ['TacticTable', 'FlowBar', 'ColumnChooser', 'SegmentedControl', 'Menu'],
}
