import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { Tactic } from '@throughline/domain/tactics'
import { civilAt } from '@throughline/domain/zone-clock'
import type { EditorDetails } from '@throughline/planner-views/detail-editor'
import { instantMs } from '../../platform/clock'

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 1440

const relative = new Intl.RelativeTimeFormat('en')

/**
 * Returns the users who created and last changed an item, for the editor. Times are relative within
 * a day, otherwise dates. An unchanged item has no second line.
 *
 * @param minute now, in whole minutes since the epoch
 * @param zone IANA name of the planner's time zone
 */
export function peopleOfItem(
  item: Pick<Tactic, 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt'>,
  minute: number,
  zone: string,
): EditorDetails {
  const created = whenOf(item.createdAt, minute, zone)
  const changed = whenOf(item.updatedAt, minute, zone)
  return {
    ...(item.createdBy === null ? null : { createdBy: item.createdBy.name }),
    createdOn: created.on,
    createdExactly: created.exactly,
    ...(item.updatedAt === item.createdAt
      ? null
      : {
          ...(item.updatedBy === null ? null : { changedBy: item.updatedBy.name }),
          changedOn: changed.on,
          changedExactly: changed.exactly,
        }),
  }
}

function whenOf(instant: string, minute: number, zone: string) {
  const ms = instantMs(instant)
  const civil = civilAt(zone, ms)
  const day = formatShortDate(civil)
  const exactly = `${day}, ${civil.slice(11, 16).replace(/^0/u, '')}`
  const minutes = minute - Math.floor(ms / 60_000)
  return { on: minutes < MINUTES_PER_DAY ? ago(minutes) : day, exactly }
}

/** Treats a negative age as none, because the clock of the server may be ahead. */
function ago(minutes: number): string {
  if (minutes < 1) return 'just now'
  if (minutes < MINUTES_PER_HOUR) return relative.format(-minutes, 'minute')
  return relative.format(-Math.floor(minutes / MINUTES_PER_HOUR), 'hour')
}
