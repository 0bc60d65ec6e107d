import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { duplicatesAmong } from './index'
import type { ComparableCalendar } from './index'

interface Look {
  readonly title: string
  readonly startDate: string
  readonly endDate: string
}

function eventOf(id: string, uid: string, title: string) {
  return { id, uid, title, startDate: '2026-11-26', endDate: '2026-11-26', isAllDay: true }
}

const days = fc.constantFrom(
  { startDate: '2026-11-26', endDate: '2026-11-26' },
  { startDate: '2026-11-26', endDate: '2026-11-26' },
  { startDate: '2026-11-26', endDate: '2026-11-27' },
  { startDate: '2026-11-25', endDate: '2026-11-26' },
)

function looksLike(one: Look, other: Look): boolean {
  return (
    one.title === other.title && one.startDate === other.startDate && one.endDate === other.endDate
  )
}

/** Few UIDs and titles, so that chains of events come up often. */
const someCalendars: fc.Arbitrary<readonly ComparableCalendar[]> = fc
  .array(
    fc.array(
      fc.record({
        uid: fc.constantFrom('', 'u1', 'u2', 'u3', 'u4', 'u5'),
        title: fc.constantFrom('t1', 't2', 't3', 't4', 't5', 't6'),
        days,
      }),
      { maxLength: 4 },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((calendars) =>
    calendars.map((events, calendar) => ({
      subscriptionId: calendar + 1,
      events: events.map(({ uid, title, days: eventDays }, index) => ({
        ...eventOf(`${calendar}-${index}`, uid, title),
        ...eventDays,
      })),
    })),
  )

/** Pairs of events that are the same, directly or by way of others, by the slow way of asking all. */
function sameByAsking(
  calendars: readonly ComparableCalendar[],
): (one: string, other: string) => boolean {
  const all = calendars.flatMap(({ events }) => events)
  const reach = new Map(all.map(({ id }) => [id, new Set([id])]))
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false
    for (const one of all) {
      const own = reach.get(one.id) ?? new Set()
      for (const other of all) {
        const isAlike = (one.uid !== '' && one.uid === other.uid) || looksLike(one, other)
        if (!isAlike) continue
        for (const id of reach.get(other.id) ?? []) {
          if (own.has(id)) continue
          own.add(id)
          isGrowing = true
        }
      }
    }
  }
  return (one, other) => reach.get(one)?.has(other) === true
}

describe('the map of duplicates', () => {
  it('leads only to calendars that show the event, and hides no event everywhere', () => {
    fc.assert(
      fc.property(someCalendars, (calendars) => {
        const isSame = sameByAsking(calendars)
        const map = duplicatesAmong(calendars)
        const hidden = new Set(map.map(({ eventId }) => eventId))
        for (const { eventId, subscriptionId, duplicateSubscriptionId } of map) {
          expect(subscriptionId).not.toBe(duplicateSubscriptionId)
          const visibleThere = calendars
            .filter((calendar) => calendar.subscriptionId === subscriptionId)
            .flatMap(({ events }) => events)
            .filter(({ id }) => !hidden.has(id) && isSame(id, eventId))
          expect(visibleThere).not.toEqual([])
        }
        // Of events that are the same, those of one calendar show.
        for (const { events } of calendars) {
          for (const { id } of events) {
            const showing = calendars.filter((calendar) =>
              calendar.events.some((event) => isSame(event.id, id) && !hidden.has(event.id)),
            )
            expect(showing).toHaveLength(1)
          }
        }
      }),
    )
  })

  it('finds the same events in whatever order a calendar lists them', () => {
    fc.assert(
      fc.property(someCalendars, (calendars) => {
        const turned = calendars.map(({ subscriptionId, events }) => ({
          subscriptionId,
          events: events.toReversed(),
        }))
        const sorted = (some: readonly ComparableCalendar[]) =>
          duplicatesAmong(some).toSorted((one, other) => one.eventId.localeCompare(other.eventId))
        expect(sorted(turned)).toEqual(sorted(calendars))
      }),
    )
  })

  it('of A like B, and C like A, shows B', () => {
    const calendars = [
      { subscriptionId: 1, events: [eventOf('b', 'u', 'Launch')] },
      { subscriptionId: 2, events: [eventOf('a', 'u', 'Launch day')] },
      { subscriptionId: 3, events: [eventOf('c', 'v', 'Launch day')] },
    ]
    expect(duplicatesAmong(calendars)).toEqual([
      { eventId: 'a', subscriptionId: 1, duplicateSubscriptionId: 2 },
      { eventId: 'c', subscriptionId: 1, duplicateSubscriptionId: 3 },
    ])
  })

  it('counts one instant in two zones as one time', () => {
    const event = { ...eventOf('a', '', 'Keynote'), isAllDay: false }
    const calendars = [
      ['2026-11-18T17:00:00Z', '2026-11-18T18:00:00Z'],
      ['2026-11-18T12:00:00-05:00', '2026-11-18T13:00:00-05:00'],
    ].map(([startDate = '', endDate = ''], index) => ({
      subscriptionId: index + 1,
      events: [{ ...event, startDate, endDate }],
    }))
    expect(duplicatesAmong(calendars)).toHaveLength(1)
  })
})
