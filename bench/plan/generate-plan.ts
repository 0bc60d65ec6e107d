import { civilDateOf, civilDateTimeOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from './bench-tactic'
import { createRandom, integerBetween, oneOf } from './random'
import type { Random } from './random'
import { writeRule } from './rule-texts'

/** The month that every view opens on, `YYYY-MM`. */
export const FIRST_SHOWN_MONTH = '2026-06'

/** The one plan that all tactics belong to. */
export const PLAN_ID = 1

const PLAN_START = '2026-01-01'
const PLAN_DAYS = 365
const TYPES_PER_CHANNEL = 8
const REPEATING_SHARE = 0.1
const SEED = 20_260_601
const MORNING_MINUTES = 480

/** `#RRGGBB` of the channels 1 to 15, in this order. */
export const channelColors = [
  '#B3402A',
  '#9C5B12',
  '#7A6A00',
  '#4F7417',
  '#1F7A3D',
  '#0E7A68',
  '#0C7285',
  '#1F6AA5',
  '#3F5FBF',
  '#6350B8',
  '#8245A8',
  '#9E3D8C',
  '#B03A66',
  '#5B6770',
  '#7A5C45',
]

const subjects = [
  'Spring offer',
  'Newsletter',
  'Loyalty mailing',
  'Store flyer',
  'Radio spot',
] as const
const turns = [
  'launch',
  'reminder',
  'second wave',
  'retargeting',
  'for members',
  'north',
  'south',
] as const

/**
 * A plan of `count` tactics over the year 2026, the same on every machine: 15
 * channels of 8 types, 85 % last 1–5 days, 12 % 6–20, 3 % 21–90; every tenth
 * repeats (single days, rules as the editor writes them, most of them over
 * within two months).
 */
export function generatePlan(count: number): readonly BenchTactic[] {
  const random = createRandom(SEED + count)
  return Array.from({ length: count }, (_, position) => generateTactic(random, position + 1))
}

function generateTactic(random: Random, id: number): BenchTactic {
  const channel = integerBetween(random, 0, channelColors.length - 1)
  const startDay = dayNumberOf(PLAN_START) + integerBetween(random, 0, PLAN_DAYS - 1)
  const repeats = random() < REPEATING_SHARE
  const lengthDays = repeats ? 1 : pickLength(random)
  const isAllDay = lengthDays > 1
  return {
    id,
    title: `${oneOf(random, subjects)} ${oneOf(random, turns)} ${id}`,
    channelId: channel + 1,
    typeId: channel * TYPES_PER_CHANNEL + integerBetween(random, 1, TYPES_PER_CHANNEL),
    color: channelColors[channel] ?? '#5B6770',
    startDate: civilDateTimeOf(startDay, MORNING_MINUTES),
    endDate: civilDateTimeOf(startDay + lengthDays - 1, MORNING_MINUTES),
    isAllDay,
    planId: PLAN_ID,
    abbreviatedPlanName: null,
    isFlagged: false,
    isInitiative: false,
    ...(repeats ? generateSeries(random, startDay) : { rrule: null, recurrenceEndDate: null }),
  }
}

function pickLength(random: Random): number {
  const share = random()
  if (share < 0.85) return integerBetween(random, 1, 5)
  if (share < 0.97) return integerBetween(random, 6, 20)
  return integerBetween(random, 21, 90)
}

/** A rule and an end for a series that begins on `startDay`. */
function generateSeries(
  random: Random,
  startDay: number,
): { readonly rrule: string; readonly recurrenceEndDate: string | null } {
  const rrule = writeRule(random, startDay)
  const lastDay = startDay + integerBetween(random, 7, 60)
  const recurrenceEndDate = random() < 0.85 ? `${civilDateOf(lastDay)}T23:59:59` : null
  return { rrule, recurrenceEndDate }
}
