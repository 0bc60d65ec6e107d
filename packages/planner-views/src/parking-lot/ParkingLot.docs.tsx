import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { useRef, useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { CalendarHandle, CalendarItem } from '../calendar-parts'
import { channelFixtures } from '../calendar-parts/fixtures/plan-fixtures'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { parkedItems } from './fixtures/parked-items'
import { ParkingLot } from './ParkingLot'

const noItems: readonly CalendarItem[] = []

/** A drawer that opens and closes, and gives up the items that are scheduled. */
function Example({
  first,
  isFiltered = false,
}: {
  first: readonly CalendarItem[]
  isFiltered?: boolean
}) {
  const calendarRef = useRef<CalendarHandle>(null)
  const [isOpen, setIsOpen] = useState(true)
  const [items, setItems] = useState(first)
  const remove = ({ item }: { item: CalendarItem }) => {
    setItems((before) => before.filter(({ id }) => id !== item.id))
  }
  return (
    <WideExample minWidthPixels={440}>
      <ParkingLot
        items={items}
        channels={channelFixtures}
        currentPlanId={NATIONAL_PLAN_ID}
        isOpen={isOpen}
        onOpenChange={(change) => {
          setIsOpen(change.isOpen)
        }}
        calendarRef={calendarRef}
        dayOnShow="2026-11-18"
        today="2026-11-18"
        onSchedule={remove}
        onDeleteItem={remove}
        {...(isFiltered
          ? {
              onClearFilters: () => {
                setItems(parkedItems)
              },
            }
          : null)}
      />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Keeps items without a date, below the calendar that they go to.',
  whenToUse: [
    'Ideas are collected first and scheduled later, by dragging them to a day.',
    'Something has to come off the calendar without being deleted.',
  ],
  whenNotToUse: [
    { when: 'Items have dates', use: 'MonthCalendar' },
    { when: 'Their fields are compared or edited', use: 'TacticTable' },
    { when: 'Items are done with', use: 'Delete them: the parking lot is no archive.' },
  ],
  guidance: [
    {
      do: {
        example: <Example first={noItems} isFiltered />,
        caption:
          'While filters are in use give `onClearFilters`: the empty drawer names the cause and the way out.',
      },
      dont: {
        example: <Example first={noItems} />,
        caption: 'Without it the drawer says that nothing is parked, although items are hidden.',
      },
    },
  ],
  anatomy: {
    example: <Example first={parkedItems} />,
    parts: [
      {
        name: 'Head',
        part: 'head',
        description: 'A button that opens and closes the drawer.',
      },
      { name: 'Count', part: 'count', description: 'How many items there are, once it is known.' },
      {
        name: 'List',
        part: 'list',
        description: 'The items in the order of `items`. It scrolls when there are many.',
      },
      {
        name: 'Bar',
        part: 'bar',
        description: 'An item in the color of its channel, without dates.',
      },
      {
        name: 'Place for a drop',
        part: 'drop',
        description: 'Covers the drawer while items of the calendar are dragged, with `drop`.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
      action: 'Moves to the item beside, above or below, or to the first or last one.',
    },
    { keys: ['Enter'], action: 'Opens the item.' },
    { keys: ['P'], action: 'Schedules the item on the day that the calendar shows.' },
    { keys: ['Mod+C', 'Delete'], action: 'Copies or deletes the item.' },
    { keys: ['Shift+F10'], action: 'Opens the menu, which also asks for a day.' },
    { keys: ['Escape'], action: 'Gives up a drag, or moves back to the calendar.' },
  ],
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
