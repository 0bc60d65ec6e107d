import type { OverstorySection } from '@throughline/domain/tactics'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { tacticFixture } from '../calendar-parts/fixtures/plan-fixtures'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { fullOverstory, novemberOverstory, overstoryChannels } from './fixtures/november-overstory'
import { OverstoryHost } from './fixtures/OverstoryHost'
import type { OverstoryProps } from './Overstory.types'

const overstoryArgs: OverstoryProps = {
  startDay: '2026-11-01',
  endDay: '2026-12-05',
  today: '2026-11-18',
  sections: novemberOverstory,
  channels: overstoryChannels,
  currentPlanId: NATIONAL_PLAN_ID,
}

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

function Example(props: Partial<OverstoryProps>) {
  return (
    <WideExample>
      <OverstoryHost {...overstoryArgs} {...props} />
    </WideExample>
  )
}

/** A full overstory with all sections expanded. */
function ExpandedExample(props: Pick<OverstoryProps, 'maxHeight'>) {
  const [expandedSections, setExpanded] = useState(allSections)
  return (
    <Example
      {...props}
      sections={fullOverstory}
      expandedSections={expandedSections}
      onExpandedChange={(change) => {
        setExpanded(change.expandedSections)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows what lasts for weeks, above a calendar of days.',
  whenToUse: [
    'Initiatives, monthly themes and long campaigns would fill every week of the calendar below.',
    'People need the large picture in view while they work on single days.',
  ],
  whenNotToUse: [
    { when: 'Items last a day or some days', use: 'MonthCalendar' },
    { when: 'The whole plan belongs on one timeline, with its cost', use: 'FlowCalendar' },
    {
      when: 'Long items are moved or resized by dragging',
      use: 'The calendar or [FlowCalendar]: items of the overstory open, are copied and are deleted, and do not move.',
    },
  ],
  guidance: [
    {
      do: {
        example: <Example sections={lasting} />,
        caption:
          'Give it long items: `splitOverstory` divides a list between the overstory and the calendar, so that no item is in both.',
      },
      dont: {
        example: <Example sections={short} />,
        caption:
          'Items of a day take a line of the overstory each, and are missing on their day in the calendar.',
      },
    },
    {
      do: {
        example: <ExpandedExample maxHeight={180} />,
        caption:
          'Set `maxHeight` so that the calendar below keeps its space. Sections that need more scroll inside.',
      },
      dont: {
        example: <ExpandedExample />,
        caption: 'Without a limit, expanded sections may take half of the window.',
      },
    },
  ],
  anatomy: {
    example: <Example />,
    parts: [
      {
        name: 'Visible days',
        part: 'range',
        description: 'The first and the last day, and a button that expands all sections.',
      },
      {
        name: 'Dates',
        part: 'dates',
        description: 'The beginnings of the weeks above the bars. Left out for a single day.',
      },
      {
        name: 'Head of a section',
        part: 'head',
        description: 'The name and the number of items on the visible days. It opens and closes.',
      },
      {
        name: 'Bar',
        part: 'bar',
        description:
          'An item on its days. A short one has a frame as wide as its title, and its own days are tinted in it.',
      },
      {
        name: 'Line of today',
        part: 'today',
        description: 'Through all sections, if today is visible.',
      },
      {
        name: 'Line at the foot',
        selector: '[role="separator"]',
        description: 'Dragged to make the overstory higher or lower.',
      },
      {
        name: 'More',
        part: 'more',
        description: 'Shows all items of the section, when they do not fit.',
      },
    ],
  },
  keyboard: [
    { keys: ['Enter', 'Space'], action: 'On a head: opens or closes it. On an item: opens it.' },
    {
      keys: ['Tab'],
      action: 'Moves from the head to “+N more”, into the items, and to the next section.',
    },
    { keys: ['ArrowLeft', 'ArrowRight'], action: 'Moves to the item before or after.' },
    { keys: ['ArrowUp', 'ArrowDown'], action: 'Moves to the nearest item above or below.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last item of the section.' },
    { keys: ['I'], action: 'Shows the summary of the item, with `summary`.' },
    { keys: ['Mod+C', 'Delete'], action: 'Copies or deletes the item.' },
    { keys: ['Shift+F10'], action: 'Opens the menu of the item.' },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      action:
        'On the line at the foot: makes the overstory lower or higher; with Shift in five steps.',
    },
    { keys: ['Home', 'End'], action: 'On the line: makes it as low or as high as it goes.' },
    { keys: ['Enter'], action: 'On the line: returns to the height that fits.' },
  ],
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
