import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { ColumnChoice } from '../../internal/grid/column-choice'
import { englishColumnChooserLabels } from './column-chooser-labels'
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser'

/** A chooser that keeps its choice. */
function LiveChooser({ columns }: Pick<ColumnChooserProps, 'columns'>) {
  const [choice, setChoice] = useState<ColumnChoice>({
    columnOrder: [],
    hiddenColumnIds: new Set(),
  })
  return (
    <ColumnChooser
      columns={columns}
      columnOrder={choice.columnOrder}
      hiddenColumnIds={choice.hiddenColumnIds}
      labels={englishColumnChooserLabels}
      onChange={setChoice}
    />
  )
}

const columns = [
  { id: 'topic', header: 'Topic', isHideable: false },
  { id: 'channel', header: 'Channel' },
  { id: 'start', header: 'Start date' },
]
const looseColumns = [
  { id: 'topic', header: 'Topic' },
  { id: 'channel', header: 'Ch.' },
  { id: 'start', header: 'Start' },
]

export const docs: ComponentDocs = {
  purpose: 'Chooses which columns a table shows, and in which order.',
  whenToUse: [
    'A table has more than about eight columns, and people need different ones.',
    'Wide tables are scrolled across, and some columns should stay in view.',
  ],
  whenNotToUse: [
    { when: 'Rows are put in order', use: 'SortableList' },
    { when: 'The table has a few columns that everybody needs', use: 'Table' },
    { when: 'Several values are chosen in a form', use: 'MultiSelect' },
  ],
  guidance: [
    {
      do: {
        example: <LiveChooser columns={columns} />,
        caption: 'Set `isHideable: false` for the column that names the rows. Press to see it.',
      },
      dont: {
        example: <LiveChooser columns={looseColumns} />,
        caption:
          'Without its name column a table cannot be read, and short heads cannot be told apart in a list.',
      },
    },
  ],
  anatomy: {
    example: <LiveChooser columns={columns} />,
    parts: [
      { name: 'Button', selector: 'button', description: 'Opens the list beside it.' },
      { name: 'Column', description: 'A checkbox with the head of the column: shown or hidden.' },
      {
        name: 'Move buttons',
        description: 'Move the column one step; Alt with the arrow keys does the same.',
      },
      {
        name: 'Keep in view',
        description: 'With `frozenColumnIds`: the column stays while the others scroll. Optional.',
      },
      { name: 'Reset', description: 'Brings the columns back as they came.' },
    ],
  },
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], action: 'Moves between columns.' },
    { keys: ['Space'], action: 'Shows or hides the column.' },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], action: 'Moves the column; the focus stays on it.' },
    { keys: ['Tab'], action: 'Moves to the buttons of the column.' },
    { keys: ['Escape'], action: 'Closes the list.' },
  ],
  accessibility: [
    'The list is a dialog named like the button. A move is announced with the new position.',
    'It takes plain columns and reports a choice, so it works beside a [DataTable] or a [TreeTable]; `chosenColumns` applies it.',
    'Left to the product: keep the choice for the person, or in a saved view.',
  ],
  content: [
    'Heads are written in full here, also where the table shortens them.',
    'The button is called “Columns”.',
  ],
  related: ['DataTable', 'TreeTable', 'SortableList'],
}
