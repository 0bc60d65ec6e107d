import { localMsOf } from './calendar-clock'
import type { Moment } from './calendar-clock'
import { clockOf } from './plain-rule'
import type { EventPart } from './read-event'

const DAY_MS = 86_400_000

/**
 * The start that an occurrence has in the unchanged series: its instant in ms, its zone,
 * and whether it is a day without a time.
 */
export function originalStart(
  moment: Moment,
  main: EventPart,
): [instantMs: number, zone: Moment['zone'], isAllDay: boolean] {
  const { start, isAllDay } = main
  if (isAllDay) return [Math.floor(moment.localMs / DAY_MS) * DAY_MS, start.zone, true]
  if (!moment.isDate) return [moment.instantMs, start.zone, false]
  // A date without a time means the occurrence on that day.
  return [start.zone.instantOf(moment.localMs + clockOf(start)), start.zone, false]
}

/** The start that an occurrence has in the unchanged series, as a moment in the zone of the series. */
export function startOf(moment: Moment, main: EventPart): Moment {
  const [instantMs, zone, isAllDay] = originalStart(moment, main)
  if (isAllDay) return { isDate: true, localMs: instantMs, zone, instantMs }
  return { isDate: false, localMs: localMsOf(zone, instantMs), zone, instantMs }
}
