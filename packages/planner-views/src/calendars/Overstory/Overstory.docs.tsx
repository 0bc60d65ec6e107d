import type { OverstorySection } from '@throughline/domain/tactics'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { fullOverstory } from './fixtures/november-overstory'
import type { OverstoryProps } from './Overstory.types'

/** Three initiatives that last a number of days. */
function initiatives(dayCount: number): OverstoryProps['sections'] {
  return {
    initiatives: ['Loyalty Relaunch', 'Holiday Gifting', 'Black Friday'].map((title, at) =>
      tacticFixture({
        id: at + 1,
        title,
        isInitiative: true,
        on: `2026-11-0${at + 2}`,
        to: `2026-11-${String(at + 1 + dayCount).padStart(2, '0')}`,
      }),
    ),
  }
}

const lasting = initiatives(22)
const short = initiatives(1)
const allSections: ReadonlySet<OverstorySection> = new Set([
  'calendars-of-interest',
  'initiatives',
  'monthly-focus',
  'long-running',
])

const expanded: Partial<OverstoryProps> = { sections: fullOverstory, expandedSections: allSections }

export const docs: ComponentDocs<OverstoryProps> = {
  purpose: 'Shows what lasts for weeks, above a calendar of days.',
  whenToUse: [
    'Initiatives, monthly themes and long campaigns would fill every week of the calendar below.',
    'People need the large picture in view while they work on single days.',
  ],
  whenNotToUse: {
    'Items last a day or some days': 'MonthCalendar',
    'The whole plan belongs on one timeline, with its cost': 'FlowCalendar',
  },
  guidance: [
    {
      do: 'Give it long items: `splitOverstory` divides a list between the overstory and the calendar, so that no item is in both.',
      right: { sections: lasting },
      dont: 'Items of a day take a line of the overstory each, and are missing on their day in the calendar.',
      wrong: { sections: short },
    },
    {
      do: 'Set `maxHeight` so that the calendar below keeps its space. Sections that need more scroll inside.',
      right: { ...expanded, maxHeight: 180 },
      dont: 'Without a limit, expanded sections may take half of the window.',
      wrong: expanded,
    },
  ],
  anatomy: {
    example: {},
    parts: {
      'Visible days': 'The first and the last day, and a button that expands all sections.',
      Dates: 'The beginnings of the weeks above the bars. Left out for a single day.',
      'Head of a section':
        'The name and the number of items on the visible days. It opens and closes.',
      Bar: 'An item on its days. A short one has a frame as wide as its title, and its own days are tinted in it. With `onMove` it is dragged to other days, and with `onResize` its ends are.',
      'Line of today': 'Through all sections, if today is visible.',
      'Line at the foot': 'Dragged to make the overstory higher or lower.',
      More: 'Shows all items of the section, when they do not fit.',
    },
    marks: {
      'Visible days': '[data-part="range"]',
      Dates: '[data-part="dates"]',
      'Head of a section': '[data-part="head"]',
      Bar: '[data-part="bar"]',
      'Line of today': '[data-part="today"]',
      'Line at the foot': '[role="separator"]',
      More: '[data-part="more"]',
    },
  },
  keyboard: {
    'Enter, Space': 'On a head: opens or closes it. On an item: opens it.',
    Tab: 'Moves from the head to “+N more”, into the items, and to the next section.',
    'ArrowLeft, ArrowRight': 'Moves to the item before or after.',
    'ArrowUp, ArrowDown':
      'Moves to the nearest item above or below. On the line at the foot: makes the overstory lower or higher; with Shift in five steps.',
    'Home, End':
      'Moves to the first or last item of the section. On the line at the foot: makes it as low or as high as it goes.',
    'Alt+ArrowLeft, Alt+ArrowRight': 'Moves the item by a day, with `onMove`.',
    'Alt+ArrowUp, Alt+ArrowDown': 'Moves the item by a week.',
    'Alt+Shift+ArrowLeft, Alt+Shift+ArrowRight': 'Moves the end of the item, with `onResize`.',
    'Alt+Shift+Home, Alt+Shift+End': 'Moves the start of the item.',
    I: 'Shows the summary of the item, with `summary`.',
    'Mod+C, Delete': 'Copies or deletes the item.',
    'Shift+F10': 'Opens the menu of the item.',
    Enter: 'On the line at the foot: returns to the height that fits.',
  },
  accessibility: [
    'It is a region named “Overstory”. Each section is a button with `aria-expanded` and a list; each list is one tab stop.',
    'The count is spoken with its unit: “Initiatives 3 items”.',
    'Color is never the only sign: the name of the channel is spoken, and with `hasChannelMarks` each bar shows a mark of it.',
    'The line at the foot is a `separator` with a value, named “Height of the overstory”.',
    'When the focused item is gone, its neighbor gets the focus, and after the last one the head.',
    'Left to the product: give it the days that the calendar below tells in `onRangeChange`, and the same `weekStartDay`, or the weeks of both do not line up.',
    'Left to the product: remember `height` and `expandedSections` for the next visit.',
  ],
  content: [
    'Titles of initiatives are names, in title case: “Holiday Gifting Campaign”.',
    'The names of the sections come from `labels`; keep them to three words, since they stand in a narrow column.',
  ],
  related: ['MonthCalendar', 'DayCalendar', 'FlowCalendar', 'CalendarHeader'],
}
