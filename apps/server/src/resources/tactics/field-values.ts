import { isWebLink } from '@throughline/domain/channels'
import { NOTES_LIMIT_LENGTH } from '@throughline/domain/tactics'
import { invalidReference, unprocessable } from '../../errors/api-error'
import type { Orm } from '../../db/database'
import { claimPictures } from '../media-assets/file-gate'
import { findFieldValues } from '../field-values/queries'
import type { TacticDetailRow } from './detail-queries'
import { findFieldDetails } from './fact-queries'
import type { FieldDetails } from './fact-queries'
import type { SaveRichText } from './save-rich-text'
import type { FieldValueInput, TacticInput } from './tactic-input'
import type { FieldValueWrite } from './write-queries'
import type { WriteSituation } from './write-situation'

/**
 * The values of custom fields that a write stores; other fields keep their values.
 *
 * @throws ApiError 422 for a field that tactics of the type do not have, or a value of the wrong kind
 */
export async function resolveFieldValues(
  { orm, planAccess, signedIn, saveRichText }: WriteSituation,
  input: TacticInput,
  stored: TacticDetailRow | null,
  tacticTypeId: number,
): Promise<readonly FieldValueWrite[]> {
  if (input.typeValues === undefined || input.typeValues.length === 0) return []
  const details = await findFieldDetails(orm, planAccess.plan.id, tacticTypeId)
  const fields = new Map(details.map((field) => [field.id, field]))
  const unnamed = await findUnnamedValues(orm, input.typeValues, signedIn.userId)
  const writes = await Promise.all(
    input.typeValues.map(async (value, index) => {
      const path = `/typeValues/${index}`
      const field = fields.get(fieldIdOf(value, stored) ?? unnamed.get(value.valueId ?? 0) ?? 0)
      if (field === undefined) throw invalidReference(path)
      return {
        fieldId: field.id,
        type: field.type,
        value: await storedFieldValue(field, value.value, { path, saveRichText }),
        unnamedValueId: unnamed.has(value.valueId ?? 0) ? value.valueId : null,
      }
    }),
  )
  const assetIds = writes.flatMap(({ type, value }) =>
    type === 'image' && value !== null ? [Number(value)] : [],
  )
  const accountId = planAccess.plan.account?.id ?? null
  if (!(await claimPictures(orm, assetIds, accountId, signedIn))) {
    throw invalidReference('/typeValues')
  }
  return writes.map(({ type: _type, ...write }) => write)
}

/** The fields of values that the person stored before the tactic existed. */
async function findUnnamedValues(
  orm: Orm,
  values: readonly FieldValueInput[],
  userId: number,
): Promise<ReadonlyMap<number, number>> {
  const ids = values.flatMap(({ valueId }) => (valueId === null ? [] : [valueId]))
  if (ids.length === 0) return new Map()
  const rows = await findFieldValues(orm, ids)
  return new Map(
    rows
      .filter(({ tacticId, creatorId }) => tacticId === null && creatorId === userId)
      .map(({ id, tacticFieldId }) => [id, tacticFieldId]),
  )
}

function fieldIdOf(value: FieldValueInput, stored: TacticDetailRow | null): number | null {
  const ofValue = stored?.values.find(({ id }) => id === value.valueId)?.tacticFieldId ?? null
  return value.fieldId ?? ofValue
}

/** Converts a value to the stored text for each kind of field; null for a value of the wrong kind. */
const readers: Readonly<Record<FieldDetails['type'], (value: string | number) => string | null>> = {
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : null),
  image: (value) => (typeof value === 'number' && Number.isInteger(value) ? String(value) : null),
  url: (value) => (typeof value === 'string' && isWebLink(value) ? value : null),
  richtext: (value) =>
    typeof value === 'string' && value.length <= NOTES_LIMIT_LENGTH ? value : null,
  string: (value) => (typeof value === 'string' ? value : null),
}

const expectations: Readonly<Record<FieldDetails['type'], string>> = {
  number: 'A number is expected here.',
  image: 'The number of an uploaded image is expected here.',
  url: 'A URL that starts with http:// or https:// is expected here.',
  richtext: 'A text is expected here.',
  string: 'A text is expected here.',
}

/**
 * Converts a value of a custom field to the stored text; null for no value.
 *
 * @param path JSON pointer of the value, without `/value`
 * @throws ApiError 422 for a value of the wrong kind
 */
export async function storedFieldValue(
  field: FieldDetails,
  value: string | number | null,
  { path, saveRichText }: { readonly path: string; readonly saveRichText: SaveRichText },
): Promise<string | null> {
  if (value === null || value === '') return null
  const text = readers[field.type](value)
  if (text === null) {
    throw unprocessable('validation_failed', expectations[field.type], `${path}/value`)
  }
  return field.type === 'richtext' ? saveRichText(text) : text
}
