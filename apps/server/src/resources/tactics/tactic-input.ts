import type { components } from '@throughline/api-client/schema'
import { initialOptionValues } from '@throughline/domain/tactics'
import { invalidReference, validationFailed } from '../../errors/api-error'
import { oneReference, referenceList } from '../../http/references'
import type { TacticRowValues } from './write-queries'

type TacticCreate = components['schemas']['TacticCreate']
type TacticUpdate = components['schemas']['TacticUpdate']

/** A value for a custom field, named by its field or by the value stored before. */
export interface FieldValueInput {
  readonly valueId: number | null
  readonly fieldId: number | null
  readonly value: string | number | null
}

/** Fields that are stored as they are sent, with their values in an item that is new. */
const plainFields = { ...initialOptionValues, impressions: null, ratingPoints: null }

type PlainField = keyof typeof plainFields
type PlainInput = { readonly [Field in PlainField]: TacticUpdate[Field] | undefined }
type PlainValues = Pick<TacticRowValues, PlainField>

function isPlainField(name: string): name is PlainField {
  return Object.hasOwn(plainFields, name)
}

const plainNames = Object.keys(plainFields).filter(isPlainField)

function plainInputFrom(body: TacticUpdate): PlainInput {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every plain field
  return Object.fromEntries(plainNames.map((name) => [name, body[name]])) as PlainInput
}

/** The plain fields after a create or an update: what was sent, else what is stored. */
export function plainValuesOf(input: PlainInput, stored: PlainValues | null): PlainValues {
  const former = stored ?? plainFields
  const entries = plainNames.map((name) => [
    name,
    input[name] === undefined ? former[name] : input[name],
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every plain field
  return Object.fromEntries(entries) as PlainValues
}

/** The fields of a create or an update, with references as ids; undefined keeps the stored value. */
export interface TacticInput extends PlainInput {
  readonly title: string | undefined
  readonly planId: number | undefined
  readonly tacticTypeId: number | undefined
  readonly channelId: number | undefined
  readonly creatorId: number | undefined
  readonly startDate: string | undefined
  readonly endDate: string | undefined
  readonly isAllDay: boolean | undefined
  readonly isUnscheduled: boolean | undefined
  readonly isInitiative: boolean | undefined
  readonly platformIds: readonly number[] | undefined
  readonly tagIds: readonly number[] | undefined
  readonly documentIds: readonly number[] | undefined
  readonly relatedInitiativeIds: readonly number[] | undefined
  readonly estimatedCost: number | null | undefined
  readonly actualCost: number | null | undefined
  readonly typeValues: readonly FieldValueInput[] | undefined
  readonly summary: string | null | undefined
  readonly rrule: string | null | undefined
  readonly recurrenceEndDate: string | null | undefined
  readonly repeats: boolean | undefined
}

/**
 * Reads the body of a create or an update.
 *
 * @throws ApiError 422 when two names of the same field have different values
 */
export function tacticInputFrom(body: TacticUpdate & Partial<TacticCreate>): TacticInput {
  return {
    title: body.title?.trim(),
    planId: oneReference(body.planId, body.plan, 'plans', 'plan'),
    tacticTypeId: oneReference(body.tacticTypeId, body.tacticType, 'tactic_types', 'tacticType'),
    channelId: oneReference(body.channelId, body.channel, 'channels', 'channel'),
    creatorId: oneReference(undefined, body.creator, 'users', 'creator'),
    startDate: body.startDate,
    endDate: body.endDate,
    isAllDay: body.isAllDay,
    isUnscheduled: body.isUnscheduled,
    isInitiative: body.isInitiative,
    platformIds: referenceList(
      body.tacticPlatformIds,
      body.tacticPlatforms,
      'tactic_platforms',
      'tacticPlatforms',
    ),
    tagIds: referenceList(body.tagIds, body.tags, 'tags', 'tags'),
    documentIds: referenceList(body.documentIds, body.documents, 'plan_documents', 'documents'),
    relatedInitiativeIds: relatedInitiatives(body.relatedInitiatives),
    estimatedCost: body.estimatedCost,
    actualCost: body.actualCost,
    ...plainInputFrom(body),
    typeValues: body.typeValues?.map((value, index) => ({
      valueId: value.id ?? null,
      fieldId:
        oneReference(
          value.tacticFieldId,
          value.tacticField,
          'tactic_fields',
          `typeValues/${index}/tacticField`,
        ) ?? null,
      value: value.value,
    })),
    summary: body.summary,
    rrule: body.rrule,
    recurrenceEndDate: body.recurrenceEndDate,
    repeats: body.repeats,
  }
}

/** A list, or the JSON text of one. */
function relatedInitiatives(
  value: TacticCreate['relatedInitiatives'],
): readonly number[] | undefined {
  if (value === undefined) return undefined
  const list: unknown = typeof value === 'string' ? parseJson(value) : value
  if (!Array.isArray(list) || list.length > 200) throw refusedInitiatives()
  return [...new Set(list.map((entry) => initiativeIdOf(entry)))]
}

function initiativeIdOf(entry: unknown): number {
  const id: unknown =
    typeof entry === 'object' && entry !== null && 'initiativeId' in entry
      ? entry.initiativeId
      : undefined
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1) throw refusedInitiatives()
  if (id > 2_147_483_647) throw invalidReference('/relatedInitiatives')
  return id
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return []
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refusedInitiatives() {
  return validationFailed([
    {
      path: '/relatedInitiatives',
      message: 'must be a list of at most 200 objects with an initiativeId',
      code: 'relatedInitiatives',
    },
  ])
}
