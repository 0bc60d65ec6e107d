import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { Demonstration } from './demonstration'
import type { ChannelOutline, PlanOutline, PlanParts } from './plan-outline'
import type { Random } from './random'
import type { DemonstrationMonth } from './year-of-months'

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000

/** A tactic or an initiative as a row. */
export type ItemRow = Demonstration['tactics'][number]

/** An initiative that tactics can be related to. */
export interface InitiativeOutline {
  readonly id: number
  readonly firstDay: DayNumber
  readonly lastDay: DayNumber
}

/** The context in which the items of one plan are made. */
export interface ItemWorkshop {
  readonly plan: PlanOutline
  readonly parts: PlanParts
  readonly months: readonly DemonstrationMonth[]
  readonly today: DayNumber
  readonly random: Random
  /** The ids of the creators of the items. */
  readonly creatorIds: readonly number[]
  /** Returns the next free id. */
  readonly nextId: () => number
}

/** Returns the fields that every item has: id, plan, type, title, and its creator and updater. */
export function plainItem(
  workshop: ItemWorkshop,
  tacticTypeId: number,
  title: string,
): Pick<ItemRow, 'id' | 'planId' | 'tacticTypeId' | 'title'> & ItemPeople {
  const id = workshop.nextId()
  return { id, planId: workshop.plan.id, ...peopleOf(workshop, id), tacticTypeId, title }
}

type ItemPeople = Pick<ItemRow, 'creatorId' | 'createdAt' | 'updaterId' | 'updatedAt' | 'version'>

/** Who created an item within the last two months, and for two of three who changed it since. */
function peopleOf({ random, creatorIds, today }: ItemWorkshop, id: number): ItemPeople {
  const creatorId = random.pick(creatorIds)
  const age = 4 + ((id * 7) % 60)
  const createdAt = workingHour(today - age, id)
  if (id % 3 === 0) {
    return { creatorId, createdAt, updaterId: creatorId, updatedAt: createdAt, version: 1 }
  }
  const updaterId = creatorIds[id % creatorIds.length] ?? creatorId
  return { creatorId, createdAt, updaterId, updatedAt: workingHour(today - 2, id), version: 2 }
}

/** An instant in the afternoon of Europe, which is a working hour in most of America too. */
function workingHour(day: DayNumber, id: number): Date {
  return new Date(day * MS_PER_DAY + (14 * 60 + ((id * 11) % 240)) * MS_PER_MINUTE)
}

/** The Initiatives channel of the plan. */
export function initiativesChannelOf(parts: PlanParts): ChannelOutline {
  const channel = parts.channels.find(({ kind }) => kind === 'initiatives')
  if (channel === undefined) {
    throw new Error('The plan has no Initiatives channel: add one to the channel templates.')
  }
  return channel
}

/** The id of the first type of a channel with this name. */
export function typeIdByName(channel: ChannelOutline, name: string): number {
  const type = channel.types.find((candidate) => candidate.name === name)
  if (type === undefined) {
    throw new Error(`${channel.name} has no type ${name}: use a name of the channel templates.`)
  }
  return type.id
}

/** The days of a stored initiative. */
export function initiativeOutline(row: ItemRow): InitiativeOutline {
  if (typeof row.startDate !== 'string' || typeof row.endDate !== 'string') {
    throw new TypeError(`Initiative ${row.id} has no dates: only scheduled ones can be related.`)
  }
  return { id: row.id, firstDay: dayNumberOf(row.startDate), lastDay: dayNumberOf(row.endDate) }
}
