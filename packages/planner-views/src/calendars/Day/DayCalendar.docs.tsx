import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { DayCalendarProps } from './DayCalendar.types'
import { busyWeek } from './fixtures/wednesday'

const week = busyWeek(56)

export const docs: ComponentDocs<DayCalendarProps & { heightPixels: number }> = {
  purpose: 'Shows one to seven days by the hour, and moves what is in them.',
  whenToUse: [
    'Items have times, and people look for gaps and collisions.',
    'The plan of one day is checked before it starts, or printed for a meeting.',
    'A product wants a week: set `dayCount` to 7.',
  ],
  whenNotToUse: {
    'Days matter and hours do not': 'MonthCalendar',
    'What happens in each channel over months is compared': 'FlowCalendar',
    'Items last for weeks': 'Overstory',
    'A time is entered in a form': 'TimeField',
  },
  exampleProps: { heightPixels: 420 },
  guidance: [
    {
      do: 'Give `now` in the zone of the plan, and renew it each minute: the line says what is next.',
      right: {},
      dont: 'Without `now` today is marked, and people have to compare the axis with a clock to find their place.',
      wrong: { now: null },
    },
    {
      do: 'Show as many days as leave titles readable: three in a narrow place.',
      right: { day: '2026-11-17', dayCount: 3, items: week },
      dont: 'Seven days in the same place cut most titles to a word; times at the end of a box are left out.',
      wrong: { day: '2026-11-17', dayCount: 7, items: week },
    },
  ],
  anatomy: {
    example: { day: '2026-11-17', dayCount: 3, items: week, heightPixels: 560 },
    parts: {
      'Head of a day': 'Weekday and number. `renderDayHeader` adds something beside them.',
      'All-day row': 'What lasts whole days or touches several. It stays in view.',
      'All-day bar': 'An item of the all-day row. A drag to the hours makes it last 60 minutes.',
      Hours: 'The grid of half hours. It scrolls to the time of now at first.',
      Box: 'A timed item, as high as it lasts. Those that overlap share the width of the day.',
      'Line of now': 'The time of now across its day, with `now`. Optional.',
      More: 'Opens the all-day row when more lies in it than it shows.',
    },
    marks: {
      'Head of a day': '[data-part="day-head"]',
      'All-day row': '[data-part="all-day"]',
      'All-day bar': '[data-part="bar"]',
      Hours: '[data-part="hours"]',
      Box: '[data-part="box"]',
      'Line of now': '[data-part="now"]',
      More: '[data-part="more"]',
    },
  },
  keyboard: {
    'ArrowUp, ArrowDown':
      'Moves by half an hour; above midnight to the all-day row. On an item, to the next item.',
    'ArrowLeft, ArrowRight': 'Moves to the day beside.',
    'Home, End': 'Moves to the all-day row or to the last half hour.',
    'PageUp, PageDown': 'Shows the days before or after.',
    Enter: 'On a time: moves into its items, or adds one when it is empty. On an item: opens it.',
    Tab: 'Moves into the items that follow, along them, and out of the grid.',
    'Shift+ArrowUp, Shift+ArrowDown, Shift+ArrowLeft, Shift+ArrowRight':
      'Marks a range for a new item.',
    N: 'Adds an item at that time, or over the marked range.',
    'Alt+ArrowUp, Alt+ArrowDown, Alt+ArrowLeft, Alt+ArrowRight':
      'Moves the item by 15 minutes or by a day.',
    'Alt+Shift+ArrowUp, Alt+Shift+ArrowDown':
      'Moves the end by 15 minutes; of an all-day item, left and right move it by a day.',
    'Alt+Shift+Home, Alt+Shift+End': 'Moves the start earlier or later.',
    A: 'Makes the item last the whole day, or takes it back to its hour.',
    I: 'Shows the summary of the item, with `summary`.',
    'Mod+C, Delete': 'Copies or deletes the item.',
    Escape: 'Gives up the marked range or a drag, or moves from an item back to its time.',
  },
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
