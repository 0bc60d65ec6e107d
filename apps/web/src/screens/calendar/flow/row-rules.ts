import { canEditTactic, type PlanAccess } from '@throughline/domain/access'
import { isMonthlyKind } from '@throughline/domain/channels'
import type { FlowTarget } from '@throughline/domain/flow'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { MovePermission } from '@throughline/planner-views/calendar-item'
import { itemDetailsOf, type PlanLookup } from '../../../plan'

const refused: MovePermission = { allowed: false, code: 'other-row' }
const notFound: MovePermission = { allowed: false, code: 'not-found' }

/**
 * Returns whether an item may move to the row of another type. The row must have a type, in a
 * channel that the user may also edit. Initiatives stay among initiatives. An item of whole months
 * cannot move, and no item can move to a type of whole months.
 *
 * @param item undefined if it no longer exists
 * @param target null for a row without a type of the open plan
 */
export function judgeRowChange(
  item: TacticListItem | undefined,
  target: FlowTarget | null,
  access: PlanAccess | null,
  lookup: PlanLookup,
): MovePermission {
  if (item === undefined) return notFound
  const details = itemDetailsOf(item, lookup.types.get(item.tacticTypeId))
  const before = canEditTactic(access, details)
  if (!before.allowed || target === null) return before.allowed ? refused : before
  const type = lookup.types.get(target.tacticTypeId)
  const channel = lookup.channels.get(target.channelId)
  if (type === undefined || channel === undefined) return refused
  const isAmongInitiatives = channel.kind === 'initiatives'
  if (isAmongInitiatives !== item.isInitiative) return refused
  if (details.isMonthly || isMonthlyKind(type.kind)) return refused
  return canEditTactic(access, { ...details, channelId: target.channelId })
}
