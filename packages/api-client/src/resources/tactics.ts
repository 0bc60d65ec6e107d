import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { settle, unwrap, unwrapUnlessKnown, type Tagged } from '../client'
import { isApiError } from '../errors'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import { tacticListItemFromWire } from '../mapping'
import type { CopiedFields } from './tactic-copies'

/** A plan's tactics over some days, both ends included. */
export interface TacticRange {
  readonly planId: number
  readonly startDate: CivilDate
  readonly endDate: CivilDate
}

/** What a person enters to create an item. Its channel follows from its type. */
export interface TacticDraft {
  readonly planId: number
  readonly title: string
  readonly tacticTypeId: number
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
  readonly isInitiative: boolean
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
 * @param knownTag the entity tag of the list that the caller has already
 * @returns null when that list has not changed
 */
export async function listTactics(
  client: ApiClient,
  range: TacticRange,
  { signal, knownTag = null }: ListOptions = {},
): Promise<Tagged<readonly TacticListItem[]> | null> {
  const answer = await unwrapUnlessKnown(
    client.http.GET('/tactics', {
      params: {
        query: {
          plan: range.planId,
          startDate: range.startDate,
          endDate: range.endDate,
          family: true,
        },
        ...(knownTag === null ? {} : { header: { 'If-None-Match': knownTag } }),
      },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer === null
    ? null
    : { data: answer.data.items.map(tacticListItemFromWire), entityTag: answer.entityTag }
}

interface ListOptions {
  readonly signal?: AbortSignal
  readonly knownTag?: string | null
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
    return answer.items.map(tacticListItemFromWire)
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error
    // The call fails as a whole, so one deleted item would hide the others.
    if (ids.length <= 1) return []
    const half = Math.ceil(ids.length / 2)
    const halves = [ids.slice(0, half), ids.slice(half)]
    const found = await Promise.all(
      halves.map((someIds) => listTacticsByIds(client, planId, someIds, signal)),
    )
    return found.flat()
  }
}

/**
 * Creates an item and returns it as stored.
 *
 * @param copied what it takes over from the item that it is a copy of
 */
export async function createTactic(
  client: ApiClient,
  draft: TacticDraft,
  copied: CopiedFields = {},
): Promise<TacticListItem> {
  const { planId, tacticTypeId, ...fields } = draft
  const body = {
    ...copied,
    ...fields,
    plan: iriOf('plans', planId),
    tacticType: iriOf('tactic_types', tacticTypeId),
  }
  return tacticListItemFromWire(await unwrap(client.http.POST('/tactics', { body })))
}

/**
 * Changes an item that was read at a version and returns it as stored.
 *
 * @throws ApiError of kind `conflict` when somebody changed it since; see {@link newestTacticOf}
 */
export async function updateTactic(
  client: ApiClient,
  { id, version }: TacticVersion,
  changes: TacticChanges,
): Promise<TacticListItem> {
  const { tacticTypeId, ...fields } = changes
  const body = {
    ...fields,
    ...(tacticTypeId === undefined ? {} : { tacticType: iriOf('tactic_types', tacticTypeId) }),
  }
  const answer = await unwrap(
    client.http.PUT('/tactics/{id}', {
      params: { path: { id }, header: { 'If-Match': `"${version}"` } },
      body,
    }),
  )
  return tacticListItemFromWire(answer)
}

/** Deletes items, all or none. An item that repeats is deleted with its whole series. */
export async function deleteTactics(client: ApiClient, ids: readonly number[]): Promise<void> {
  await settle(client.http.DELETE('/tactics/{id}', { params: { path: { id: ids.join(',') } } }))
}

/** Restores an item that was deleted within the last 30 days, and returns it as stored. */
export async function restoreTactic(client: ApiClient, id: number): Promise<TacticListItem> {
  const answer = await unwrap(
    client.http.POST('/tactics/{id}/restore', { params: { path: { id } } }),
  )
  return tacticListItemFromWire(answer)
}

/** The current item in the error of a stale change; null for any other error. */
export function newestTacticOf(error: unknown): TacticListItem | null {
  if (!isApiError(error, 'conflict')) return null
  const { code, current } = error.failure
  return code === 'version_conflict' && isWireTactic(current)
    ? tacticListItemFromWire(current)
    : null
}

/** The contract sends the whole item or none, so a few fields tell which. */
function isWireTactic(value: unknown): value is components['schemas']['Tactic'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'version' in value &&
    'startDate' in value
  )
}
