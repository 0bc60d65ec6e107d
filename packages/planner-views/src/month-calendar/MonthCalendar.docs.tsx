import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { CalendarItem } from '../calendar-parts'
import { tacticFixture } from '../calendar-parts/fixtures/plan-fixtures'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { editableMonthArgs, monthArgs } from './fixtures/month-args'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
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

function Example(props: Partial<MonthCalendarProps>) {
  return (
    <WideExample>
      <MonthCalendarHost {...monthArgs} heightPixels={420} {...props} />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows what happens on each day of a month, and moves it.',
  whenToUse: [
    'People ask “what is going on, and when?” and look at some weeks at once.',
    'Most items last a day or some days, and several run at the same time.',
    'Items are rescheduled by dragging or by keys, and the product saves the new dates.',
  ],
  whenNotToUse: [
    { when: 'The hour matters, or the week is full of appointments', use: 'DayCalendar' },
    { when: 'The whole year, the channels and their cost are compared', use: 'FlowCalendar' },
    { when: 'Items last for weeks and would fill every row', use: 'Overstory' },
    { when: 'Many fields of many items are compared or edited', use: 'TacticTable' },
    { when: 'Only a small picture of a month is needed', use: 'MonthPreview' },
    { when: 'A date is chosen in a form', use: 'DateField' },
  ],
  guidance: [
    {
      do: {
        example: <Example items={shortNames} />,
        caption:
          'Begin a title with the words that differ: a bar of one day shows about two of them.',
      },
      dont: {
        example: <Example items={longNames} />,
        caption:
          'With the campaign first, all bars say the same and have to be opened to be told apart.',
      },
    },
    {
      do: {
        example: <Example items={noItems} status="loading" />,
        caption: 'Set `status="loading"` until the items of the shown days are there.',
      },
      dont: {
        example: <Example items={noItems} />,
        caption:
          'An empty list without `status` says that nothing is planned, which is not known yet.',
      },
    },
    {
      do: {
        example: <Example laneMode="fit" />,
        caption:
          'Where the height is fixed and all weeks have to be seen, use `laneMode="fit"`: each day counts what does not fit.',
      },
      dont: {
        example: <Example laneMode="all" />,
        caption:
          'With `laneMode="all"` in a low place only one or two weeks are in view, and the others have to be scrolled to.',
      },
    },
  ],
  anatomy: {
    example: (
      <WideExample>
        <MonthCalendarHost {...editableMonthArgs} laneMode="fit" heightPixels={520} />
      </WideExample>
    ),
    parts: [
      {
        name: 'Weekdays',
        part: 'weekdays',
        description: 'The heads of the columns. They stay in view. `weekStartDay` is the first.',
      },
      {
        name: 'Week',
        part: 'week',
        description: 'A row of seven days. Days of other months are fainter.',
      },
      {
        name: 'Number of the day',
        part: 'day-link',
        description: 'Opens the day with `onOpenDay`; without it, the list of its items.',
      },
      {
        name: 'Bar',
        part: 'bar',
        description:
          'An item, in the color of its channel, as long as its days. A timed item begins with its time. `renderItemContent` replaces what is in it.',
      },
      {
        name: 'More',
        part: 'more',
        description: 'Counts what does not fit, with `laneMode="fit"`, and opens it as a list.',
      },
      {
        name: 'Head of the host',
        part: 'day-header',
        description: 'Beside the number of a day, with `renderDayHeader`. Optional.',
      },
      {
        name: 'Notice',
        selector: '[data-part="notice"]',
        description:
          'Says that nothing is planned, that filters hide everything, or that loading failed.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      action:
        'Moves to the day or week beside. On an item, up and down move to the next one of the day.',
    },
    {
      keys: ['Home', 'End'],
      action: 'Moves to the first or last day of the week; with Ctrl, of the month.',
    },
    {
      keys: ['PageUp', 'PageDown'],
      action: 'Moves to the same day of another month; during a drag, turns the page under it.',
    },
    {
      keys: ['Enter'],
      action: 'On a day: moves into its items, or adds one when it is empty. On an item: opens it.',
    },
    { keys: ['Tab'], action: 'Moves into the items of the day, along them, and out of the grid.' },
    {
      keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
      action: 'Chooses several days for a new item.',
    },
    { keys: ['N'], action: 'Adds an item on the day, or over the days that are chosen.' },
    { keys: ['D'], action: 'Opens the day.' },
    {
      keys: ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+ArrowUp', 'Alt+ArrowDown'],
      action: 'Moves the item by a day or a week.',
    },
    {
      keys: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'],
      action: 'Moves the end of the item by a day; up and down, by a week.',
    },
    {
      keys: ['Alt+Shift+Home', 'Alt+Shift+End'],
      action: 'Moves the start of the item a day earlier or later.',
    },
    { keys: ['I'], action: 'Shows the summary of the item, with `summary`.' },
    {
      keys: ['Space', 'Shift+Space', 'Mod+A'],
      action:
        'Selects the item, a range, or all, with `onSelectionChange`. Without it, Space opens the item.',
    },
    { keys: ['Mod+C', 'Delete'], action: 'Copies or deletes the item, or all that are selected.' },
    { keys: ['Shift+F10'], action: 'Opens the menu of the day or the item.' },
    {
      keys: ['Escape'],
      action: 'Gives up chosen days, a drag or a selection, or moves from an item back to its day.',
    },
  ],
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
