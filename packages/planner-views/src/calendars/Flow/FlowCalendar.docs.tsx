import { colorFlow } from '@throughline/domain/flow'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { FlowCalendarHostProps } from './fixtures/FlowCalendarHost'
import { flowNovember } from './fixtures/flow-november'
import { flowDetails, flowYear } from './fixtures/flow-plan'

const year = flowYear(120)
const byPlan = colorFlow(year, 'plan', flowDetails)
const coloredByPlan = {
  hasMoney: false,
  itemColors: byPlan?.colors ?? null,
  itemMarks: byPlan?.marks ?? null,
}

export const docs: ComponentDocs<FlowCalendarHostProps> = {
  purpose: 'Shows a whole plan and its cost on one timeline.',
  whenToUse: [
    'People compare channels: what runs in each, when it overlaps, and what it costs.',
    'The range is long: months, a year, up to several years. Only what is in view is drawn.',
    'A plan is shown to others, on screen or on paper, as one picture.',
  ],
  whenNotToUse: {
    'The question is what happens on a day or in a week': 'MonthCalendar',
    'Hours matter': 'DayCalendar',
    'Figures are the content and dates are not': 'BudgetTable',
    'Many fields of an item are compared or edited': 'TacticTable',
    'Only the long items are needed above another calendar': 'Overstory',
  },
  exampleProps: { items: year, heightPixels: 420 },
  guidance: [
    {
      do: 'Choose a `zoom` for the question: by quarter, the gaps and the peaks of the season are seen at once.',
      right: { hasMoney: false, zoom: 'quarter' },
      dont: 'By week a year is many screens wide. Bars start and end out of view, so nothing can be compared.',
      wrong: { hasMoney: false, zoom: 'week' },
    },
    {
      do: 'Give `legend` and `itemMarks` together with `itemColors`: they say what the colors stand for, also without the colors.',
      right: { ...coloredByPlan, legend: byPlan?.legend ?? null },
      dont: 'Colors and marks without a legend are taken for those of the channels, which they are not here.',
      wrong: coloredByPlan,
    },
  ],
  anatomy: {
    example: { items: flowNovember, heightPixels: 520 },
    parts: {
      Overview:
        'How much runs on each day of the timeline. The frame on it is what is in view; drag it to go elsewhere.',
      Head: 'The names of the columns and the units of the zoom. It stays in view.',
      Section: 'A channel, or another group of rows. It can be closed.',
      Row: 'A type of the channel. It is as high as its overlapping items need. `renderRowHeader` adds something to its name.',
      Figure:
        'Estimate, actual or variance of a row, with `expenses`. It opens the items behind it.',
      Bar: 'An item. A title that does not fit stands beside it when there is space, else it is left out.',
      'Line of today': 'Through all rows, when today is on the timeline.',
      Totals: 'The sums of each month, with `expenses`. They stay in view at the foot.',
      Legend: 'What colors and marks stand for, with `legend`. Colors of channels need none.',
    },
    marks: {
      Overview: '[data-part="overview"]',
      Head: '[data-part="head"]',
      Section: '[data-part="section"]',
      Row: '[data-part="row"]',
      Figure: '[data-part="figure"]',
      Bar: '[data-part="bar"]',
      'Line of today': '[data-part="today"]',
      Totals: '[data-part="totals"]',
      Legend: '[data-part="legend"]',
    },
  },
  keyboard: {
    'ArrowLeft, ArrowRight':
      'Moves along a row: name, figures, items. On the name of a section: closes or opens it.',
    'ArrowUp, ArrowDown':
      'Moves to the row above or below, from an item to the one nearest in time.',
    'PageUp, PageDown': 'Moves by ten rows.',
    'Home, End': 'Moves to the start or end of the row; with Ctrl, to the first or last row.',
    Enter: 'Opens the item, or the items behind a figure.',
    N: 'Adds an item in the row.',
    '+, -': 'Zooms in or out.',
    'Mod+F': 'Finds items by their title, also in closed sections.',
    'Alt+ArrowLeft, Alt+ArrowRight': 'Moves the item by a day.',
    'Alt+ArrowUp, Alt+ArrowDown':
      'Moves the item to the next row that takes it, with `rowPolicy` and `onRowChange`.',
    'Alt+Shift+ArrowLeft, Alt+Shift+ArrowRight': 'Moves the end of the item by a day.',
    'Alt+Shift+Home, Alt+Shift+End': 'Moves the start of the item by a day.',
    'Space, Shift+Space, Mod+A': 'Selects the item, a range, or all, with `onSelectionChange`.',
    I: 'Shows the summary of the item, with `summary`.',
    'Mod+C, Delete': 'Copies or deletes the item, or all that are selected.',
    'Shift+F10': 'Opens the menu of the item.',
    Escape: 'Gives up a drag or a selection.',
  },
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
