import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { isInWindow } from '../db/time-window'
import {
  accountMembers,
  mediaAssets,
  planDashboards,
  planDocuments,
  tacticFieldValues,
  tacticFields,
  userInvites,
  users,
} from '../db/schema'

/** An uploaded file as it is stored. */
export type AssetRow = typeof mediaAssets.$inferSelect

/** Records a file whose bytes are in the store. */
export async function insertAsset(
  orm: Orm,
  asset: typeof mediaAssets.$inferInsert,
): Promise<AssetRow> {
  const [row] = await orm.insert(mediaAssets).values(asset).returning()
  if (row === undefined) throw new Error('A new media asset came back without its row.')
  return row
}

/** Files by id; unknown ids are left out. */
export async function findAssets(orm: Orm, ids: readonly number[]): Promise<AssetRow[]> {
  if (ids.length === 0) return []
  return orm
    .select()
    .from(mediaAssets)
    .where(inArray(mediaAssets.id, [...ids]))
}

/** The number of files that a person has uploaded in the window that ends now. */
export async function countUploads(
  orm: Orm,
  userId: number,
  now: Date,
  windowMs: number,
): Promise<number> {
  const [row] = await orm
    .select({ uploads: count() })
    .from(mediaAssets)
    .where(
      and(eq(mediaAssets.uploadedById, userId), isInWindow(mediaAssets.createdAt, now, windowMs)),
    )
  return row?.uploads ?? 0
}

/** A use of a file. */
export interface AssetUses {
  /** Plans with a document of this file. */
  readonly documentPlanIds: readonly number[]
  /** Plans with a dashboard of this file. */
  readonly dashboardPlanIds: readonly number[]
  /** Tactics that have it as the value of a custom field. */
  readonly tacticIds: readonly number[]
  /**
   * Accounts that the people with this photo have joined. An account with only an invitation does
   * not see the photo.
   */
  readonly photoAccountIds: readonly number[]
}

/** All uses of a file, in one statement. */
export async function findAssetUses(orm: Orm, assetId: number): Promise<AssetUses> {
  const list = (column: unknown, rest: ReturnType<typeof sql>) =>
    sql<number[]>`array(select distinct ${column} from ${rest})`
  const [row] = await orm
    .select({
      documentPlanIds: list(
        planDocuments.planId,
        sql`${planDocuments} where ${eq(planDocuments.assetId, assetId)}`,
      ),
      dashboardPlanIds: list(
        planDashboards.planId,
        sql`${planDashboards} where ${eq(planDashboards.assetId, assetId)}`,
      ),
      tacticIds: list(
        tacticFieldValues.tacticId,
        sql`${tacticFieldValues}
          join ${tacticFields} on ${tacticFields.id} = ${tacticFieldValues.tacticFieldId}
          where ${tacticFields.type} = 'image' and ${tacticFieldValues.value} = ${String(assetId)}
            and ${tacticFieldValues.tacticId} is not null`,
      ),
      photoAccountIds: list(
        accountMembers.accountId,
        sql`${users} join ${accountMembers} on ${accountMembers.userId} = ${users.id}
          where ${users.profileImageId} = ${assetId} and ${users.deletedAt} is null
            and not exists (
              select 1 from ${userInvites}
              where ${userInvites.userId} = ${users.id}
                and ${userInvites.accountId} = ${accountMembers.accountId}
                and ${userInvites.acceptedAt} is null
            )`,
      ),
    })
    .from(mediaAssets)
    .where(eq(mediaAssets.id, assetId))
  return row ?? { documentPlanIds: [], dashboardPlanIds: [], tacticIds: [], photoAccountIds: [] }
}

/**
 * Assigns files to the account that is about to use them, and locks them until the
 * transaction ends, so that no sweep deletes them.
 *
 * @param accountId null for the template plan, which belongs to no account
 * @returns false if a file was deleted or belongs to another account; the caller rolls back
 */
export async function claimAssets(
  tx: Orm,
  ids: readonly number[],
  accountId: number | null,
): Promise<boolean> {
  if (ids.length === 0) return true
  const claimed = await tx
    .update(mediaAssets)
    .set({ accountId })
    .where(
      and(
        inArray(mediaAssets.id, [...ids]),
        or(
          isNull(mediaAssets.accountId),
          accountId === null ? undefined : eq(mediaAssets.accountId, accountId),
        ),
      ),
    )
    .returning({ id: mediaAssets.id })
  return claimed.length === new Set(ids).size
}
