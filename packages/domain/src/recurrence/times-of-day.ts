import type { DayNumber } from '../calendar-dates'
import type { TimedRule } from './recurrence-rule'

const SECONDS_PER_DAY = 86_400

/** Times of one day in ascending order, as seconds after midnight. */
export interface TimesOfDay {
  readonly size: number
  readonly at: (position: number) => number
  /** The number of times before a second. */
  readonly countBefore: (second: number) => number
}

/** A day and the times of it at which something begins. */
export interface DayWithTimes {
  readonly day: DayNumber
  readonly times: TimesOfDay
}

/** The named positions of a list that begins at 1, or at -1 from its end; all when none is named. */
function atPositions<Value>(
  values: readonly Value[],
  positions: readonly number[],
): readonly Value[] {
  if (positions.length === 0) return values
  return values.filter(
    (_value, index) => positions.includes(index + 1) || positions.includes(index - values.length),
  )
}

/** A list of times, ascending. */
export function listedTimes(seconds: readonly number[]): TimesOfDay {
  return {
    size: seconds.length,
    at: (position) => seconds[position] ?? 0,
    countBefore: (second) => {
      let low = 0
      let high = seconds.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((seconds[middle] ?? 0) < second) low = middle + 1
        else high = middle
      }
      return low
    },
  }
}

/** The single time of a rule of days. */
export function timesOfStart(startSecond: number): TimesOfDay {
  return listedTimes([startSecond])
}

/** Every combination of some hours, minutes and seconds, without a list of them. */
function combinedTimes(
  hours: readonly number[],
  minutes: readonly number[],
  seconds: readonly number[],
): TimesOfDay {
  const perHour = minutes.length * seconds.length
  return {
    size: hours.length * perHour,
    at: (position) => {
      const hour = hours[Math.floor(position / perHour)] ?? 0
      const minute = minutes[Math.floor(position / seconds.length) % minutes.length] ?? 0
      return hour * 3600 + minute * 60 + (seconds[position % seconds.length] ?? 0)
    },
    countBefore: (second) => {
      const hour = Math.floor(second / 3600)
      const minute = Math.floor(second / 60) % 60
      const before = (values: readonly number[], value: number) =>
        values.filter((one) => one < value).length
      let count = before(hours, hour) * perHour
      if (!hours.includes(hour)) return count
      count += before(minutes, minute) * seconds.length
      return minutes.includes(minute) ? count + before(seconds, second % 60) : count
    },
  }
}

/**
 * The times of every day of a rule that happens daily or less often: the hours,
 * minutes and seconds that it names, otherwise those of the start.
 */
export function timesOfEveryDay(rule: TimedRule, startSecond: number): TimesOfDay {
  const or = (named: readonly number[], ofStart: number) => (named.length > 0 ? named : [ofStart])
  const times = combinedTimes(
    or(rule.byHour, Math.floor(startSecond / 3600)),
    or(rule.byMinute, Math.floor(startSecond / 60) % 60),
    or(rule.bySecond, startSecond % 60),
  )
  if (rule.frequency !== 'DAILY' || rule.bySetPosition.length === 0) return times
  // Every day is a separate period, so positions count within the day.
  const places = rule.bySetPosition.map((place) => (place > 0 ? place - 1 : times.size + place))
  const retained = [...new Set(places)].filter((place) => place >= 0 && place < times.size)
  return listedTimes(retained.sort((one, other) => one - other).map((place) => times.at(place)))
}

const secondsPerStep = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 } as const
type StepFrequency = keyof typeof secondsPerStep

/** Whether a frequency is one of hours, minutes or seconds. */
export function isStepFrequency(frequency: TimedRule['frequency']): frequency is StepFrequency {
  return frequency in secondsPerStep
}

/** The times of single days of a rule that happens every so many hours, minutes or seconds. */
export interface SteppedTimes {
  /** @param daysAfterStart how many days after the start of the series, from 0 */
  readonly of: (daysAfterStart: number) => TimesOfDay
  /** Whether some day has more than a number of them. */
  readonly haveMoreThan: (limit: number) => boolean
}

/**
 * Computes the times of a rule by hours, minutes or seconds. They depend on the offset
 * of the first step on a day, and days with the same offset share one result. All days
 * together cost at most as many steps as a day has seconds, however long the series is.
 */
export function steppedTimes(
  rule: TimedRule & { readonly frequency: StepFrequency },
  startSecond: number,
): SteppedTimes {
  const stepSeconds = secondsPerStep[rule.frequency]
  const stepsPerDay = SECONDS_PER_DAY / stepSeconds
  const startStep = Math.floor(startSecond / stepSeconds)
  const withinStep = atPositions(secondsWithinStep(rule, startSecond), rule.bySetPosition)
  const { interval } = rule
  const existing = new Map<number, TimesOfDay>()

  const from = (firstStep: number): TimesOfDay => {
    const before = existing.get(firstStep)
    if (before !== undefined) return before
    const times = listedTimes(
      allowedSteps(rule, { firstStep, stepSeconds, stepsPerDay }).flatMap((step) =>
        withinStep.map((second) => step * stepSeconds + second),
      ),
    )
    existing.set(firstStep, times)
    return times
  }
  return {
    of: (daysAfterStart) => {
      const stepsAfterStart = daysAfterStart * stepsPerDay - startStep
      return from(((-stepsAfterStart % interval) + interval) % interval)
    },
    haveMoreThan: (limit) => {
      const most = Math.ceil(stepsPerDay / interval) * withinStep.length
      if (most <= limit) return false
      if (rule.byHour.length + rule.byMinute.length + rule.bySecond.length === 0) return true
      // A step that divides a day has the same offset every day; others have several.
      const ways = greatestCommonDivisor(interval, stepsPerDay)
      for (let first = startStep % ways; first < interval; first += ways) {
        if (from(first).size > limit) return true
      }
      return false
    },
  }
}

/** The seconds of one hour, minute or second that a rule names, otherwise those of the start. */
function secondsWithinStep(rule: TimedRule, startSecond: number): readonly number[] {
  if (rule.frequency === 'SECONDLY') return [0]
  const seconds = rule.bySecond.length > 0 ? rule.bySecond : [startSecond % 60]
  if (rule.frequency === 'MINUTELY') return seconds
  const minutes = rule.byMinute.length > 0 ? rule.byMinute : [Math.floor(startSecond / 60) % 60]
  return minutes.flatMap((minute) => seconds.map((second) => minute * 60 + second))
}

/** The steps of a day that the hours, minutes and seconds of a rule leave over. */
function allowedSteps(
  { interval, byHour, byMinute, bySecond }: TimedRule,
  {
    firstStep,
    stepSeconds,
    stepsPerDay,
  }: { readonly firstStep: number; readonly stepSeconds: number; readonly stepsPerDay: number },
): number[] {
  const isNamed = (named: readonly number[], value: number) =>
    named.length === 0 || named.includes(value)
  const steps: number[] = []
  let step = firstStep
  /** Skips to the first step at or after another one. */
  const skipTo = (next: number) => {
    step += Math.ceil((next - step) / interval) * interval
  }
  while (step < stepsPerDay) {
    const second = step * stepSeconds
    const hour = Math.floor(second / 3600)
    const minute = Math.floor(second / 60)
    if (!isNamed(byHour, hour)) {
      skipTo(((hour + 1) * 3600) / stepSeconds)
    } else if (stepSeconds < 3600 && !isNamed(byMinute, minute % 60)) {
      skipTo(((minute + 1) * 60) / stepSeconds)
    } else {
      if (stepSeconds > 1 || isNamed(bySecond, second % 60)) steps.push(step)
      step += interval
    }
  }
  return steps
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
