import { minutesOfTime, timeOfMinutes } from './typed-time'

/** Minutes of a day. */
const DAY_MINUTES = 24 * 60

/**
 * The times of a list, as `HH:mm`: from midnight on in steps until the end of the day.
 *
 * @param stepMinutes 1 to 60; values below 1 count as 1
 */
export function listTimes(stepMinutes: number): string[] {
  const step = Math.max(1, Math.floor(stepMinutes))
  return Array.from({ length: Math.ceil(DAY_MINUTES / step) }, (_, index) =>
    timeOfMinutes(index * step),
  )
}

/**
 * The index of the listed time nearest to a time; of two equally near ones the later.
 * The end of the day is nearest to the last time, not to midnight.
 *
 * @param times see `listTimes`
 * @param time `HH:mm`
 */
export function nearestTimeIndex(times: readonly string[], time: string): number {
  const minutes = minutesOfTime(time)
  let nearest = 0
  let smallest = Infinity
  for (const [index, listed] of times.entries()) {
    const distance = Math.abs(minutesOfTime(listed) - minutes)
    if (distance > smallest) break
    nearest = index
    smallest = distance
  }
  return nearest
}

/**
 * The index of the listed time after or before a time, for arrow keys; clamped to the
 * list.
 *
 * @param times see `listTimes`
 * @param time `HH:mm`, listed or not
 */
export function timeIndexBeside(times: readonly string[], time: string, direction: 1 | -1): number {
  if (direction === 1) {
    const after = times.findIndex((listed) => listed > time)
    return after === -1 ? times.length - 1 : after
  }
  return Math.max(
    0,
    times.findLastIndex((listed) => listed < time),
  )
}
