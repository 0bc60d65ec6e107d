import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { ParkingLotProps } from './ParkingLot.types'

export const docs: ComponentDocs<ParkingLotProps> = {
  purpose: 'Keeps items without a date, below the calendar that they go to.',
  whenToUse: [
    'Ideas are collected first and scheduled later, by dragging them to a day.',
    'Something has to come off the calendar without being deleted.',
  ],
  whenNotToUse: {
    'Items have dates': 'MonthCalendar',
    'Their fields are compared or edited': 'TacticTable',
    'Items are done with': 'Delete them: the parking lot is no archive.',
  },
  guidance: [
    {
      do: 'While filters are in use give `onClearFilters`: the empty drawer names the cause and the way out.',
      right: { items: [], onClearFilters: () => undefined },
      dont: 'Without it the drawer says that nothing is parked, although items are hidden.',
      wrong: { items: [] },
    },
  ],
  anatomy: {
    example: {},
    parts: {
      Head: 'A button that opens and closes the drawer.',
      Count: 'How many items there are, once it is known.',
      List: 'The items in the order of `items`. It scrolls when there are many.',
      Bar: 'An item in the color of its channel, without dates.',
      'Place for a drop': 'Covers the drawer while items of the calendar are dragged, with `drop`.',
    },
    marks: {
      Head: '[data-part="head"]',
      Count: '[data-part="count"]',
      List: '[data-part="list"]',
      Bar: '[data-part="bar"]',
      'Place for a drop': '[data-part="drop"]',
    },
  },
  keyboard: {
    'ArrowRight, ArrowLeft, ArrowUp, ArrowDown, Home, End':
      'Moves to the item beside, above or below, or to the first or last one.',
    Enter: 'Opens the item.',
    P: 'Schedules the item on the day that the calendar shows.',
    'Mod+C, Delete': 'Copies or deletes the item.',
    'Shift+F10': 'Opens the menu, which also asks for a day.',
    Escape: 'Gives up a drag, or moves back to the calendar.',
  },
  accessibility: [
    'It is a region named “Parking Lot” with a button that has `aria-expanded`, and a list with one tab stop.',
    'A bar is named by title, channel, plan and state, never by a date.',
    'Color is never the only sign: the name of the channel is spoken, and with `hasChannelMarks` each bar shows a mark of it.',
    'What was scheduled is announced: “Autumn tour scheduled on 11/18/26”. Items of other plans refuse.',
    'Dragging has a key and a menu entry that do the same, in both directions.',
    'Left to the product: a key that goes there and back. `toggleFocus` of `handleRef` does it.',
    'Left to the product: `useParkingDrop` between calendar and drawer, and a mark on the day in `onDayUnder`.',
  ],
  content: [
    'Call it “Parking Lot” everywhere; people “park” an item and “schedule” it.',
    'Titles are those of tactics: noun phrases without dates.',
  ],
  related: ['MonthCalendar', 'DayCalendar', 'TacticTable', 'CalendarHeader'],
}
