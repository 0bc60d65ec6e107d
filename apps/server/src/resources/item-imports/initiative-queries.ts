import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { abbreviatePlanName } from '@throughline/domain/plans'
import { PARKED_DATE_TIME } from '@throughline/domain/tactics'
import type { NamedInitiative } from '@throughline/domain/tactics'
import type { Orm } from '../../db/database'
import { channels, plans, tacticTypes, tactics } from '../../db/schema'
import type { BulkViewer } from '../bulk-changes/item-queries'
import { withoutBlockedTags } from '../tactics/filter-queries'

/** The initiatives that a person may see from a plan, with what tells those of one title apart. */
export async function findNamedInitiatives(
  orm: Orm,
  { visiblePlanIds, blockedTagIds }: BulkViewer,
): Promise<readonly NamedInitiative[]> {
  const rows = await orm
    .select({
      id: tactics.id,
      title: tactics.title,
      planId: tactics.planId,
      planName: plans.name,
      startDate: tactics.startDate,
      endDate: tactics.endDate,
      isUnscheduled: tactics.isUnscheduled,
    })
    .from(tactics)
    .innerJoin(plans, eq(plans.id, tactics.planId))
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
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    planId: row.planId,
    isUnscheduled: row.isUnscheduled,
    startDate: row.startDate ?? PARKED_DATE_TIME,
    endDate: row.endDate ?? PARKED_DATE_TIME,
    abbreviatedPlanName: abbreviatePlanName(row.planName),
  }))
}
