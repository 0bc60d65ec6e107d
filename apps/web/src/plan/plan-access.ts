import type { ItemDetails } from '@throughline/domain/access'
import { isMonthlyKind, type TacticType } from '@throughline/domain/channels'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'

/** Returns the data of an item for the rules of access. */
export function itemDetailsOf(
  item: Pick<TacticListItem, 'planId' | 'channelId' | 'isInitiative' | 'rrule'>,
  type: TacticType | undefined,
): ItemDetails {
  return {
    planId: item.planId,
    channelId: item.channelId,
    isInitiative: item.isInitiative,
    isRepeating: repeats(item.rrule),
    isMonthly: type !== undefined && isMonthlyKind(type.kind),
  }
}
