import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import { isolateText } from '@throughline/domain/messages'
import { lastTouchedDay, splitEvents, type TacticListItem } from '@throughline/domain/tactics'

/** Maximum number of tactics with a separate sentence. */
const LISTED = 3

/**
 * Returns warnings about moved tactics that would start on a day with an event of a calendar of
 * interest. Ignores events of three weeks or more, such as seasons.
 *
 * @param moved items with their new dates
 * @param occurrences events of the loaded days
 */
export function noticesOfMove(
  moved: readonly TacticListItem[],
  occurrences: readonly EventOccurrence[],
): readonly string[] {
  const titles = titlesByDay(occurrences)
  const sentences = moved
    .filter(({ isInitiative }) => !isInitiative)
    .flatMap(({ title, startDate }) => {
      const event = titles.get(dayNumberOf(startDate))
      if (event === undefined) return []
      return [`${isolateText(title)} would then start on ${isolateText(event)}.`]
    })
  const meetings = [...new Set(sentences)]
  const reported = meetings.slice(0, LISTED)
  const rest = meetings.length - reported.length
  return rest === 0 ? reported : [...reported, `and ${rest} more`]
}

/** Returns the first event of each day. */
function titlesByDay(occurrences: readonly EventOccurrence[]): ReadonlyMap<number, string> {
  const titles = new Map<number, string>()
  for (const event of splitEvents(occurrences).grid) {
    const lastDay = lastTouchedDay(event)
    for (let day = dayNumberOf(event.startDate); day <= lastDay; day += 1) {
      if (!titles.has(day)) titles.set(day, event.title)
    }
  }
  return titles
}
