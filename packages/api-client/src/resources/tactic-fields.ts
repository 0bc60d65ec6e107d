import type { TacticField, TacticFieldType } from '@throughline/domain/channels'
import { tacticFieldFromWire } from '../channel-mapping'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { iriOf } from '../iri'
import type { UploadProgress } from '../upload-transport'
import { ifMatch } from '../if-match'

/** Lists the custom fields that every type of a plan has, in order. */
export async function listUniversalFields(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly TacticField[]> {
  const answer = await unwrap(
    client.http.GET('/tactic_fields', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(tacticFieldFromWire)
}

/** Where a custom field belongs: to every type of a plan, or to one type. */
export type TacticFieldPlace =
  | { readonly planId: number }
  /** The account needs `hasTacticTypeCF`. */
  | { readonly tacticTypeId: number }

/** The values that a user enters for a custom field. */
export interface TacticFieldDraft {
  /** 1 to 255 characters. */
  readonly name: string
  readonly type: TacticFieldType
  /** Its purpose; at most 2,000 characters, null for none. */
  readonly description: string | null
  /** A hint next to the field; at most 2,000 characters, null for none. */
  readonly helpText: string | null
}

/** Changed fields of a custom field; absent ones stay. */
export interface TacticFieldChanges extends Partial<TacticFieldDraft> {
  /** Place among its siblings, from 0; the siblings move. */
  readonly orderIndex?: number
}

/** Adds a custom field after its siblings. */
export async function createTacticField(
  client: ApiClient,
  place: TacticFieldPlace,
  draft: TacticFieldDraft,
): Promise<TacticField> {
  const body = {
    ...draft,
    ...('planId' in place
      ? { plan: iriOf('plans', place.planId) }
      : { tacticType: iriOf('tactic_types', place.tacticTypeId) }),
  }
  return tacticFieldFromWire(await unwrap(client.http.POST('/tactic_fields', { body })))
}

/**
 * Changes a custom field and returns it as stored.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `conflict`, code `in_use`, for another type while values are stored
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function updateTacticField(
  client: ApiClient,
  id: number,
  changes: TacticFieldChanges,
  version?: number,
): Promise<TacticField> {
  return tacticFieldFromWire(
    await unwrap(
      client.http.PUT('/tactic_fields/{id}', {
        params: { path: { id }, ...ifMatch(version) },
        body: changes,
      }),
    ),
  )
}

/** Deletes a custom field with its values on all items. */
export async function deleteTacticField(client: ApiClient, id: number): Promise<void> {
  await settle(client.http.DELETE('/tactic_fields/{id}', { params: { path: { id: String(id) } } }))
}

/** The value of a universal custom field on an item. */
export interface UniversalFieldValue {
  readonly tacticId: number
  readonly tacticFieldId: number
  /** A number for Number, the id of a media asset for Image, text for the others. */
  readonly value: string | number
}

/**
 * Lists the values of the universal custom fields on all items of a plan that the caller may see,
 * those of its family apart. An item without a value of a field is left out.
 */
export async function listUniversalFieldValues(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly UniversalFieldValue[]> {
  const answer = await unwrap(
    client.http.GET('/plans/{id}/universal-field-values', {
      params: { path: { id: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(({ tacticId, tacticFieldId, value }) => {
    return { tacticId, tacticFieldId, value }
  })
}

/**
 * Stores the value of a custom field that belongs to no item until an item names it. Values
 * that none names within a day are removed.
 *
 * @returns the id of the value
 */
export async function createTacticFieldValue(
  client: ApiClient,
  {
    tacticFieldId,
    value,
  }: { readonly tacticFieldId: number; readonly value: string | number | null },
): Promise<number> {
  const body = { tacticFieldId, value }
  return (await unwrap(client.http.POST('/tactic_field_values', { body }))).id
}

/** Options of an upload. */
export interface UploadOptions {
  readonly onProgress?: (progress: UploadProgress) => void
  readonly signal?: AbortSignal
}

/** An image of a custom field as it is stored. */
export interface FieldImage {
  /** Id of the media asset: the value of the field. */
  readonly id: number
  /** Signed address of the file, valid for 10 minutes. */
  readonly fileLocation: string
}

/** Uploads the image of a custom field: jpg, png, gif or webp of at most 10,000,000 bytes. */
export async function importTacticFieldImage(
  client: ApiClient,
  {
    tacticId,
    fieldId,
    file,
  }: { readonly tacticId: number | null; readonly fieldId: number; readonly file: File },
  { onProgress = () => undefined, signal }: UploadOptions = {},
): Promise<FieldImage> {
  const form = new FormData()
  form.append('tacticId', String(tacticId ?? 0))
  form.append('field', String(fieldId))
  form.append('file', file)
  const { id, fileLocation } = await unwrap(
    client.http.POST('/tactic_field_images', {
      body: { tacticId: tacticId ?? 0, field: fieldId, file: file.name },
      bodySerializer: () => form,
      fetch: client.upload(form, onProgress),
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return { id, fileLocation }
}
