import type {
  ImportedItem,
  ItemImportContext,
  ItemImportDetails,
  ItemImportRow,
} from '@throughline/domain/item-import'
import type { Orm } from '../../db/database'
import { tactics } from '../../db/schema'
import { forbidden } from '../../errors/api-error'
import { viewerOf } from '../bulk-changes/bulk-request'
import type { BulkSituation } from '../bulk-changes/bulk-request'
import { findBulkItems, isOneOf } from '../bulk-changes/item-queries'
import { listItemsOf } from '../bulk-changes/presenter'
import { presentChannel, presentField } from '../channels/presenter'
import { findChannelTree } from '../channels/queries'
import { plainText } from '../exports/plain-text'
import { findValuesOfItems, type ItemValueRow } from '../field-values/queries'
import { visibleValue } from '../field-values/visible-value'
import { visiblePlansOf } from '../plans/visible-plans'
import type { TacticListRow } from '../tactics/item-rows-queries'
import { findTags } from '../tags/queries'
import { findNamedInitiatives } from './initiative-queries'

/** The plan of an import, and the person who imports. */
export type ImportSituation = Pick<BulkSituation, 'planAccess' | 'planAccesses' | 'signedIn'>

/** The data that the import rules need, and the stored state of the named items. */
export interface StoredDetails {
  readonly details: ItemImportDetails
  /** Contains costs that the user may not see. */
  readonly stored: ReadonlyMap<number, TacticListRow>
}

/**
 * Reads the data for checking the rows of an import. The number of statements does not depend on
 * the number of rows.
 */
export async function findImportDetails(
  orm: Orm,
  rows: readonly ItemImportRow[],
  situation: ImportSituation,
): Promise<StoredDetails> {
  const viewer = viewerOf(situation)
  const ids = rows.flatMap(({ itemId }) => (itemId === undefined ? [] : [itemId]))
  const stored = await findBulkItems(orm, [...new Set(ids)], viewer)
  const values = await findValues(orm, rows, situation)
  const reach = await findReach(orm, rows)
  const items = listItemsOf(stored, situation).map((item): readonly [number, ImportedItem] => [
    item.id,
    {
      ...item,
      ...(reach.get(item.id) ?? { impressions: null, ratingPoints: null }),
      ...(values.get(item.id) ?? { typeValues: [], plainTexts: {} }),
    },
  ])
  // The parking lot clears them.
  const namesInitiatives = rows.some(
    ({ values: { initiatives, isUnscheduled } }) => initiatives !== undefined || isUnscheduled,
  )
  return {
    details: {
      context: await findContext(orm, situation),
      tags: rows.some((row) => row.values.tags !== undefined)
        ? await findTags(orm, viewer.visiblePlanIds, viewer.blockedTagIds)
        : [],
      initiatives: namesInitiatives ? await findNamedInitiatives(orm, viewer) : [],
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
  const visible = visiblePlansOf(planAccess, planAccesses, { hasFamily: false }).byId.get(plan.id)
  if (visible === undefined) throw forbidden()
  const tree = await findChannelTree(orm, [plan.id])
  return {
    plan: { id: plan.id, useBudgets: plan.useBudgets },
    access,
    channels: tree.channels.map((channel) => presentChannel(channel, tree, visible)),
    universalFields: tree.fields
      .filter(({ tacticTypeId }) => tacticTypeId === null)
      .map((field) => presentField(field)),
  }
}

type ItemValues = Pick<ImportedItem, 'typeValues' | 'plainTexts'>

/**
 * Finds the values of items whose rows name fields, or a new type, which clears the values of the
 * former one.
 */
async function findValues(
  orm: Orm,
  rows: readonly ItemImportRow[],
  { planAccess, signedIn }: ImportSituation,
): Promise<ReadonlyMap<number, ItemValues>> {
  const named = idsOf(rows, ({ fields, type, channel }) => fields ?? type ?? channel)
  if (named.length === 0) return new Map()
  const matches = await findValuesOfItems(orm, planAccess.plan.id, signedIn.blockedTagIds, named)
  const byItem = new Map<number, typeof matches>()
  for (const value of matches) {
    const existing = byItem.get(value.tacticId)
    if (existing === undefined) byItem.set(value.tacticId, [value])
    else existing.push(value)
  }
  return new Map([...byItem].map(([id, values]) => [id, valuesOf(values)]))
}

function valuesOf(matches: readonly ItemValueRow[]): ItemValues {
  return {
    typeValues: matches.map(({ tacticFieldId, ...stored }) => ({
      tacticFieldId,
      value: visibleValue(stored),
    })),
    plainTexts: Object.fromEntries(
      matches
        .filter(({ type }) => type === 'richtext')
        .map(({ tacticFieldId, value }) => [tacticFieldId, plainText(value)]),
    ),
  }
}

async function findReach(
  orm: Orm,
  rows: readonly ItemImportRow[],
): Promise<ReadonlyMap<number, Pick<ImportedItem, 'impressions' | 'ratingPoints'>>> {
  const named = idsOf(rows, ({ impressions, ratingPoints }) =>
    impressions === undefined ? ratingPoints : impressions,
  )
  if (named.length === 0) return new Map()
  const { id, impressions, ratingPoints } = tactics
  const matches = await orm
    .select({ id, impressions, ratingPoints })
    .from(tactics)
    .where(isOneOf(tactics.id, named))
  return new Map(matches.map(({ id: itemId, ...reach }) => [itemId, reach]))
}

/** The items of the rows that name a value. */
function idsOf(
  rows: readonly ItemImportRow[],
  valueOf: (values: ItemImportRow['values']) => unknown,
): readonly number[] {
  return rows.flatMap(({ itemId, values }) =>
    itemId === undefined || valueOf(values) === undefined ? [] : [itemId],
  )
}
