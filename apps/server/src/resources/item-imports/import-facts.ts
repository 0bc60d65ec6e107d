import type {
  ImportedItem,
  ItemImportContext,
  ItemImportFacts,
  ItemImportRow,
} from '@throughline/domain/item-import'
import type { Orm } from '../../db/database'
import { forbidden } from '../../errors/api-error'
import { viewerOf } from '../bulk-changes/bulk-request'
import type { BulkSituation } from '../bulk-changes/bulk-request'
import { findBulkItems } from '../bulk-changes/item-queries'
import { listItemsOf } from '../bulk-changes/presenter'
import { presentChannel, presentField } from '../channels/presenter'
import { findChannelTree } from '../channels/queries'
import { findUniversalValues } from '../field-values/queries'
import { shownValue } from '../field-values/shown-value'
import { shownPlansOf } from '../plans/shown-plans'
import type { TacticListRow } from '../tactics/item-rows-queries'
import { findTags } from '../tags/queries'
import { findInitiativeTitles } from './initiative-queries'

/** The plan of an import, and the person who imports. */
export type ImportSituation = Pick<BulkSituation, 'planAccess' | 'planAccesses' | 'signedIn'>

/** What the rules need to know, and the named items as they are stored. */
export interface StoredFacts {
  readonly facts: ItemImportFacts
  /** With costs that the person may not see. */
  readonly stored: ReadonlyMap<number, TacticListRow>
}

/** Reads what the rows of an import are judged by: as many statements, however many rows there are. */
export async function findImportFacts(
  orm: Orm,
  rows: readonly ItemImportRow[],
  situation: ImportSituation,
): Promise<StoredFacts> {
  const viewer = viewerOf(situation)
  const ids = rows.flatMap(({ itemId }) => (itemId === undefined ? [] : [itemId]))
  const stored = await findBulkItems(orm, [...new Set(ids)], viewer)
  const values = await findValues(orm, rows, situation)
  const items = listItemsOf(stored, situation).map((item): readonly [number, ImportedItem] => [
    item.id,
    { ...item, universalValues: values.get(item.id) ?? [] },
  ])
  const namesInitiatives = rows.some((row) => row.values.initiatives !== undefined)
  return {
    facts: {
      context: await findContext(orm, situation),
      tags: rows.some((row) => row.values.tags !== undefined)
        ? await findTags(orm, viewer.visiblePlanIds, viewer.blockedTagIds)
        : [],
      initiatives: namesInitiatives ? await findInitiativeTitles(orm, viewer) : [],
      items: new Map(items),
    },
    stored: new Map(stored.map((row) => [row.id, row])),
  }
}

async function findContext(
  orm: Orm,
  { planAccess, planAccesses }: ImportSituation,
): Promise<ItemImportContext> {
  const { plan, access } = planAccess
  if (access === null) throw forbidden()
  const shown = shownPlansOf(planAccess, planAccesses, { hasFamily: false }).byId.get(plan.id)
  if (shown === undefined) throw forbidden()
  const tree = await findChannelTree(orm, [plan.id])
  return {
    plan: { id: plan.id, useBudgets: plan.useBudgets },
    access,
    channels: tree.channels.map((channel) => presentChannel(channel, tree, shown)),
    universalFields: tree.fields
      .filter(({ tacticTypeId }) => tacticTypeId === null)
      .map((field) => presentField(field)),
  }
}

async function findValues(
  orm: Orm,
  rows: readonly ItemImportRow[],
  { planAccess, signedIn }: ImportSituation,
): Promise<ReadonlyMap<number, ImportedItem['universalValues']>> {
  const named = rows.flatMap(({ itemId, values }) =>
    itemId === undefined || values.fields === undefined ? [] : [itemId],
  )
  const byItem = new Map<number, { tacticFieldId: number; value: string | number }[]>()
  if (named.length === 0) return byItem
  const found = await findUniversalValues(orm, planAccess.plan.id, signedIn.blockedTagIds, named)
  for (const { tacticId, tacticFieldId, ...stored } of found) {
    const value = { tacticFieldId, value: shownValue(stored) }
    const known = byItem.get(tacticId)
    if (known === undefined) byItem.set(tacticId, [value])
    else known.push(value)
  }
  return byItem
}
