import { ROLE_LEVELS } from '@throughline/domain/access'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { Channel } from '@throughline/domain/channels'
import type { ItemFormContext } from '@throughline/domain/item-form'

interface FormContextOptions {
  readonly planId: number
  readonly channels: readonly Channel[]
  readonly today: CivilDate
  readonly weekStartDay: WeekStartDay
}

/**
 * Returns the data for the rules of an item's form. The rules allow everything, because a page
 * limits its users with `readOnly` and with its policies.
 */
export function formContextOf({
  planId,
  channels,
  today,
  weekStartDay,
}: FormContextOptions): ItemFormContext {
  return {
    plan: {
      id: planId,
      isLead: false,
      useBudgets: true,
      isTacticSummaryFieldEnabled: true,
      ratingPointsType: 'grp',
      weekStartDay,
    },
    channels: channels.filter(({ kind }) => kind !== 'subscriptions'),
    access: {
      planId,
      level: ROLE_LEVELS.admin,
      isAccountActive: true,
      isFrozenForCaller: false,
      canViewBudget: true,
      canEditAllChannels: true,
      channelIds: new Set(),
    },
    universalFields: [],
    today: dayNumberOf(today),
  }
}
