import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { CalendarItem } from '../../calendar-parts'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import type { MonthCalendarProps } from './MonthCalendar.types'

/**
 * Returns four tactics; their names begin with their common part, or with the part that differs.
 */
function namedItems(name: (part: string) => string): readonly CalendarItem[] {
  return ['Catalog', 'Radio spots', 'Store window', 'Gift guide'].map((part, at) =>
    tacticFixture({
      id: at + 1,
      title: name(part),
      on: `2026-11-${String(3 + at * 7).padStart(2, '0')}`,
      channelId: 3 + at,
    }),
  )
}

const shortNames = namedItems((part) => `${part}: holiday 2026`)
const longNames = namedItems((part) => `Holiday 2026 campaign: ${part}`)
const noItems: readonly CalendarItem[] = []

export const docs: ComponentDocs<MonthCalendarProps & { heightPixels: number }> = {
  purpose: 'Shows what happens on each day of a month, and moves it.',
  whenToUse: [
    'People ask “what is going on, and when?” and look at some weeks at once.',
    'Most items last a day or some days, and several run at the same time.',
    'Items are rescheduled by dragging or by keys, and the product saves the new dates.',
  ],
  whenNotToUse: {
    'The hour matters, or the week is full of appointments': 'DayCalendar',
    'The whole year, the channels and their cost are compared': 'FlowCalendar',
    'Items last for weeks and would fill every row': 'Overstory',
    'Many fields of many items are compared or edited': 'TacticTable',
    'Only a small picture of a month is needed': 'MonthPreview',
    'A date is chosen in a form': 'DateField',
  },
  exampleProps: { heightPixels: 420 },
  guidance: [
    {
      do: 'Begin a title with the words that differ: a bar of one day shows about two of them.',
      right: { items: shortNames },
      dont: 'With the campaign first, all bars say the same and have to be opened to be told apart.',
      wrong: { items: longNames },
    },
    {
      do: 'Set `status="loading"` until the items of the shown days are there.',
      right: { items: noItems, status: 'loading' },
      dont: 'An empty list without `status` says that nothing is planned, which is not known yet.',
      wrong: { items: noItems },
    },
    {
      do: 'Where the height is fixed and all weeks have to be seen, use `laneMode="fit"`: each day counts what does not fit.',
      right: { laneMode: 'fit' },
      dont: 'With `laneMode="all"` in a low place only one or two weeks are in view, and the others have to be scrolled to.',
      wrong: { laneMode: 'all' },
    },
  ],
  anatomy: {
    example: { laneMode: 'fit', heightPixels: 520 },
    parts: {
      Weekdays: 'The heads of the columns. They stay in view. `weekStartDay` is the first.',
      Week: 'A row of seven days. Days of other months are fainter.',
      'Number of the day': 'Opens the day with `onOpenDay`; without it, the list of its items.',
      Bar: 'An item, in the color of its channel, as long as its days. A timed item begins with its time. `renderItemContent` replaces what is in it.',
      More: 'Counts what does not fit, with `laneMode="fit"`, and opens it as a list.',
      'Head of the host': 'Beside the number of a day, with `renderDayHeader`. Optional.',
      Notice: 'Says that nothing is planned, that filters hide everything, or that loading failed.',
    },
    marks: {
      Weekdays: '[data-part="weekdays"]',
      Week: '[data-part="week"]',
      'Number of the day': '[data-part="day-link"]',
      Bar: '[data-part="bar"]',
      More: '[data-part="more"]',
      'Head of the host': '[data-part="day-header"]',
      Notice: '[data-part="notice"]',
    },
  },
  keyboard: {
    'ArrowUp, ArrowDown, ArrowLeft, ArrowRight':
      'Moves to the day or week beside. On an item, up and down move to the next one of the day.',
    'Home, End': 'Moves to the first or last day of the week; with Ctrl, of the month.',
    'PageUp, PageDown':
      'Moves to the same day of another month; during a drag, turns the page under it.',
    Enter: 'On a day: moves into its items, or adds one when it is empty. On an item: opens it.',
    Tab: 'Moves into the items of the day, along them, and out of the grid.',
    'Shift+ArrowLeft, Shift+ArrowRight, Shift+ArrowUp, Shift+ArrowDown':
      'Chooses several days for a new item.',
    N: 'Adds an item on the day, or over the days that are chosen.',
    D: 'Opens the day.',
    'Alt+ArrowLeft, Alt+ArrowRight, Alt+ArrowUp, Alt+ArrowDown':
      'Moves the item by a day or a week.',
    'Alt+Shift+ArrowLeft, Alt+Shift+ArrowRight':
      'Moves the end of the item by a day; up and down, by a week.',
    'Alt+Shift+Home, Alt+Shift+End': 'Moves the start of the item a day earlier or later.',
    I: 'Shows the summary of the item, with `summary`.',
    'Space, Shift+Space, Mod+A':
      'Selects the item, a range, or all, with `onSelectionChange`. Without it, Space opens the item.',
    'Mod+C, Delete': 'Copies or deletes the item, or all that are selected.',
    'Shift+F10': 'Opens the menu of the day or the item.',
    Escape: 'Gives up chosen days, a drag or a selection, or moves from an item back to its day.',
  },
  accessibility: [
    'It is a `grid` with one tab stop, named after the month. Its keys are part of its description.',
    'A bar is a button whose name says all that is seen: title, channel, dates, plan, whether it repeats, is flagged, selected or saving.',
    'Each gesture of the pointer has a key, and each outcome is announced: moved, refused, canceled.',
    'Today has `aria-current="date"`. Colors are never the only sign: the name of the channel is spoken, with `hasChannelMarks` each bar shows a mark of it, and on paper the marks and a legend are always there.',
    'Left to the product: words for refusals. `onMoveRefused` and `onRefused` carry the code of the policy; show why in a [ToastRegion].',
    'Left to the product: a way to undo, and a parent of a definite height.',
  ],
  content: [
    'Titles are noun phrases without a period: “Gift guide teaser”. The channel and the dates are shown, so leave them out.',
    'Use at most two letters in `abbreviatedPlanName`: it is a mark on items of other plans.',
    'Texts come from `labels`, `menuLabels` and `summaryLabels`; the spoken name of a bar has to contain what it shows.',
    'On paper a month is one landscape page with a title and a legend. Say what is filtered in `paperDetails`.',
  ],
  related: [
    'DayCalendar',
    'FlowCalendar',
    'Overstory',
    'CalendarHeader',
    'QuickCreate',
    'ParkingLot',
  ],
}
