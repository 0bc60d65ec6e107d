import { colorFlow } from '@throughline/domain/flow'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { flowArgs } from './fixtures/flow-args'
import { FlowCalendarHost, type FlowCalendarHostProps } from './fixtures/FlowCalendarHost'
import { flowNovember } from './fixtures/flow-november'
import { flowDetails, flowYear } from './fixtures/flow-plan'

const year = flowYear(120)
const byPlan = colorFlow(year, 'plan', flowDetails)

function Example(props: Partial<FlowCalendarHostProps>) {
  return (
    <WideExample minWidthPixels={720}>
      <FlowCalendarHost {...flowArgs} items={year} heightPixels={420} {...props} />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows a whole plan and its cost on one timeline.',
  whenToUse: [
    'People compare channels: what runs in each, when it overlaps, and what it costs.',
    'The range is long: months, a year, up to several years. Only what is in view is drawn.',
    'A plan is shown to others, on screen or on paper, as one picture.',
  ],
  whenNotToUse: [
    { when: 'The question is what happens on a day or in a week', use: 'MonthCalendar' },
    { when: 'Hours matter', use: 'DayCalendar' },
    { when: 'Figures are the content and dates are not', use: 'BudgetTable' },
    { when: 'Many fields of an item are compared or edited', use: 'TacticTable' },
    { when: 'Only the long items are needed above another calendar', use: 'Overstory' },
  ],
  guidance: [
    {
      do: {
        example: <Example hasMoney={false} zoom="quarter" />,
        caption:
          'Choose a `zoom` for the question: by quarter, the gaps and the peaks of the season are seen at once.',
      },
      dont: {
        example: <Example hasMoney={false} zoom="week" />,
        caption:
          'By week a year is many screens wide. Bars start and end out of view, so nothing can be compared.',
      },
    },
    {
      do: {
        example: (
          <Example
            hasMoney={false}
            itemColors={byPlan?.colors ?? null}
            itemMarks={byPlan?.marks ?? null}
            legend={byPlan?.legend ?? null}
          />
        ),
        caption:
          'Give `legend` and `itemMarks` together with `itemColors`: they say what the colors stand for, also without the colors.',
      },
      dont: {
        example: (
          <Example
            hasMoney={false}
            itemColors={byPlan?.colors ?? null}
            itemMarks={byPlan?.marks ?? null}
          />
        ),
        caption:
          'Colors and marks without a legend are taken for those of the channels, which they are not here.',
      },
    },
  ],
  anatomy: {
    example: <Example items={flowNovember} heightPixels={520} />,
    parts: [
      {
        name: 'Overview',
        part: 'overview',
        description:
          'How much runs on each day of the timeline. The frame on it is what is in view; drag it to go elsewhere.',
      },
      {
        name: 'Head',
        part: 'head',
        description: 'The names of the columns and the units of the zoom. It stays in view.',
      },
      {
        name: 'Section',
        part: 'section',
        description: 'A channel, or another group of rows. It can be closed.',
      },
      {
        name: 'Row',
        part: 'row',
        description:
          'A type of the channel. It is as high as its overlapping items need. `renderRowHeader` adds something to its name.',
      },
      {
        name: 'Figure',
        part: 'figure',
        description:
          'Estimate, actual or variance of a row, with `expenses`. It opens the items behind it.',
      },
      {
        name: 'Bar',
        part: 'bar',
        description:
          'An item. A title that does not fit stands beside it when there is space, else it is left out.',
      },
      {
        name: 'Line of today',
        part: 'today',
        description: 'Through all rows, when today is on the timeline.',
      },
      {
        name: 'Totals',
        part: 'totals',
        description: 'The sums of each month, with `expenses`. They stay in view at the foot.',
      },
      {
        name: 'Legend',
        part: 'legend',
        description:
          'What colors and marks stand for, with `legend`. Colors of channels need none.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      action:
        'Moves along a row: name, figures, items. On the name of a section: closes or opens it.',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      action: 'Moves to the row above or below, from an item to the one nearest in time.',
    },
    { keys: ['PageUp', 'PageDown'], action: 'Moves by ten rows.' },
    {
      keys: ['Home', 'End'],
      action: 'Moves to the start or end of the row; with Ctrl, to the first or last row.',
    },
    { keys: ['Enter'], action: 'Opens the item, or the items behind a figure.' },
    { keys: ['N'], action: 'Adds an item in the row.' },
    { keys: ['+', '-'], action: 'Zooms in or out.' },
    { keys: ['Mod+F'], action: 'Finds items by their title, also in closed sections.' },
    { keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'], action: 'Moves the item by a day.' },
    {
      keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
      action: 'Moves the item to the next row that takes it, with `rowPolicy` and `onRowChange`.',
    },
    {
      keys: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'],
      action: 'Moves the end of the item by a day.',
    },
    { keys: ['Alt+Shift+Home', 'Alt+Shift+End'], action: 'Moves the start of the item by a day.' },
    {
      keys: ['Space', 'Shift+Space', 'Mod+A'],
      action: 'Selects the item, a range, or all, with `onSelectionChange`.',
    },
    { keys: ['I'], action: 'Shows the summary of the item, with `summary`.' },
    { keys: ['Mod+C', 'Delete'], action: 'Copies or deletes the item, or all that are selected.' },
    { keys: ['Shift+F10'], action: 'Opens the menu of the item.' },
    { keys: ['Escape'], action: 'Gives up a drag or a selection.' },
  ],
  accessibility: [
    'It is a `treegrid` with one tab stop: sections are rows of level 1, their rows of level 2. Level and position are told, although only rows in view are in the document.',
    'The frame of the overview is a `slider` that says which days are shown. Arrow keys move it by a week, Page Up and Page Down by more.',
    'A bar is named after title, channel, dates and state, also where its title does not fit.',
    'Color is never the only sign: the name of the channel is spoken and heads its rows, and with `hasChannelMarks` each bar shows a mark of it; `itemMarks` are the marks of other colors.',
    'A figure says what it is of: “Estimate of Email: 6,600”.',
    'Left to the product: with `renderBarContent`, what is added to a title has to be `aria-hidden`; the name of the bar stays its own.',
    'Left to the product: words for refused moves, and a control of the range such as that of [CalendarHeader].',
  ],
  content: [
    'Names of rows and sections are one or two words; longer ones are cut at the width of their column.',
    'Figures are whole dollars. A dash means that there is no cost, 0 that there is one.',
    'Write “Est”, “Act” and “Var” in the heads; their full words are spoken.',
  ],
  related: ['FlowBar', 'CalendarHeader', 'MonthCalendar', 'BudgetTable', 'SelectionBar'],
}
