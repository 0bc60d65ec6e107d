import { canEditTactic } from '../access'
import type { ItemDetails } from '../access'
import { canFlagTactics, isMonthlyKind } from '../channels'
import { repeats } from '../recurrence'
import type { TacticListItem } from '../tactics'
import type { CellContext } from './cell-context'
import type { CellProblemCode } from './cell-problem'
import { isFieldColumn, isOptionColumn } from './table-columns'
import type { TacticColumn } from './table-columns'

/** An item as the rules of access see it. */
export function itemDetailsIn(
  item: TacticListItem,
  { types }: Pick<CellContext, 'types'>,
): ItemDetails {
  const placed = types.get(item.tacticTypeId)
  return {
    planId: item.planId,
    channelId: item.channelId,
    // An item that is only marked as an initiative needs the right on its channel.
    isInitiative: placed?.channel.kind === 'initiatives',
    isRepeating: repeats(item.rrule),
    isMonthly: placed !== undefined && isMonthlyKind(placed.type.kind),
  }
}

/** Returns why a cell cannot be edited with any text; null when it can. */
export function cellRefusal(
  item: TacticListItem,
  column: TacticColumn,
  context: Pick<CellContext, 'types' | 'form'>,
): CellProblemCode | null {
  const details = itemDetailsIn(item, context)
  const decision = canEditTactic(context.form.access, details)
  if (!decision.allowed) return decision.code
  if (isFieldColumn(column)) return 'read-only-column'
  const isInitiative = details.isInitiative || item.isInitiative
  if (isOptionColumn(column)) {
    const isOff = column === 'flag' && !item.isFlagged && !canBeFlagged(item, context)
    return isOff ? 'flagging-off' : null
  }
  switch (column) {
    case 'plan':
    case 'channel':
    case 'repeats':
    case 'variance':
      return 'read-only-column'
    case 'startDate':
    case 'endDate':
      return item.isUnscheduled ? 'read-only-column' : null
    case 'initiatives':
      return item.isUnscheduled || isInitiative ? 'read-only-column' : null
    case 'platforms':
      return hasPlatforms(item, context) ? null : 'read-only-column'
    case 'estimate':
    case 'actual': {
      const { plan, access } = context.form
      const hasCost = plan.useBudgets && access.canViewBudget && !isInitiative && !details.isMonthly
      return hasCost ? null : 'no-cost'
    }
    case 'title':
    case 'type':
    case 'tags':
      return null
    default:
      return column satisfies never
  }
}

function hasPlatforms(item: TacticListItem, { types }: Pick<CellContext, 'types'>): boolean {
  return (types.get(item.tacticTypeId)?.type.tacticPlatforms?.length ?? 0) > 0
}

function canBeFlagged(item: TacticListItem, { types }: Pick<CellContext, 'types'>): boolean {
  return canFlagTactics(types.get(item.tacticTypeId)?.channel)
}
