import { minutesOfTime, timeOfMinutes } from './typed-time'

/** Minutes of a day. */
const dayMinutes = 24 * 60

/**
 * The times of day that a list offers, as `HH:mm`: from midnight on, each a step
 * after the one before, none past the end of the day.
 *
 * @param stepMinutes 1 to 60; less counts as 1
 */
export function listTimes(stepMinutes: number): string[] {
  const step = Math.max(1, Math.floor(stepMinutes))
  return Array.from({ length: Math.ceil(dayMinutes / step) }, (_, index) =>
    timeOfMinutes(index * step),
  )
}

/**
 * The index of the listed time that is nearest to a time; of two as near, the
 * later one. The end of the day is nearest to the last one, not to midnight.
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
 * The index of the listed time that the arrows go to from a time: the next one
 * after or before it. At the end of the list it stays there.
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
