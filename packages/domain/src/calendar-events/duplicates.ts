import type { DuplicateEvent, SubscriptionEvent } from './calendar-event'

/** The fields that identify an event across calendars. */
export type ComparableEvent = Pick<
  SubscriptionEvent,
  'id' | 'uid' | 'title' | 'startDate' | 'endDate' | 'isAllDay'
>

/** A calendar with its events, for comparing. */
export interface ComparableCalendar {
  readonly subscriptionId: number
  readonly events: readonly ComparableEvent[]
}

/** Events of several calendars that are the same one. */
export interface SameEvents {
  /** The first calendar that has it, which shows it. */
  readonly subscriptionId: number
  /** The events of that calendar. */
  readonly visible: readonly ComparableEvent[]
  /** The same in later calendars, in their order. */
  readonly hidden: readonly { readonly subscriptionId: number; readonly event: ComparableEvent }[]
}

/**
 * Groups the events that several calendars have: those with the same UID, or the same
 * title, start and end, also through others (A equals B, and B equals C).
 *
 * @param calendars in the order of the plan's list
 */
export function sameEventsAmong(calendars: readonly ComparableCalendar[]): readonly SameEvents[] {
  const nodes = calendars.flatMap(({ subscriptionId, events }) =>
    events.map((event) => ({ subscriptionId, event })),
  )
  const firstOf = joined(nodes.map(({ event }) => signsOf(event)))
  const groups = new Map<number, (typeof nodes)[number][]>()
  for (const [index, node] of nodes.entries()) {
    const first = firstOf(index)
    const others = groups.get(first)
    if (others === undefined) groups.set(first, [node])
    else others.push(node)
  }
  return [...groups.values()].flatMap((members) => {
    const subscriptionId = members[0]?.subscriptionId ?? 0
    const hidden = members.filter((member) => member.subscriptionId !== subscriptionId)
    if (hidden.length === 0) return []
    const visible = members.filter((member) => member.subscriptionId === subscriptionId)
    return [{ subscriptionId, visible: visible.map(({ event }) => event), hidden }]
  })
}

/**
 * Joins positions that share a key, directly or through others (union-find).
 *
 * @returns the lowest position among those that a position is joined with
 */
function joined(signs: readonly (readonly string[])[]): (position: number) => number {
  const lower = signs.map((_signs, position) => position)
  const lowestOf = (position: number): number => {
    let lowest = position
    while (lower[lowest] !== lowest) lowest = lower[lowest] ?? lowest
    let next = position
    while (next !== lowest) {
      const after = lower[next] ?? lowest
      lower[next] = lowest
      next = after
    }
    return lowest
  }
  const existing = new Map<string, number>()
  for (const [position, own] of signs.entries()) {
    for (const sign of own) {
      const [one, other] = [lowestOf(position), lowestOf(existing.get(sign) ?? position)]
      lower[Math.max(one, other)] = Math.min(one, other)
      existing.set(sign, Math.min(one, other))
    }
  }
  return lowestOf
}

/**
 * The map of duplicates: each event that shows under an earlier calendar, and under
 * which. It never leads to an event that another entry hides.
 *
 * @param calendars in the order of the plan's list
 */
export function duplicatesAmong(
  calendars: readonly ComparableCalendar[],
): readonly DuplicateEvent[] {
  return sameEventsAmong(calendars).flatMap(({ subscriptionId, hidden }) =>
    hidden.map(({ subscriptionId: duplicateSubscriptionId, event }) => ({
      eventId: event.id,
      subscriptionId,
      duplicateSubscriptionId,
    })),
  )
}

/** Times count as instants, since two calendars may write them in two zones. */
function signsOf({ uid, title, startDate, endDate, isAllDay }: ComparableEvent): readonly string[] {
  const when = isAllDay ? [startDate, endDate] : [Date.parse(startDate), Date.parse(endDate)]
  const look = ['look', title, ...when].join('\n')
  return uid === '' ? [look] : [`uid\n${uid}`, look]
}
