import { describe, expect, it } from 'vitest'
import type { CalendarOfInterest } from './calendar-event'
import { MAX_OCCURRENCES_PER_CALENDAR, visibleEventsOf } from './event-occurrences'
import { allDay, november, eventOf } from './fixtures/events'

describe('what calendars of interest show', () => {
  const holiday = eventOf({ ...allDay, title: 'Thanksgiving', id: 'us', uid: 'x' })
  const same = { ...holiday, id: 'retail' }
  const first: CalendarOfInterest = {
    subscriptionId: 1,
    name: 'US Holidays',
    events: [holiday],
  }
  const second: CalendarOfInterest = {
    subscriptionId: 2,
    name: 'Retail calendar',
    events: [same],
  }

  it('stands once, under the first calendar that has it, which names the other', () => {
    const visible = visibleEventsOf([first, second], november, 'UTC').occurrences
    expect(visible.map(({ calendarName, alsoIn }) => ({ calendarName, alsoIn }))).toEqual([
      { calendarName: 'US Holidays', alsoIn: ['Retail calendar'] },
    ])
  })

  it('stands under the later calendar when the first is not on show', () => {
    const visible = visibleEventsOf([second], november, 'UTC').occurrences
    expect(visible.map(({ calendarName }) => calendarName)).toEqual(['Retail calendar'])
  })

  it('has a key of its own for each occurrence', () => {
    const series = eventOf({ rrule: 'FREQ=DAILY' })
    const calendars = [{ ...first, events: [series, holiday] }]
    const visible = visibleEventsOf(calendars, november, 'UTC').occurrences
    expect(new Set(visible.map(({ key }) => key)).size).toBe(visible.length)
  })

  it('leaves out what has no date and shows the rest', () => {
    const broken = { ...holiday, id: 'broken', startDate: 'tomorrow' }
    expect(
      visibleEventsOf([{ ...first, events: [broken, holiday] }], november, 'UTC').occurrences,
    ).toHaveLength(1)
  })

  it('of events that are the same by way of a third stands once, and under the next when the first is not on show', () => {
    const launch = eventOf({ ...allDay, id: 'b', uid: 'one', title: 'Launch' })
    const moved = { ...launch, id: 'a', title: 'Launch day' }
    const copied = { ...moved, id: 'c', uid: 'two' }
    const calendars = [launch, moved, copied].map((event, index) => ({
      subscriptionId: index + 1,
      name: `Calendar ${index + 1}`,
      events: [event],
    }))
    const namesIn = (some: readonly CalendarOfInterest[]) =>
      visibleEventsOf(some, november, 'UTC').occurrences.map(({ calendarName, alsoIn }) =>
        [calendarName, alsoIn].flat(),
      )
    expect(namesIn(calendars)).toEqual([['Calendar 1', 'Calendar 2', 'Calendar 3']])
    expect(namesIn(calendars.slice(1))).toEqual([['Calendar 2', 'Calendar 3']])
    // Without the one between them they are two.
    expect(namesIn([calendars[0], calendars[2]].flatMap((one) => one ?? []))).toHaveLength(2)
  })

  it('is cut where a calendar has too much, and says whose it is; others show all, also under its name', () => {
    const manyOf = (title: string) =>
      Array.from({ length: 400 }, (_, index) => {
        const id = `${title} ${index}`
        return eventOf({ id, uid: id, title: id, rrule: 'FREQ=DAILY' })
      })
    const short = [holiday, { ...holiday, id: 'next', uid: 'next', title: 'Day after' }]
    const calendars = [
      { ...first, events: manyOf('One') },
      { ...first, subscriptionId: 2, events: manyOf('Other') },
      { ...second, subscriptionId: 3, name: first.name, events: short },
    ]
    const { occurrences, cutCalendars } = visibleEventsOf(calendars, november, 'UTC')
    expect(cutCalendars).toEqual(['US Holidays'])
    const countOf = (id: number) =>
      occurrences.filter(({ subscriptionId }) => subscriptionId === id).length
    expect([1, 2, 3].map(countOf)).toEqual([
      MAX_OCCURRENCES_PER_CALENDAR,
      MAX_OCCURRENCES_PER_CALENDAR,
      short.length,
    ])
  })

  it('is cut where thousands of series look for a second that never comes', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      eventOf({
        id: `${index}`,
        uid: `${index}`,
        rrule: `FREQ=SECONDLY;INTERVAL=${2 * index + 2};BYSECOND=1,3,5,7,9,11`,
      }),
    )
    // Without the cut this takes minutes: longer than the test may take.
    const { cutCalendars } = visibleEventsOf([{ ...first, events: many }], november, 'UTC')
    expect(cutCalendars).toEqual(['US Holidays'])
  })

  it('says why an event shows less often than its calendar repeats it', () => {
    const single = { ...holiday, singleReason: 'several_rules' as const }
    const { occurrences } = visibleEventsOf([{ ...first, events: [single] }], november, 'UTC')
    expect(occurrences[0]?.singleReason).toBe('several_rules')
  })
})
