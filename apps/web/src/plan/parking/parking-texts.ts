import { formatShortDate } from '@throughline/domain/calendar-dates'
import { formatCount, isolateText } from '@throughline/domain/messages'
import { lossesOfParking, type TacticListItem } from '@throughline/domain/tactics'

type Named = Pick<TacticListItem, 'title'>

/** Returns the title of a single item such as `Gift guide`, or a count such as `3 items`. */
function nameOf(items: readonly Named[]): string {
  const [only, ...others] = items
  return only !== undefined && others.length === 0
    ? isolateText(only.title)
    : `${formatCount(items.length)} items`
}

const areOf = (items: readonly Named[]): string => (items.length === 1 ? 'is' : 'are')

/** Toasts after parking or scheduling items, or after its undo. */
export const parkingTexts = {
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
 * Returns the losses of items in the parking lot besides their dates, one sentence each; none
 * without such losses.
 *
 * @param titleOf the title of an initiative; undefined for one that is not visible
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
        : [`The repeat of ${formatCount(seriesCount)} of them is cleared.`]),
    ...(ids.size === 0
      ? []
      : [`${isOne ? 'It leaves' : 'They leave'} ${initiativesText([...ids], titleOf)}.`]),
  ]
}

/**
 * Returns `the initiative Black Friday`, `the initiatives Black Friday and Gifts`, or a count if a
 * title is missing.
 */
function initiativesText(
  ids: readonly number[],
  titleOf: (initiativeId: number) => string | undefined,
): string {
  const titles = ids.flatMap((id) => titleOf(id) ?? [])
  const noun = ids.length === 1 ? 'initiative' : 'initiatives'
  if (titles.length < ids.length)
    return ids.length === 1 ? 'its initiative' : `${formatCount(ids.length)} ${noun}`
  return `the ${noun} ${new Intl.ListFormat('en').format(titles.map(isolateText))}`
}
