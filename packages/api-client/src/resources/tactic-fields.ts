import type { TacticField } from '@throughline/domain/channels'
import { tacticFieldFromWire } from '../channel-mapping'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { UploadProgress } from '../upload-transport'

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

/** What an upload takes besides the file. */
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
      fetch: client.upload(onProgress),
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return { id, fileLocation }
}
