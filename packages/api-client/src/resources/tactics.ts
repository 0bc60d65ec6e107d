import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { ItemDraft } from '@throughline/domain/item-form'
import type { Tactic, TacticListItem } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { settle, unwrap, unwrapUnlessCached, type Tagged } from '../client'
import { isApiError } from '../errors'
import type { components, operations } from '../generated/schema'
import { iriOf } from '../iri'
import { tacticFromWire } from '../tactic-mapping'

/** A plan's tactics over some days, both ends included. */
export interface TacticRange {
  readonly planId: number
  readonly startDate: CivilDate
  readonly endDate: CivilDate
}

/** The value of a custom field; `id` names one that is stored already and belongs to no item. */
export interface TypeValueDraft {
  readonly id?: number
  readonly tacticFieldId: number
  /** null removes the stored value. */
  readonly value: string | number | null
}

type RequiredField =
  | 'planId'
  | 'title'
  | 'tacticTypeId'
  | 'startDate'
  | 'endDate'
  | 'isAllDay'
  | 'isInitiative'

/** The entered values of a new item: a form's draft, in which only the required fields must exist. */
export interface TacticDraft
  extends Pick<ItemDraft, RequiredField>, Partial<Omit<ItemDraft, RequiredField | 'typeValues'>> {
  readonly typeValues?: readonly TypeValueDraft[]
}

/** Fields of an item to change; the others stay as they are. */
export type TacticChanges = Partial<Omit<TacticDraft, 'planId'>>

/** Names the version of an item that a change is made on. */
export interface TacticVersion {
  readonly id: number
  readonly version: number
}

/**
 * Lists the items that have a day or an occurrence in the range, with those of lead
 * and nested plans that the caller may see.
 *
 * @param cachedTag the entity tag of the list that the caller has already
 * @returns null when that list has not changed
 */
export function listTactics(
  client: ApiClient,
  { planId, startDate, endDate }: TacticRange,
  options: ListOptions = {},
): Promise<Tagged<readonly TacticListItem[]> | null> {
  return list(client, { plan: planId, startDate, endDate }, options)
}

/**
 * Lists the items in the parking lot of a plan, with those of lead and nested plans that the
 * caller may see.
 *
 * @param cachedTag the entity tag of the list that the caller has already
 * @returns null when that list has not changed
 */
export function listParkedTactics(
  client: ApiClient,
  planId: number,
  options: ListOptions = {},
): Promise<Tagged<readonly TacticListItem[]> | null> {
  return list(client, { plan: planId, isUnscheduled: true }, options)
}

/** The query of a list of items, without the family of the plan. */
type ListQuery = Pick<
  NonNullable<operations['listTactics']['parameters']['query']>,
  'plan' | 'startDate' | 'endDate' | 'isUnscheduled'
>

async function list(
  client: ApiClient,
  query: ListQuery,
  { signal, cachedTag = null, cachedList = null }: ListOptions,
): Promise<Tagged<readonly TacticListItem[]> | null> {
  const request = (cursor: string | null, tag: string | null) =>
    client.http.GET('/tactics', {
      params: {
        query: { ...query, family: true, ...(cursor === null ? null : { cursor }) },
        ...(tag === null ? {} : { header: { 'If-None-Match': tag } }),
      },
      ...(signal === undefined ? {} : { signal }),
    })
  const answer = await unwrapUnlessCached(request(cachedList?.endCursor ?? null, cachedTag))
  if (answer === null) return null
  const items = new Map((cachedList?.items ?? []).map((item) => [item.id, item]))
  let { data: page, entityTag } = answer
  for (;;) {
    if (page.isFirst) items.clear()
    // The last page has those of them that the list still contains.
    for (const id of page.changedIds) items.delete(id)
    for (const item of page.items) items.set(item.id, item)
    const { nextCursor, endCursor } = page
    if (nextCursor === null) return { data: [...items.values()], entityTag, endCursor }
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    page = await unwrap(request(nextCursor, null))
    // The tag of the first page names a list without the changes.
    if (page.isFirst || page.changedIds.length > 0) entityTag = null
  }
}

/** What the caller has of a list already. */
interface ListOptions {
  readonly signal?: AbortSignal
  readonly cachedTag?: string | null
  /** A list with its own end, also with changes of the caller: only later changes are read. */
  readonly cachedList?: {
    readonly items: readonly TacticListItem[]
    readonly endCursor: string
  } | null
}

/**
 * Lists items by their ids as a plan shows them, those of its family included. Items
 * that are deleted or that the caller may not see are left out.
 */
export async function listTacticsByIds(
  client: ApiClient,
  planId: number,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<readonly TacticListItem[]> {
  try {
    const answer = await unwrap(
      client.http.GET('/tactics', {
        params: { query: { plan: planId, family: true, ids: ids.join(',') } },
        ...(signal === undefined ? {} : { signal }),
      }),
    )
    return answer.items
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error
    // One deleted item fails the whole call, which would hide the other items.
    if (ids.length <= 1) return []
    const half = Math.ceil(ids.length / 2)
    const halves = [ids.slice(0, half), ids.slice(half)]
    const matches = await Promise.all(
      halves.map((someIds) => listTacticsByIds(client, planId, someIds, signal)),
    )
    return matches.flat()
  }
}

/**
 * Creates an item and returns it as stored.
 *
 * @param idempotencyKey 8 to 128 letters, digits, `-` and `_`; with the same key the same item
 *   is created once
 */
export async function createTactic(
  client: ApiClient,
  draft: TacticDraft,
  idempotencyKey?: string,
): Promise<Tactic> {
  const { planId, title, ...fields } = draft
  const body = { ...bodyOf(fields), title, plan: iriOf('plans', planId) }
  const answer = await unwrap(
    client.http.POST('/tactics', {
      body,
      ...(idempotencyKey === undefined
        ? {}
        : { params: { header: { 'Idempotency-Key': idempotencyKey } } }),
    }),
  )
  return tacticFromWire(answer)
}

/**
 * Changes an item, based on the version that was read, and returns it as stored.
 *
 * @throws ApiError of kind `conflict` when another user has changed it since; see {@link
 *   newestTacticOf}
 */
export async function updateTactic(
  client: ApiClient,
  { id, version }: TacticVersion,
  changes: TacticChanges,
): Promise<Tactic> {
  const answer = await unwrap(
    client.http.PUT('/tactics/{id}', {
      params: { path: { id }, header: { 'If-Match': `"${version}"` } },
      body: bodyOf(changes),
    }),
  )
  return tacticFromWire(answer)
}

/** Deletes items, all or none. An item that repeats is deleted with its whole series. */
export async function deleteTactics(client: ApiClient, ids: readonly number[]): Promise<void> {
  await settle(client.http.DELETE('/tactics/{id}', { params: { path: { id: ids.join(',') } } }))
}

/** Restores an item that was deleted within the last 30 days, and returns it as stored. */
export async function restoreTactic(client: ApiClient, id: number): Promise<Tactic> {
  const answer = await unwrap(
    client.http.POST('/tactics/{id}/restore', { params: { path: { id } } }),
  )
  return tacticFromWire(answer)
}

/** Related initiatives are a JSON text on the wire; references are paths or numbers. */
function bodyOf({ tacticTypeId, relatedInitiativeIds, ...fields }: TacticChanges) {
  const { tacticPlatformIds, tagIds, documentIds, typeValues, ...plain } = fields
  return {
    ...plain,
    ...(tacticTypeId === undefined ? null : { tacticType: iriOf('tactic_types', tacticTypeId) }),
    ...(tacticPlatformIds === undefined ? null : { tacticPlatformIds: [...tacticPlatformIds] }),
    ...(tagIds === undefined ? null : { tagIds: [...tagIds] }),
    ...(documentIds === undefined ? null : { documentIds: [...documentIds] }),
    ...(typeValues === undefined ? null : { typeValues: [...typeValues] }),
    ...(relatedInitiativeIds === undefined
      ? null
      : {
          relatedInitiatives: JSON.stringify(
            relatedInitiativeIds.map((initiativeId) => ({ initiativeId })),
          ),
        }),
  }
}

/** The current item in the error of a stale change; null for any other error. */
export function newestTacticOf(error: unknown): Tactic | null {
  if (!isApiError(error, 'conflict')) return null
  const { code, current } = error.failure
  return code === 'version_conflict' && isWireTactic(current) ? tacticFromWire(current) : null
}

/** The contract sends the whole item or none, so a few fields tell which. */
function isWireTactic(value: unknown): value is components['schemas']['Tactic'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'version' in value &&
    'typeValues' in value
  )
}
