import type { PlanAbility } from '@throughline/domain/access'
import { findPlanFamilies } from '../access-queries'
import { standingOn } from '../access'
import type { SignedIn } from '../access'
import type { Orm } from '../db/database'
import { findEditFacts } from '../resources/tactics/detail-queries'
import { findAssetUses, findAssets } from './asset-queries'
import type { AssetRow } from './asset-queries'

/**
 * A file, if the person may see it: they uploaded it, or they may see something
 * that uses it. null otherwise, and when there is none.
 */
export async function findVisibleAsset(
  orm: Orm,
  assetId: number,
  signedIn: SignedIn,
): Promise<AssetRow | null> {
  const [asset] = await findAssets(orm, [assetId])
  if (asset === undefined) return null
  if (asset.uploadedById === signedIn.userId) return asset
  return (await isUsedInSightOf(orm, assetId, signedIn)) ? asset : null
}

async function isUsedInSightOf(orm: Orm, assetId: number, signedIn: SignedIn): Promise<boolean> {
  const uses = await findAssetUses(orm, assetId)
  const { memberships } = signedIn
  if (memberships.some(({ accountId }) => uses.photoAccountIds.includes(accountId))) return true
  const items = await findEditFacts(orm, uses.tacticIds, signedIn.blockedTagIds)
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
      (plan) => planIds.includes(plan.id) && standingOn(plan, signedIn.caller).abilities[ability],
    ),
  )
}
