import type { Channel, TacticField } from '../channels'
import { isMonthlyKind } from '../channels'
import { groupChannels } from '../filters'
import type { Tag, TagCategory } from '../tags'
import { initiativeNames } from '../tactics'
import type { NamedInitiative } from '../tactics'
import { nameKey } from './read-names'
import { fieldTextsOf, tableFieldsOf } from './table-fields'
import type { TableField, TableFieldValue } from './table-fields'

/** The data of a plan and its family that the table reads. */
export interface TacticTableSource {
  /** In the order in which they are shown. */
  readonly channels: readonly Channel[]
  readonly tags: readonly Tag[]
  /** The initiatives that tactics can belong to. */
  readonly initiatives: readonly NamedInitiative[]
  /** The universal custom fields of the plan. @default none */
  readonly fields?: readonly TacticField[]
  /** Their values on items. @default none */
  readonly fieldValues?: readonly TableFieldValue[]
}

/** The channels of a family that have one name. */
export interface TableChannel {
  /** Place in the order of channels. */
  readonly order: number
  readonly id: number
  readonly name: string
  /** `#RRGGBB`. */
  readonly color: string
}

/** A tag as the table shows it. */
export interface TableTag {
  readonly id: number
  readonly title: string
  /** The title, or `Category:Name` where another tag has the same title. */
  readonly uniqueName: string
  /** `Category:Name`, as it is stored. */
  readonly text: string
  readonly category: TagCategory
  /** Place among all tags: by category, then in the order of the category. */
  readonly order: number
}

/** A tactic type as the table shows it. */
interface TableType {
  readonly name: string
  readonly isMonthly: boolean
  readonly platformNames: ReadonlyMap<number, string>
}

/** Everything that rows of the table look up, by id. */
export interface TacticTableDetails {
  readonly channels: ReadonlyMap<number, Pick<Channel, 'name' | 'uiColor' | 'kind'>>
  readonly types: ReadonlyMap<number, TableType>
  /** The merged channel of each type. */
  readonly channelOfType: ReadonlyMap<number, TableChannel>
  readonly tags: ReadonlyMap<number, TableTag>
  /** Names, as the table and files have them: each belongs to one initiative. */
  readonly initiativeNames: ReadonlyMap<number, string>
  /** The universal custom fields that have columns, in their order. */
  readonly fields: readonly TableField[]
  /** Their values as text, by item and then by field. */
  readonly fieldTexts: ReadonlyMap<number, ReadonlyMap<number, string>>
}

const categoryOrder: Readonly<Record<TagCategory, number>> = {
  Objective: 0,
  'Target Segment': 1,
  'Journey Phase': 2,
  Custom: 3,
}

/** Indexes a plan once, so that a row looks names up without searching. */
export function tacticTableDetailsOf({
  channels,
  tags,
  initiatives,
  fields = [],
  fieldValues = [],
}: TacticTableSource): TacticTableDetails {
  return {
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    types: typesOf(channels),
    channelOfType: channelOfTypes(channels),
    tags: tagsOf(tags),
    initiativeNames: initiativeNames(initiatives),
    fields: tableFieldsOf(fields),
    fieldTexts: fieldTextsOf(fieldValues),
  }
}

function typesOf(channels: readonly Channel[]): ReadonlyMap<number, TableType> {
  return new Map(
    channels.flatMap(({ tacticTypes }) =>
      tacticTypes.map(({ id, name, kind, tacticPlatforms }) => [
        id,
        {
          name,
          isMonthly: isMonthlyKind(kind),
          platformNames: new Map(tacticPlatforms.map((one) => [one.id, one.name])),
        },
      ]),
    ),
  )
}

function channelOfTypes(channels: readonly Channel[]): ReadonlyMap<number, TableChannel> {
  const groups = groupChannels(
    channels.map(({ id, planId, name, uiColor, tacticTypes }) => ({
      id,
      planId,
      name,
      color: uiColor,
      types: tacticTypes,
    })),
  )
  return new Map(
    groups.flatMap(({ id, name, color, typeIds }, order) =>
      typeIds.map((typeId) => [typeId, { order, id, name, color }]),
    ),
  )
}

function tagsOf(tags: readonly Tag[]): ReadonlyMap<number, TableTag> {
  const counts = new Map<string, number>()
  for (const { title } of tags) {
    const key = nameKey(title)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const ordered = tags.toSorted(
    (a, b) =>
      categoryOrder[a.category] - categoryOrder[b.category] ||
      a.orderIndex - b.orderIndex ||
      a.id - b.id,
  )
  return new Map(
    ordered.map(({ id, title, text, category }, order) => {
      const isAlone = counts.get(nameKey(title)) === 1
      return [id, { id, title, uniqueName: isAlone ? title : text, text, category, order }]
    }),
  )
}
