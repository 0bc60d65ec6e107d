import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { ColumnChoice } from '../../internal/grid/column-choice'
import { englishColumnChooserLabels } from './ColumnChooser.labels'
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
  whenNotToUse: {
    'Rows are put in order': 'SortableList',
    'The table has a few columns that everybody needs': 'Table',
    'Several values are chosen in a form': 'MultiSelect',
  },
  guidance: [
    {
      do: 'Set `isHideable: false` for the column that names the rows.',
      right: <LiveChooser columns={columns} />,
      dont: 'Without its name column a table cannot be read, and short heads cannot be told apart in a list.',
      wrong: <LiveChooser columns={looseColumns} />,
      press: ['button'],
    },
  ],
  anatomy: {
    example: <LiveChooser columns={columns} />,
    parts: {
      Button: 'Opens the list beside it.',
      Column: 'A checkbox with the head of the column: shown or hidden.',
      'Move buttons': 'Move the column one step; Alt with the arrow keys does the same.',
      'Keep in view': 'With `frozenColumnIds`: the column stays while the others scroll. Optional.',
      Reset: 'Brings the columns back as they came.',
    },
    marks: { Button: 'button' },
  },
  keyboard: {
    'ArrowDown, ArrowUp': 'Moves between columns.',
    Space: 'Shows or hides the column.',
    'Alt+ArrowDown, Alt+ArrowUp': 'Moves the column; the focus stays on it.',
    Tab: 'Moves to the buttons of the column.',
    Escape: 'Closes the list.',
  },
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
