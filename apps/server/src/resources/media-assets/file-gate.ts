import type { PlanAbility } from '@throughline/domain/access'
import { findPlanFamilies } from '../../access/access-queries'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import type { GateRequest } from '../../access/entity-gate'
import { notFound } from '../../errors/api-error'
import { findEditDetails } from '../tactics/detail-queries'
import { claimAssets, findAssetUses, findAssets } from '../../files/asset-queries'
import type { AssetRow } from '../../files/asset-queries'
import { isImageType } from '../../files/file-type'

/**
 * A file, if the person uploaded it or may see something that uses it. null otherwise,
 * and if it does not exist.
 */
export async function findVisibleAsset(
  orm: Orm,
  assetId: number,
  signedIn: SignedIn,
): Promise<AssetRow | null> {
  const [asset] = await findAssets(orm, [assetId])
  if (asset === undefined) return null
  if (asset.uploadedById === signedIn.userId) return asset
  return (await isUsedWhereVisibleTo(orm, assetId, signedIn)) ? asset : null
}

/** Requires that the person may see the file in the path. */
export async function passFile({ input, orm, signedIn }: GateRequest): Promise<AssetRow> {
  const asset = await findVisibleAsset(orm, Number(input.params['id']), signedIn)
  if (asset === null) throw notFound('file')
  return asset
}

/**
 * Whether all files are pictures that the person may use in a custom field: they uploaded
 * or may see them, and no other account has them. Files without an account are assigned to
 * this one.
 */
export async function claimPictures(
  orm: Orm,
  ids: readonly number[],
  accountId: number | null,
  signedIn: SignedIn,
): Promise<boolean> {
  for (const id of new Set(ids)) {
    const asset = await findVisibleAsset(orm, id, signedIn)
    if (asset === null || !isImageType(asset.contentType)) return false
  }
  return claimAssets(orm, ids, accountId)
}

async function isUsedWhereVisibleTo(
  orm: Orm,
  assetId: number,
  signedIn: SignedIn,
): Promise<boolean> {
  const uses = await findAssetUses(orm, assetId)
  const { memberships } = signedIn
  if (memberships.some(({ accountId }) => uses.photoAccountIds.includes(accountId))) return true
  const items = await findEditDetails(orm, uses.tacticIds, signedIn.blockedTagIds)
  const itemPlanIds = items.filter(({ deletedAt }) => deletedAt === null).map((item) => item.planId)
  const seenBy: readonly (readonly [PlanAbility, readonly number[]])[] = [
    ['canView', [...uses.documentPlanIds, ...itemPlanIds]],
    ['canReadPerformance', uses.dashboardPlanIds],
  ]
  const plans = await findPlanFamilies(
    orm,
    seenBy.flatMap(([, planIds]) => planIds),
  )
  return seenBy.some(([ability, planIds]) =>
    plans.some(
      (plan) =>
        planIds.includes(plan.id) && callerAccessOn(plan, signedIn.caller).abilities[ability],
    ),
  )
}
