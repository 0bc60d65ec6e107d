import { civilDateTimeOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { DEFAULT_TACTIC_MINUTES } from '@throughline/domain/tactics'
import { initiativesChannelOf, plainItem, typeIdByName } from './item-rows'
import type { ItemRow, ItemWorkshop } from './item-rows'
import { monthlyTheme, seasonalSubjects } from './subjects'
import type { DemonstrationMonth } from './year-of-months'

const keyDates: readonly string[] = [
  'Buyer review',
  'Creative lock',
  'Media booking closes',
  'Pricing freeze',
  'Store managers call',
  'Quarter results',
]

const promotions: readonly string[] = [
  '{s}: members save 15%',
  '{s}: buy two, save more',
  '{s}: free delivery weekend',
]

/**
 * The initiatives of a plan and the monthly focus of its channels, month by
 * month: a theme for each month, campaigns, promotions and key dates.
 */
export function makeInitiatives(workshop: ItemWorkshop): readonly ItemRow[] {
  return workshop.months.flatMap((month) => [
    ...initiativesOf(workshop, month),
    ...monthlyFocusOf(workshop, month),
  ])
}

function initiativesOf(workshop: ItemWorkshop, month: DemonstrationMonth): readonly ItemRow[] {
  const { plan, parts, random } = workshop
  const channel = initiativesChannelOf(parts)
  const subject = random.pick(seasonalSubjects(month.month))
  const make = (type: string, title: string, firstDay: DayNumber, lastDay: DayNumber): ItemRow => ({
    ...plainItem(workshop, typeIdByName(channel, type), title),
    ...allDay(firstDay, lastDay),
    isInitiative: true,
  })
  const isMade = () => random.chance(plan.initiativeShare)
  const rows: ItemRow[] = []
  if (isMade()) {
    rows.push(make('Monthly Theme', monthlyTheme(month.month), month.firstDay, month.lastDay))
  }
  if (isMade()) {
    const firstDay = month.firstDay + random.integer(0, 12)
    rows.push(make('Campaign', `${subject} campaign`, firstDay, firstDay + random.integer(13, 34)))
  }
  if (isMade()) {
    const firstDay = month.firstDay + random.integer(3, 20)
    const title = random.pick(promotions).replace('{s}', random.pick(seasonalSubjects(month.month)))
    rows.push(make('Promotion', title, firstDay, firstDay + random.integer(2, 7)))
  }
  if (isMade()) {
    const day = month.firstDay + random.integer(1, 26)
    rows.push(make('Key Date', random.pick(keyDates), day, day))
  }
  return rows
}

function monthlyFocusOf(workshop: ItemWorkshop, month: DemonstrationMonth): readonly ItemRow[] {
  return workshop.parts.channels.flatMap(({ monthlyFocusTypeId }) =>
    monthlyFocusTypeId === null
      ? []
      : [
          {
            ...plainItem(
              workshop,
              monthlyFocusTypeId,
              `Focus: ${workshop.random.pick(seasonalSubjects(month.month))}`,
            ),
            ...allDay(month.firstDay, month.lastDay),
          },
        ],
  )
}

/** An all-day item's dates: both ends at 08:00, the end on the last day. */
export function allDay(
  firstDay: DayNumber,
  lastDay: DayNumber,
): Pick<ItemRow, 'startDate' | 'endDate' | 'isAllDay'> {
  return {
    startDate: civilDateTimeOf(firstDay, DEFAULT_TACTIC_MINUTES),
    endDate: civilDateTimeOf(lastDay, DEFAULT_TACTIC_MINUTES),
    isAllDay: true,
  }
}
