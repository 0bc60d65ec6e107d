import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { channels, tacticTypes, tactics } from '../../db/schema'
import type { BulkViewer } from '../bulk-changes/item-queries'
import { withoutBlockedTags } from '../tactics/filter-queries'

/** The initiatives that a person may see from a plan, with their titles. */
export async function findInitiativeTitles(
  orm: Orm,
  { visiblePlanIds, blockedTagIds }: BulkViewer,
): Promise<{ readonly id: number; readonly title: string; readonly planId: number }[]> {
  return orm
    .select({ id: tactics.id, title: tactics.title, planId: tactics.planId })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(
      and(
        inArray(tactics.planId, [...visiblePlanIds]),
        isNull(tactics.deletedAt),
        or(tactics.isInitiative, eq(channels.kind, 'initiatives')),
        withoutBlockedTags(blockedTagIds),
      ),
    )
    .orderBy(asc(tactics.id))
}
