import { formatShortDate } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { lossesOfParking, type TacticListItem } from '@throughline/domain/tactics'

type Named = Pick<TacticListItem, 'title'>

/** `Gift guide`, or `3 items`. */
function nameOf(items: readonly Named[]): string {
  const [only, ...others] = items
  return only !== undefined && others.length === 0
    ? isolateText(only.title)
    : `${items.length} items`
}

const areOf = (items: readonly Named[]): string => (items.length === 1 ? 'is' : 'are')

/** What is said after items were parked or scheduled, or that was taken back. */
export const PARKING_TEXTS = {
  parked: (items: readonly Named[]) => `${nameOf(items)} moved to the Parking Lot.`,
  unparked: (items: readonly Named[]) => `${nameOf(items)} ${areOf(items)} back on the calendar.`,
  notParked: 'The item was not moved to the Parking Lot.',
  scheduled: (items: readonly Named[], day: string) =>
    `${nameOf(items)} scheduled on ${formatShortDate(day)}.`,
  unscheduled: (items: readonly Named[]) =>
    `${nameOf(items)} ${areOf(items)} back in the Parking Lot.`,
  notScheduled: 'The item was not scheduled.',
} as const

type Losing = Named & Pick<TacticListItem, 'rrule' | 'relatedInitiativeIds'>

/**
 * What items lose in the parking lot besides their dates, a sentence each; none where that is
 * nothing.
 *
 * @param titleOf the title of an initiative; undefined for one that is not on show
 */
export function lossesText(
  items: readonly Losing[],
  titleOf: (initiativeId: number) => string | undefined,
): readonly string[] {
  const losses = items.flatMap((item) => lossesOfParking(item) ?? [])
  const seriesCount = losses.filter(({ isSeries }) => isSeries).length
  const ids = new Set(losses.flatMap(({ initiativeIds }) => initiativeIds))
  const isOne = items.length === 1
  return [
    ...(seriesCount === 0
      ? []
      : isOne
        ? ['It repeats: the whole series is taken off the calendar, and the repeat is cleared.']
        : [`The repeat of ${seriesCount} of them is cleared.`]),
    ...(ids.size === 0
      ? []
      : [`${isOne ? 'It leaves' : 'They leave'} ${initiativesText([...ids], titleOf)}.`]),
  ]
}

/** `the initiative Black Friday`, `the initiatives Black Friday and Gifts`, or how many there are. */
function initiativesText(
  ids: readonly number[],
  titleOf: (initiativeId: number) => string | undefined,
): string {
  const titles = ids.flatMap((id) => titleOf(id) ?? [])
  const noun = ids.length === 1 ? 'initiative' : 'initiatives'
  if (titles.length < ids.length)
    return ids.length === 1 ? 'its initiative' : `${ids.length} ${noun}`
  return `the ${noun} ${new Intl.ListFormat('en').format(titles.map(isolateText))}`
}
