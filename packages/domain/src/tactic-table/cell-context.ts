import type { CivilDate } from '../calendar-dates'
import type { Locale } from '../locale'
import type { FormChannel, FormTacticType, ItemFormContext } from '../item-form'
import { initiativesByName } from '../tactics'
import type { TacticListItem } from '../tactics'
import { nameKey } from './read-names'
import type { TacticTableDetails } from './table-details'

/** A type together with its channel. */
export interface PlacedType {
  readonly type: FormTacticType
  readonly channel: FormChannel
}

/** The data for reading cells of the open plan. */
export interface CellSource {
  /** The rules of the editor for the plan and the person. */
  readonly form: ItemFormContext
  readonly details: TacticTableDetails
  /** The tags that items of the plan can have, by id. */
  readonly tagIds: readonly number[]
  /** The initiatives that tactics of the plan can belong to. */
  readonly initiatives: readonly TacticListItem[]
  /** Reads amounts. @default englishLocale */
  readonly locale?: Locale
  /**
   * Reads a day in the way of the date field; returns null when the text is no day.
   *
   * @param near the day that is edited; its year completes a text without one
   */
  readonly readDate: (text: string, near: CivilDate) => CivilDate | null
}

/** A {@link CellSource} with names indexed once. */
export interface CellContext extends CellSource {
  /** Types of the plan that people can choose, and those of items that have them already. */
  readonly types: ReadonlyMap<number, PlacedType>
  /** Types that can be chosen, by name and by `Channel · Type`. */
  readonly typesByName: ReadonlyMap<string, readonly PlacedType[]>
  readonly tagsByName: ReadonlyMap<string, number>
  /** By the name that the table shows, and by title, which several may have. */
  readonly initiativesByName: ReadonlyMap<string, readonly TacticListItem[]>
}

/** Between the channel and the type in a text that names both. */
const CHANNEL_TYPE_SEPARATOR = ' · '

/** A type with its channel as one text, which names it for certain. */
export function placedTypeName({ channel, type }: PlacedType): string {
  return `${channel.name}${CHANNEL_TYPE_SEPARATOR}${type.name}`
}

/** Indexes names once, so that pasting thousands of cells needs no searches. */
export function cellContextOf(source: CellSource): CellContext {
  const placed = source.form.channels.flatMap((channel) =>
    channel.tacticTypes.map((type): PlacedType => ({ channel, type })),
  )
  const { tags, initiativeNames } = source.details
  const assignable = source.tagIds.flatMap((id) => tags.get(id) ?? [])
  return {
    ...source,
    types: new Map(placed.map((one) => [one.type.id, one])),
    typesByName: byNames(
      placed.filter(({ type }) => !type.isHidden),
      (one) => [one.type.name, placedTypeName(one)],
    ),
    // The first of several tags with the same title; each can be named with its category.
    tagsByName: new Map(
      assignable
        .toReversed()
        .flatMap(({ id, title, text }) => [
          [nameKey(title), id] as const,
          [nameKey(text), id] as const,
        ]),
    ),
    initiativesByName: initiativesByName(source.initiatives, initiativeNames, nameKey),
  }
}

function byNames<Named>(
  all: readonly Named[],
  namesOf: (one: Named) => readonly string[],
): ReadonlyMap<string, readonly Named[]> {
  const matches = new Map<string, Named[]>()
  for (const one of all) {
    for (const key of new Set(namesOf(one).map(nameKey))) {
      const same = matches.get(key)
      if (same === undefined) matches.set(key, [one])
      else same.push(one)
    }
  }
  return matches
}
