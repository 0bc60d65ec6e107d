import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import { isolateText } from '@throughline/domain/messages'
import { lastTouchedDay, splitEvents, type TacticListItem } from '@throughline/domain/tactics'

/** How many tactics get a sentence each. */
const TOLD = 3

/**
 * Warnings about moved tactics that would start on a day with an event of a calendar of interest.
 * Events of three weeks or more, such as seasons, cause no warning.
 *
 * @param moved items as they would be
 * @param occurrences events of the days that are loaded
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
  const told = meetings.slice(0, TOLD)
  const rest = meetings.length - told.length
  return rest === 0 ? told : [...told, `and ${rest} more`]
}

/** The first event of each day. */
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
