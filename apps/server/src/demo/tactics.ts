import { civilDateTimeOf, weekdayOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { buildCustomRule, recurrencePresets } from '@throughline/domain/rule-texts'
import { allDay } from './initiatives'
import { plainItem, typeIdByName } from './item-rows'
import type { ItemRow, ItemWorkshop } from './item-rows'
import type { ChannelOutline } from './plan-outline'
import type { Random } from './random'
import { pickSubject } from './subjects'
import { channelStyles, notes, repeatingHabits } from './titles'
import type { ChannelStyle, RepeatingHabit } from './titles'
import type { DemonstrationMonth } from './year-of-months'

const REPEATING_SHARE = 0.1
const PARKING_SHARE = 0.025
const FLAGGED_SHARE = 0.15
const NOTES_SHARE = 0.2
const MINUTES_PER_HOUR = 60
const LAST_MINUTE_OF_DAY = 1439

/** A tactic and the channel that it belongs to. */
export interface MadeTactic {
  readonly row: ItemRow
  readonly channel: ChannelOutline
}

/** The tactics of a plan, spread over the months by their weights. */
export function makeTactics(workshop: ItemWorkshop, count: number): readonly MadeTactic[] {
  const { random } = workshop
  const weights = workshop.months.map(({ weight }) => weight)
  return Array.from({ length: count }, () => {
    const month = workshop.months[random.weighted(weights)]
    if (month === undefined) throw new Error('There is no month to plan in: pass twelve.')
    return random.chance(REPEATING_SHARE)
      ? makeRepeating(workshop, month)
      : makeSingle(workshop, month)
  })
}

function makeSingle(workshop: ItemWorkshop, month: DemonstrationMonth): MadeTactic {
  const { random } = workshop
  const days = pickDuration(random)
  const { channel, style, type, titles } = pickType(workshop, days)
  const title = random.pick(titles).replace('{s}', pickSubject(random, month.month))
  const plain = plainItem(workshop, type.id, title)
  const details = detailsOf(workshop, channel, style)
  if (random.chance(PARKING_SHARE)) {
    return {
      channel,
      row: { ...plain, ...details, isUnscheduled: true, startDate: null, endDate: null },
    }
  }
  const firstDay = month.firstDay + random.integer(0, month.lastDay - month.firstDay)
  const dates =
    days === 1 && random.chance(style.timedShare)
      ? momentOn(firstDay, random.integer(16, 38) * (MINUTES_PER_HOUR / 2))
      : allDay(firstDay, firstDay + days - 1)
  const row = { ...plain, ...details, ...dates }
  return { channel, row: { ...row, ...actualCostOf(workshop, row, firstDay + days - 1) } }
}

function makeRepeating(workshop: ItemWorkshop, month: DemonstrationMonth): MadeTactic {
  const { random, parts } = workshop
  const habit = random.pick(repeatingHabits)
  const channel = parts.channels.find(({ name }) => name === habit.channel)
  if (channel === undefined) {
    throw new Error(`There is no channel ${habit.channel}: use a name of the default channels.`)
  }
  const type = typeIdByName(channel, habit.type)
  const style = styleOf(channel.name)
  const firstDay = firstDayOf(habit, month.firstDay + random.integer(0, 27))
  const { ruleText, isCustom } = ruleOf(habit, firstDay)
  const isEndless = random.chance(0.08)
  const lastDay = firstDay + random.integer(5, 15) * 7
  const dates = random.chance(style.timedShare)
    ? momentOn(firstDay, random.integer(16, 38) * (MINUTES_PER_HOUR / 2))
    : allDay(firstDay, firstDay)
  return {
    channel,
    row: {
      ...plainItem(workshop, type, random.pick(habit.titles)),
      ...detailsOf(workshop, channel, style),
      ...dates,
      rrule: ruleText,
      isCustomRecurrence: isCustom,
      recurrenceEndDate: isEndless
        ? null
        : `${civilDateTimeOf(lastDay, LAST_MINUTE_OF_DAY).slice(0, 17)}59`,
    },
  }
}

/** Picks a type whose items last that long, by the weights of the channels. */
function pickType({ random, parts }: ItemWorkshop, days: number) {
  const fitting = parts.channels
    .filter(({ kind }) => kind !== 'initiatives')
    .flatMap((channel) => {
      const style = styleOf(channel.name)
      const choices = channel.types.flatMap((type) => {
        const look = style.types[type.name]
        return look !== undefined && look.days[0] <= days && days <= look.days[1]
          ? [{ channel, style, type, titles: look.titles }]
          : []
      })
      return choices.length === 0 ? [] : [{ weight: style.weight, choices }]
    })
  const chosen = fitting[random.weighted(fitting.map(({ weight }) => weight))]
  if (chosen === undefined) {
    throw new Error(`No type of the plan lasts ${days} days: widen the days of a type style.`)
  }
  return random.pick(chosen.choices)
}

function styleOf(channelName: string): ChannelStyle {
  const style = channelStyles[channelName]
  if (style === undefined) {
    throw new Error(`There are no titles for the channel ${channelName}: add a style for it.`)
  }
  return style
}

/** Most last a day, 31 % last 2 to 5 days, 5 % last 6 to 20, 2 % last 21 to 90. */
function pickDuration(random: Random): number {
  const share = random.next()
  if (share < 0.62) return 1
  if (share < 0.93) return random.integer(2, 5)
  return share < 0.98 ? random.integer(6, 20) : random.integer(21, 90)
}

function momentOn(
  day: DayNumber,
  minutes: number,
): Pick<ItemRow, 'startDate' | 'endDate' | 'isAllDay'> {
  const moment = civilDateTimeOf(day, minutes)
  return { startDate: moment, endDate: moment, isAllDay: false }
}

function detailsOf(
  { random }: ItemWorkshop,
  channel: ChannelOutline,
  style: ChannelStyle,
): Pick<ItemRow, 'estimatedCost' | 'isFlagged' | 'summary'> {
  const [min, max] = style.costDollars
  // The square makes small amounts more frequent than large ones, as in reality.
  const share = random.next() ** 2
  return {
    estimatedCost: Math.round((min + share * (max - min)) / 50) * 50,
    isFlagged: channel.canFlag && random.chance(FLAGGED_SHARE),
    summary: random.chance(NOTES_SHARE) ? random.pick(notes) : '',
  }
}

/** Returns an actual cost near the estimate for a past item, else null. */
function actualCostOf(
  { random, today }: ItemWorkshop,
  row: Pick<ItemRow, 'estimatedCost'>,
  lastDay: DayNumber,
): Pick<ItemRow, 'actualCost'> {
  const estimate = row.estimatedCost ?? 0
  const factor = 0.86 + random.next() * 0.26
  return { actualCost: lastDay < today ? Math.round((estimate * factor) / 10) * 10 : null }
}

/** Returns the first day of a habit. A habit with weekdays begins on one of them. */
function firstDayOf(habit: RepeatingHabit, day: DayNumber): DayNumber {
  if (typeof habit.repeat === 'string') return day
  const { weekdays } = habit.repeat
  let candidate = day
  while (!weekdays.some((weekday) => weekday === weekdayOf(candidate))) candidate += 1
  return candidate
}

function ruleOf(
  habit: RepeatingHabit,
  firstDay: DayNumber,
): { readonly ruleText: string; readonly isCustom: boolean } {
  const { repeat } = habit
  if (typeof repeat === 'string') {
    const preset = recurrencePresets(firstDay).find(({ id }) => id === repeat)
    if (preset === undefined) throw new Error(`There is no repeat ${repeat}: use a preset's id.`)
    return { ruleText: preset.ruleText, isCustom: false }
  }
  const built = buildCustomRule(
    {
      frequency: 'WEEKLY',
      interval: repeat.interval,
      byWeekday: repeat.weekdays,
      monthlyRule: null,
    },
    'sunday',
  )
  if (built.code !== 'built') {
    throw new Error(`The repeat of ${habit.type} cannot be written: it lacks ${built.code}.`)
  }
  return { ruleText: built.ruleText, isCustom: true }
}
