import type { BulkChange, BulkRefusal } from '@throughline/domain/bulk'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { components } from '../generated/schema'
import { iriOf } from '../iri'
import type { TacticVersion } from './tactics'

/** A change of many items of a plan. */
export interface BulkChangeDraft {
  readonly planId: number
  /** 1 to 2,000 items, at the versions that were read. */
  readonly items: readonly TacticVersion[]
  readonly change: BulkChange
  /**
   * Adds all items that belong to the initiatives, including items that the client has not read.
   */
  readonly withRelated: boolean
}

/** An item that is left as it is. */
export interface BulkChangeRefusal {
  readonly tacticId: number
  /** null for an item that does not exist, or that the caller may not see. */
  readonly title: string | null
  readonly code: BulkRefusal
  /** The channel that the code is about; null for codes about something else. */
  readonly channelName: string | null
}

/** The result of a bulk change. Each item is in exactly one list. */
export interface BulkChangeSummary {
  /** Their current state. In a preview their future state; a copy has the id of its original. */
  readonly changed: readonly TacticListItem[]
  readonly deleted: readonly TacticListItem[]
  /** Items that already have the target state. */
  readonly unchanged: readonly TacticListItem[]
  readonly refused: readonly BulkChangeRefusal[]
}

/** An applied bulk change. */
export interface AppliedBulkChange extends BulkChangeSummary {
  /** For {@link undoBulkChange}. */
  readonly id: number
}

/** Previews a bulk change. It writes nothing. */
export async function previewBulkChange(
  client: ApiClient,
  draft: BulkChangeDraft,
  signal?: AbortSignal,
): Promise<BulkChangeSummary> {
  const answer = await unwrap(
    client.http.POST('/plans/{id}/bulk-changes', {
      params: { path: { id: draft.planId } },
      body: { ...bodyOf(draft), isPreview: true },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return summaryFromWire(answer)
}

/**
 * Changes many items in one transaction. Refused items are listed and stay as they are, such as an
 * item that has changed since its version was read.
 *
 * @param idempotencyKey 8 to 128 letters, digits, `-` and `_`. If the same change is sent again
 *   with the same key within 24 hours, it is applied only once.
 */
export async function applyBulkChange(
  client: ApiClient,
  draft: BulkChangeDraft,
  idempotencyKey?: string,
): Promise<AppliedBulkChange> {
  const answer = await unwrap(
    client.http.POST('/plans/{id}/bulk-changes', {
      params: {
        path: { id: draft.planId },
        ...(idempotencyKey === undefined ? {} : { header: { 'Idempotency-Key': idempotencyKey } }),
      },
      body: { ...bodyOf(draft), isPreview: false },
    }),
  )
  return appliedFromWire(answer)
}

/**
 * Undoes a bulk change of the caller, once and within 30 days. Items that were changed since are
 * left as they are and are among the refused.
 *
 * @throws ApiError of kind `conflict` when it was undone already
 */
export async function undoBulkChange(client: ApiClient, id: number): Promise<AppliedBulkChange> {
  return appliedFromWire(
    await unwrap(client.http.POST('/bulk_changes/{id}/undo', { params: { path: { id } } })),
  )
}

function bodyOf({ items, change, withRelated }: BulkChangeDraft) {
  return {
    items: items.map(({ id, version }) => ({ tactic: iriOf('tactics', id), version })),
    change:
      change.kind === 'tags'
        ? { ...change, addIds: [...change.addIds], removeIds: [...change.removeIds] }
        : change,
    withRelated,
  }
}

function appliedFromWire(wire: components['schemas']['BulkChangeResult']): AppliedBulkChange {
  if (wire.id === null) throw new Error('A bulk change was made, but its answer has no id.')
  return { ...summaryFromWire(wire), id: wire.id }
}

function summaryFromWire(wire: components['schemas']['BulkChangeResult']): BulkChangeSummary {
  return {
    changed: wire.changed,
    deleted: wire.deleted,
    unchanged: wire.unchanged,
    refused: wire.refused.map(({ tacticId, title, code, channelName }) => {
      return { tacticId, title, code, channelName }
    }),
  }
}
