import { isMonthlyKind } from '../channels'
import { asWholeMonths, isNewStart } from '../tactics'
import type { TacticListItem } from '../tactics'
import type { BulkChannel } from './bulk-change'
import type { PlacedType } from './places'

/** Whether items of a type can have costs: neither monthly ones nor initiatives do. */
export function carriesCost({
  type,
  channel,
}: {
  readonly type: BulkChannel['tacticTypes'][number]
  readonly channel: Pick<BulkChannel, 'kind'>
}): boolean {
  return !isMonthlyKind(type.kind) && channel.kind !== 'initiatives'
}

/** An item after its type was changed; the channel follows, and the platforms are cleared. */
export function withType(item: TacticListItem, target: PlacedType): TacticListItem {
  return {
    ...item,
    tacticTypeId: target.type.id,
    channelId: target.channel.id,
    tacticPlatformIds: [],
    ...(carriesCost(target) ? null : { estimatedCost: null, actualCost: null }),
    ...(isMonthlyKind(target.type.kind) && !item.isUnscheduled ? wholeMonths(item) : null),
  }
}

function wholeMonths(item: TacticListItem): Partial<TacticListItem> {
  const dates = asWholeMonths(item)
  const isMoved = isNewStart(item.startDate, dates.startDate, false)
  return { ...dates, ...(isMoved ? { rrule: null, recurrenceEndDate: null } : null) }
}
