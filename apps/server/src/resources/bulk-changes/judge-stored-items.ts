import { judgeBulkChange } from '@throughline/domain/bulk'
import type { BulkRefusal } from '@throughline/domain/bulk'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { Orm } from '../../db/database'
import type { BulkRefusedRow } from '../../db/schema'
import type { TacticListRow } from '../tactics/item-rows-queries'
import { viewerOf } from './bulk-request'
import type { BulkRequest, BulkSituation } from './bulk-request'
import { findBulkItems, findRelatedIds, lockItems } from './item-queries'
import { listItemsOf } from './presenter'

/** A stored item that is changed. */
export interface StoredChange {
  readonly row: TacticListRow
  readonly item: TacticListItem
  /** As it will be, or its copy; null when it is deleted. */
  readonly after: TacticListItem | null
}

/** The result for stored items; each is in exactly one list. */
export interface StoredBulkResult {
  readonly changed: readonly StoredChange[]
  readonly unchanged: readonly TacticListItem[]
  readonly refused: readonly BulkRefusedRow[]
}

/**
 * Judges the items that a request names, and the related items that it includes.
 *
 * @param options.isLocking locks them in the caller's transaction, to write them next
 */
export async function judgeStoredItems(
  orm: Orm,
  situation: BulkSituation,
  { versions, change, withRelated }: BulkRequest,
  { isLocking }: { readonly isLocking: boolean },
): Promise<StoredBulkResult> {
  const { planAccess, channels } = situation
  const viewer = viewerOf(situation)
  const named = [...versions.keys()]
  const ids = withRelated ? await findRelatedIds(orm, planAccess.plan.id, named, viewer) : named
  if (isLocking) await lockItems(orm, ids)
  const rows = await findBulkItems(orm, ids, viewer)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = listItemsOf(rows, situation)
  const isStale = ({ id, version }: TacticListItem): boolean =>
    (versions.get(id) ?? version) !== version
  const result = judgeBulkChange(
    items.filter((item) => !isStale(item)),
    change,
    { access: planAccess.access, channels },
  )
  return {
    changed: result.changed.flatMap(({ item, after }) => {
      const row = byId.get(item.id)
      return row === undefined ? [] : [{ row, item, after }]
    }),
    unchanged: result.unchanged,
    refused: [
      ...named.filter((id) => !byId.has(id)).map(unknownItem),
      ...items.filter(isStale).map((item) => refusedItem(item, 'changed-by-others', situation)),
      ...result.refused.map(({ item, code, channelId }) =>
        refusedItem(item, code, situation, channelId),
      ),
    ],
  }
}

/** The refusal of an item that does not exist for the person; it tells nothing about it. */
export function unknownItem(tacticId: number): BulkRefusedRow {
  return { tacticId, title: null, code: 'not-found', channelName: null }
}

/** The refusal of an item that the person may see, with its title. */
export function refusedItem(
  { id, title }: TacticListItem,
  code: BulkRefusal,
  { channels }: Pick<BulkSituation, 'channels'>,
  channelId: number | null = null,
): BulkRefusedRow {
  const channelName = channels.find((channel) => channel.id === channelId)?.name ?? null
  return { tacticId: id, title, code, channelName }
}
