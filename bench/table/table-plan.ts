import { createRandom, integerBetween, oneOf } from '../plan/random'

/** A tactic with the texts and amounts of its columns. */
export interface TableTactic {
  readonly id: number
  readonly title: string
  readonly channelId: number
  readonly channel: string
  readonly typeId: number
  readonly type: string
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly initiativeId: number
  readonly initiative: string
  readonly tagIds: readonly number[]
  readonly tags: string
  /** Whole dollars. */
  readonly estimate: number
  readonly actual: number
  readonly variance: number
}

/** A column besides the title, in the order of the table. */
export interface TableColumn {
  readonly id: 'channel' | 'type' | 'startDate' | 'endDate' | 'initiative' | 'tags' | AmountColumn
  readonly title: string
}

type AmountColumn = 'estimate' | 'actual' | 'variance'

export const tableColumns: readonly TableColumn[] = [
  { id: 'channel', title: 'Channel' },
  { id: 'type', title: 'Type' },
  { id: 'startDate', title: 'Start' },
  { id: 'endDate', title: 'End' },
  { id: 'initiative', title: 'Initiatives' },
  { id: 'tags', title: 'Tags' },
  { id: 'estimate', title: 'Est' },
  { id: 'actual', title: 'Act' },
  { id: 'variance', title: 'Var' },
]

export const CHANNEL_COUNT = 15
export const TYPES_PER_CHANNEL = 4
export const INITIATIVE_COUNT = 40
export const TAG_COUNT = 30
export const FIRST_INITIATIVE_ID = 900_001
const SEED = 10_011
const DAYS_OF_YEAR = 365
const DAY_MS = 86_400_000
const words = ['Spring', 'Launch', 'Weekly', 'Gift', 'Loyalty', 'Store', 'Early', 'Brand'] as const
const things = ['newsletter', 'teaser', 'postcard', 'story', 'search', 'offer', 'event'] as const

const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Returns the text of an amount, the same for every competitor. */
export function formatDollars(amount: number): string {
  return dollars.format(amount)
}

/** Returns the text of a day, the same for every competitor: `03/09/26`. */
function formatDay(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(2, 4)}`
}

/** The text of a cell. */
export function textOf(tactic: TableTactic, { id }: TableColumn): string {
  if (id === 'startDate' || id === 'endDate') return formatDay(tactic[id])
  const value = tactic[id]
  return typeof value === 'number' ? formatDollars(value) : value
}

/** Tactics of a year, the same on every machine; no two have the same estimate. */
export function generateTactics(count: number): readonly TableTactic[] {
  const random = createRandom(SEED)
  const firstDay = Date.UTC(2026, 0, 1)
  return Array.from({ length: count }, (_, index) => {
    const channelId = integerBetween(random, 1, CHANNEL_COUNT)
    const typeNumber = integerBetween(random, 1, TYPES_PER_CHANNEL)
    const start = integerBetween(random, 0, DAYS_OF_YEAR - 1)
    const end = start + integerBetween(random, 0, 20)
    const initiative = integerBetween(random, 1, INITIATIVE_COUNT)
    const tagIds = [integerBetween(random, 1, TAG_COUNT)]
    // An odd factor mixes the numbers without making two of them equal.
    const estimate = ((index * 7919) % count) + 1000
    const actual = Math.round((estimate * integerBetween(random, 60, 130)) / 100)
    const dayOf = (day: number) => new Date(firstDay + day * DAY_MS).toISOString().slice(0, 10)
    return {
      id: index + 1,
      title: `${oneOf(random, words)} ${oneOf(random, things)} ${index + 1}`,
      channelId,
      channel: `Channel ${channelId}`,
      typeId: channelId * 100 + typeNumber,
      type: `Type ${channelId}.${typeNumber}`,
      startDate: dayOf(start),
      endDate: dayOf(end),
      initiativeId: FIRST_INITIATIVE_ID + initiative,
      initiative: `Initiative ${initiative}`,
      tagIds,
      tags: tagIds.map((id) => `Segment ${id}`).join(', '),
      estimate,
      actual,
      variance: estimate - actual,
    }
  })
}

/** The tactics by their estimate, the largest first. */
export function sortedByEstimate(tactics: readonly TableTactic[]): readonly TableTactic[] {
  return tactics.toSorted((a, b) => b.estimate - a.estimate)
}

/** The tactics with another title for one of them. */
export function withTitle(
  tactics: readonly TableTactic[],
  id: number,
  title: string,
): readonly TableTactic[] {
  return tactics.map((tactic) => (tactic.id === id ? { ...tactic, title } : tactic))
}
