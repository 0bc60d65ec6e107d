import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { settle, unwrap, unwrapUnlessKnown, type Tagged } from '../client'
import { isApiError } from '../errors'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import { tacticListItemFromWire } from '../mapping'

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
 * Lists the items whose dates, or some occurrence of whose series, touch the
 * range, with those of lead and nested plans that the rules let one see.
 *
 * @param knownTag the entity tag of the list that one has already
 * @returns null when the list still says the same as the one with `knownTag`
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
 * Lists items by their numbers as a plan shows them, those of its family included;
 * those that are gone, or not to be seen there, are missing.
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
    // The call is all or nothing: one that is gone must not hide the others.
    if (ids.length <= 1) return []
    const half = Math.ceil(ids.length / 2)
    const halves = [ids.slice(0, half), ids.slice(half)]
    const found = await Promise.all(
      halves.map((part) => listTacticsByIds(client, planId, part, signal)),
    )
    return found.flat()
  }
}

/**
 * Reads the notes of an item as HTML; null when it has none, or when they are
 * switched off.
 */
export async function readTacticNotes(
  client: ApiClient,
  id: number,
  signal?: AbortSignal,
): Promise<string | null> {
  const answer = await unwrap(
    client.http.GET('/tactics/{id}/summary', {
      params: { path: { id } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.summary
}

/** What a copy of an item takes over beyond what the form shows. */
export type CopiedFields = Pick<
  components['schemas']['TacticCreate'],
  | 'tacticPlatformIds'
  | 'tagIds'
  | 'documentIds'
  | 'isFlagged'
  | 'estimatedCost'
  | 'actualCost'
  | 'impressions'
  | 'ratingPoints'
  | 'summary'
  | 'typeValues'
  | 'relatedInitiatives'
  | 'rrule'
  | 'recurrenceEndDate'
>

/**
 * Reads what a copy of an item takes over from it: everything but its title,
 * dates and type. Costs that the person may not see are not taken over.
 *
 * @throws ApiError of kind `not-found` when it is gone
 */
export async function readCopiedFields(client: ApiClient, id: number): Promise<CopiedFields> {
  const [item, summary] = await Promise.all([
    unwrap(client.http.GET('/tactics/{id}', { params: { path: { id } } })),
    readTacticNotes(client, id),
  ])
  return {
    tacticPlatformIds: item.tacticPlatformIds,
    tagIds: item.tagIds,
    documentIds: item.documentIds,
    isFlagged: item.isFlagged,
    ...(item.estimatedCost === null ? {} : { estimatedCost: item.estimatedCost }),
    ...(item.actualCost === null ? {} : { actualCost: item.actualCost }),
    impressions: item.impressions,
    ratingPoints: item.ratingPoints,
    summary,
    typeValues: item.typeValues.map(({ tacticFieldId, value }) => ({ tacticFieldId, value })),
    relatedInitiatives: item.relatedInitiatives.map(({ initiativeId }) => ({ initiativeId })),
    rrule: item.rrule,
    recurrenceEndDate: item.recurrenceEndDate,
  }
}

/**
 * Creates an item and answers it as stored.
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
 * Changes an item that was read at a version and answers it as stored.
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

/** Deletes items, all or none. An item that repeats goes with its whole series. */
export async function deleteTactics(client: ApiClient, ids: readonly number[]): Promise<void> {
  await settle(client.http.DELETE('/tactics/{id}', { params: { path: { id: ids.join(',') } } }))
}

/** Brings a deleted item back, within 30 days, and answers it as stored. */
export async function restoreTactic(client: ApiClient, id: number): Promise<TacticListItem> {
  const answer = await unwrap(
    client.http.POST('/tactics/{id}/restore', { params: { path: { id } } }),
  )
  return tacticListItemFromWire(answer)
}

/** The item as it is now, out of the error of a stale change; null out of any other error. */
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
