import { idOfIri, type Collection } from '@throughline/api-client'
import type { Channel } from '@throughline/domain/channels'
import {
  PARKED,
  changedOptionsOf,
  hasSameDates,
  isNewStart,
  type CustomFieldValue,
  type RelatedInitiative,
  type Tactic,
} from '@throughline/domain/tactics'
import { detailOf, type Schemas } from '../builders'

/** A change or a new item as it is sent. */
type ItemBody = Omit<Partial<Schemas['TacticCreate']>, 'plan'> & Schemas['TacticUpdate']

/** The stored data that a write of an item refers to. */
export interface ItemSurroundings {
  readonly channels: readonly Channel[]
  readonly stored: ReadonlyMap<number, Tactic>
  /**
   * Values of custom fields that belong to no item yet. A write that names one removes it from
   * here.
   */
  readonly freeValues: Map<number, CustomFieldValue>
}

/** Returns the item after a change, as the server stores it. Absent fields stay. */
export function changedItem(before: Tactic, body: ItemBody, around: ItemSurroundings): Tactic {
  const placed = placeOf(before, body, around)
  const { title, isInitiative, impressions, ratingPoints, summary } = body
  const { estimatedCost, actualCost, tagIds, documentIds } = body
  return detailOf({
    ...placed,
    ...changedOptionsOf(body),
    ...definedOf({
      title: title?.trim(),
      isInitiative,
      impressions,
      ratingPoints,
      summary,
      estimatedCost,
      actualCost,
      tagIds,
      documentIds,
    }),
    typeValues: valuesAfter(before.typeValues, body.typeValues ?? [], around.freeValues),
    ...relationsOf(before, body, around),
    ...scheduleOf(before, body),
  })
}

/** An item with the names of its channel and its type; empty for those that no plan has. */
export function namedItem(item: Tactic, channels: readonly Channel[]): Tactic {
  const types = channels.flatMap(({ tacticTypes }) => tacticTypes)
  return {
    ...item,
    channelName: channels.find(({ id }) => id === item.channelId)?.name ?? '',
    tacticTypeName: types.find(({ id }) => id === item.tacticTypeId)?.name ?? '',
  }
}

/** The number of a reference, which is a path or a number; undefined without one. */
export function idOfReference(
  reference: string | number | undefined,
  collection: Collection,
): number | undefined {
  return typeof reference === 'string' ? idOfIri(reference, collection) : reference
}

/** A type brings its channel, and another one drops the platforms. */
function placeOf(before: Tactic, body: ItemBody, { channels }: ItemSurroundings): Tactic {
  const named = body.tacticTypeId ?? idOfReference(body.tacticType, 'tactic_types')
  const tacticTypeId = named ?? before.tacticTypeId
  const isSame = tacticTypeId === before.tacticTypeId
  const owner = channels.find(({ tacticTypes }) =>
    tacticTypes.some(({ id }) => id === tacticTypeId),
  )
  const channelId = named === undefined ? before.channelId : (owner?.id ?? before.channelId)
  const tacticPlatformIds = body.tacticPlatformIds ?? (isSame ? before.tacticPlatformIds : [])
  return namedItem({ ...before, channelId, tacticTypeId, tacticPlatformIds }, channels)
}

function scheduleOf(before: Tactic, body: ItemBody): Partial<Tactic> {
  const isUnscheduled = body.isUnscheduled ?? before.isUnscheduled
  if (isUnscheduled) return { ...PARKED, isAllDay: body.isAllDay ?? before.isAllDay }
  const dates = {
    startDate: body.startDate ?? before.startDate,
    endDate: body.endDate ?? before.endDate,
    isAllDay: body.isAllDay ?? before.isAllDay,
  }
  const isMoved =
    !hasSameDates(dates, before) &&
    isNewStart(before.startDate, dates.startDate, body.startDate !== undefined)
  const rrule = body.rrule === undefined ? (isMoved ? null : before.rrule) : body.rrule
  const end =
    body.recurrenceEndDate === undefined ? before.recurrenceEndDate : body.recurrenceEndDate
  return { ...dates, isUnscheduled, rrule, recurrenceEndDate: rrule === null ? null : end }
}

/** Related initiatives are the JSON text of a list, or a list. */
function relationsOf(
  before: Tactic,
  { relatedInitiatives, isUnscheduled }: ItemBody,
  { stored }: ItemSurroundings,
): Pick<Tactic, 'relatedInitiatives' | 'relatedInitiativeIds'> {
  const named = idsOf(relatedInitiatives)
  const ids = isUnscheduled === true ? [] : (named ?? before.relatedInitiativeIds)
  return {
    relatedInitiativeIds: ids,
    relatedInitiatives: ids.map((initiativeId): RelatedInitiative => {
      const initiative = stored.get(initiativeId)
      return {
        initiativeId,
        initiativeTitle: initiative?.title ?? '',
        tacticTypeId: initiative?.tacticTypeId ?? 0,
        tacticTypeName: initiative?.tacticTypeName ?? '',
      }
    }),
  }
}

function idsOf(related: ItemBody['relatedInitiatives']): readonly number[] | null {
  if (related === undefined) return null
  const list: unknown = typeof related === 'string' ? JSON.parse(related) : related
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) =>
    typeof entry === 'object' &&
    entry !== null &&
    'initiativeId' in entry &&
    typeof entry.initiativeId === 'number'
      ? [entry.initiativeId]
      : [],
  )
}

function valuesAfter(
  before: readonly CustomFieldValue[],
  sent: readonly Schemas['TacticTypeValueInput'][],
  freeValues: Map<number, CustomFieldValue>,
): readonly CustomFieldValue[] {
  return sent.reduce<readonly CustomFieldValue[]>((values, { id, value, ...field }) => {
    const free = id === undefined ? undefined : freeValues.get(id)
    const own = values.find((one) => one.id === id)
    const named = field.tacticFieldId ?? idOfReference(field.tacticField, 'tactic_fields')
    const tacticFieldId = named ?? free?.tacticFieldId ?? own?.tacticFieldId
    if (tacticFieldId === undefined) throw new Error('A value names no field.')
    const others = values.filter((one) => one.tacticFieldId !== tacticFieldId)
    const existing = values.find((one) => one.tacticFieldId === tacticFieldId)
    if (free !== undefined) freeValues.delete(free.id)
    if (value === null) return others
    return [
      ...others,
      { id: free?.id ?? existing?.id ?? 9000 + tacticFieldId, tacticFieldId, value },
    ]
  }, before)
}

function definedOf(fields: {
  readonly [Name in keyof Tactic]?: Tactic[Name] | undefined
}): Partial<Tactic> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
