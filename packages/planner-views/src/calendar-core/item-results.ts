import { repeats } from '@throughline/domain/recurrence'

import type { CalendarItem, MovePermission } from '../calendar-parts'
import type { CompleteIntentProps } from './item-intents.types'

/** Inputs of a decision about a change, apart from the item. */
export type ItemRules = Pick<
  CompleteIntentProps,
  'currentPlanId' | 'movePolicy' | 'deletePolicy' | 'isMonthly'
>

const allowed: MovePermission = { allowed: true }

/**
 * Whether an item may be moved or resized. Calls the host's policy first, so a user without
 * permission sees that reason before any other. Repeating items stay in any case, and items that
 * last complete months keep their length.
 */
export function judgeChange(
  item: CalendarItem,
  action: 'move' | 'resize',
  rules: ItemRules,
): MovePermission {
  const result = rules.movePolicy?.(item, action) ?? judgePlan(item, rules)
  if (!result.allowed) return result
  if (repeats(item.rrule)) return { allowed: false, code: 'repeating' }
  const isFixed = action === 'resize' && rules.isMonthly?.(item) === true
  return isFixed ? { allowed: false, code: 'monthly' } : allowed
}

/** Whether an item may be deleted: by the host's policy, else if it belongs to the current plan. */
export function judgeDelete(item: CalendarItem, rules: ItemRules): MovePermission {
  return rules.deletePolicy?.(item) ?? judgePlan(item, rules)
}

function judgePlan(item: CalendarItem, { currentPlanId }: ItemRules): MovePermission {
  return item.planId === currentPlanId ? allowed : { allowed: false, code: 'other-plan' }
}
