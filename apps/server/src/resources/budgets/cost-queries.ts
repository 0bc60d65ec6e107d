import { isMonthlyKind } from '@throughline/domain/channels'
import type { TypedCostItem } from '@throughline/domain/budget'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { and, eq, gte, isNull, lte, not } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { channels, tacticTypes, tactics } from '../../db/schema'
import { withoutBlockedTags } from '../tactics/filter-queries'

/**
 * Finds the costs of a plan's items that begin in a range of days, without items hidden from the
 * user.
 */
export async function findCostItems(
  orm: Orm,
  planId: number,
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
  blockedTagIds: ReadonlySet<number>,
): Promise<TypedCostItem[]> {
  const rows = await orm
    .select({
      startDate: tactics.startDate,
      isInitiative: tactics.isInitiative,
      estimatedCost: tactics.estimatedCost,
      actualCost: tactics.actualCost,
      tacticTypeId: tactics.tacticTypeId,
      channelId: channels.id,
      typeKind: tacticTypes.kind,
      channelKind: channels.kind,
    })
    .from(tactics)
    .innerJoin(tacticTypes, eq(tacticTypes.id, tactics.tacticTypeId))
    .innerJoin(channels, eq(channels.id, tacticTypes.channelId))
    .where(
      and(
        eq(tactics.planId, planId),
        isNull(tactics.deletedAt),
        not(tactics.isUnscheduled),
        gte(tactics.spanStart, civilDateOf(range.startDay)),
        lte(tactics.spanStart, civilDateOf(range.endDay)),
        withoutBlockedTags(blockedTagIds),
      ),
    )
  return rows.flatMap(({ startDate, typeKind, channelKind, ...row }) =>
    startDate === null
      ? []
      : [
          {
            ...row,
            startDate,
            isUnscheduled: false,
            isInitiative: row.isInitiative || channelKind === 'initiatives',
            isMonthly: isMonthlyKind(typeKind),
          },
        ],
  )
}
