import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import type { DayCalendarProps } from './DayCalendar.types'
import { dayArgs, editableDayArgs } from './fixtures/day-args'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { busyWeek } from './fixtures/wednesday'

const week = busyWeek(56)

function Example(props: Partial<DayCalendarProps>) {
  return (
    <WideExample minWidthPixels={480}>
      <DayCalendarHost {...dayArgs} heightPixels={420} {...props} />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows one to seven days by the hour, and moves what is in them.',
  whenToUse: [
    'Items have times, and people look for gaps and collisions.',
    'The plan of one day is checked before it starts, or printed for a meeting.',
    'A product wants a week: set `dayCount` to 7.',
  ],
  whenNotToUse: [
    { when: 'Days matter and hours do not', use: 'MonthCalendar' },
    { when: 'What happens in each channel over months is compared', use: 'FlowCalendar' },
    { when: 'Items last for weeks', use: 'Overstory' },
    { when: 'A time is entered in a form', use: 'TimeField' },
  ],
  guidance: [
    {
      do: {
        example: <Example now="2026-11-18T14:20:00" />,
        caption:
          'Give `now` in the zone of the plan, and renew it each minute: the line says what is next.',
      },
      dont: {
        example: <Example now={null} />,
        caption:
          'Without `now` today is marked, and people have to compare the axis with a clock to find their place.',
      },
    },
    {
      do: {
        example: <Example day="2026-11-17" dayCount={3} items={week} />,
        caption: 'Show as many days as leave titles readable: three in a narrow place.',
      },
      dont: {
        example: <Example day="2026-11-17" dayCount={7} items={week} />,
        caption:
          'Seven days in the same place cut most titles to a word; times at the end of a box are left out.',
      },
    },
  ],
  anatomy: {
    example: (
      <WideExample>
        <DayCalendarHost
          {...editableDayArgs}
          day="2026-11-17"
          dayCount={3}
          items={week}
          heightPixels={560}
        />
      </WideExample>
    ),
    parts: [
      {
        name: 'Head of a day',
        part: 'day-head',
        description: 'Weekday and number. `renderDayHeader` adds something beside them.',
      },
      {
        name: 'All-day row',
        part: 'all-day',
        description: 'What lasts whole days or touches several. It stays in view.',
      },
      {
        name: 'All-day bar',
        part: 'bar',
        description: 'An item of the all-day row. A drag to the hours makes it last 60 minutes.',
      },
      {
        name: 'Hours',
        part: 'hours',
        description: 'The grid of half hours. It scrolls to the time of now at first.',
      },
      {
        name: 'Box',
        part: 'box',
        description:
          'A timed item, as high as it lasts. Those that overlap share the width of the day.',
      },
      {
        name: 'Line of now',
        part: 'now',
        description: 'The time of now across its day, with `now`. Optional.',
      },
      {
        name: 'More',
        part: 'more',
        description: 'Opens the all-day row when more lies in it than it shows.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      action:
        'Moves by half an hour; above midnight to the all-day row. On an item, to the next item.',
    },
    { keys: ['ArrowLeft', 'ArrowRight'], action: 'Moves to the day beside.' },
    { keys: ['Home', 'End'], action: 'Moves to the all-day row or to the last half hour.' },
    { keys: ['PageUp', 'PageDown'], action: 'Shows the days before or after.' },
    {
      keys: ['Enter'],
      action:
        'On a time: moves into its items, or adds one when it is empty. On an item: opens it.',
    },
    { keys: ['Tab'], action: 'Moves into the items that follow, along them, and out of the grid.' },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
      action: 'Marks a range for a new item.',
    },
    { keys: ['N'], action: 'Adds an item at that time, or over the marked range.' },
    {
      keys: ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight'],
      action: 'Moves the item by 15 minutes or by a day.',
    },
    {
      keys: ['Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown'],
      action: 'Moves the end by 15 minutes; of an all-day item, left and right move it by a day.',
    },
    { keys: ['Alt+Shift+Home', 'Alt+Shift+End'], action: 'Moves the start earlier or later.' },
    { keys: ['A'], action: 'Makes the item last the whole day, or takes it back to its hour.' },
    { keys: ['I'], action: 'Shows the summary of the item, with `summary`.' },
    { keys: ['Mod+C', 'Delete'], action: 'Copies or deletes the item.' },
    {
      keys: ['Escape'],
      action: 'Gives up the marked range or a drag, or moves from an item back to its time.',
    },
  ],
  accessibility: [
    'It is a `grid` with one tab stop, named “Hours of …”. A time says its hour, its day and how many items it has.',
    'A box is a button named after its title, channel, dates and plan, and “until” its end.',
    'Color is never the only sign: the name of the channel is spoken, and with `hasChannelMarks` each bar shows a mark of it.',
    'A step of the pointer and of the keys is the same 15 minutes, and each outcome is announced.',
    'The line of now is hidden from screen readers; today has `aria-current="date"`.',
    'Left to the product: to say where `now` is, when its zone is not that of the device.',
  ],
  content: [
    'Titles are cut at the end of their box: put the words that differ first.',
    'Write times as the views do, in 24 hours: “14:00”. Another clock is a matter of `labels`.',
    'A head of the host has one line: “12 °C, dry”.',
  ],
  related: ['MonthCalendar', 'FlowCalendar', 'Overstory', 'CalendarHeader', 'QuickCreate'],
}
