import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { TableBarProps } from './TableBar'

const note = {
  text: 'Hide the other plans to see budget figures.',
  remedy: { label: 'Hide Other Plans', onRemedy: () => undefined },
}

export const docs: ComponentDocs<TableBarProps> = {
  purpose: 'Holds what changes a table of tactics: list, grouping, columns, export.',
  whenToUse: ['It stands between the header of a plan and its [TacticTable].'],
  whenNotToUse: {
    'A flow is below it': 'FlowBar',
    'Dates, views and filters are chosen': 'CalendarHeader',
    'The table is another one': 'Toolbar',
    'The actions are for selected rows': 'SelectionBar',
  },
  guidance: [
    {
      do: 'Give `null` while the number of parked items is not known: only the name stands.',
      right: { parkedCount: null },
      dont: '0 says that nothing waits there, and changes a moment later.',
      wrong: { parkedCount: 0 },
    },
  ],
  anatomy: {
    example: { note },
    parts: {
      List: 'Scheduled items, or those of the parking lot with their number.',
      Note: 'Something to know and a button that helps, with `note`. In a narrow bar the sentence is the tooltip of the button.',
      Grouping: 'A menu that names the grouping in use.',
      Columns: 'What the product gives as `columns`, such as a [ColumnChooser].',
      Export: 'A menu of formats. Left out without entries.',
    },
    marks: {
      List: '[role="radiogroup"]',
      Note: '[data-size="small"]',
      Grouping: 'button[aria-haspopup="menu"]',
      Columns: 'button:not([aria-haspopup], [data-size="small"])',
      Export: 'button[aria-haspopup="menu"]:last-of-type',
    },
  },
  keyboard: {
    Tab: 'Moves through the controls.',
    'ArrowRight, ArrowLeft': 'In the list: chooses the other one.',
    'Enter, Space, ArrowDown': 'Opens the menu of a button.',
    Escape: 'Closes the menu.',
  },
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
