import { ASSIGNABLE_ROLES, roleTitle } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import {
  isLimitReached,
  isRoleAvailable,
  seatTypeOfRole,
  type Seats,
} from '@throughline/domain/seats'
import type { SelectOption } from '@throughline/ui/Select'
import { roleNameOf } from '../shell/role-name'

/** The user whose role the form edits. */
export interface RoleHolder {
  /** All roles of the user in the account. */
  readonly currentRoleIds: readonly number[]
  /** The role that the choice replaces; null if it adds a role. */
  readonly replacedRoleId: number | null
}

/** User without a role in the account. */
export const newPerson: RoleHolder = { currentRoleIds: [], replacedRoleId: null }

/**
 * Returns the options of the field for a role. An option without a free seat is disabled, and says
 * why if the account has bought seats of that type. The current role stays an option, even if plans
 * cannot assign it.
 */
export function roleOptions(seats: Seats, holder: RoleHolder): readonly SelectOption[] {
  const { currentRoleIds, replacedRoleId } = holder
  const offered = ASSIGNABLE_ROLES.map(({ id, title, description }): SelectOption => {
    const option = { value: String(id), label: roleTitle(title), description }
    if (isRoleAvailable(id, seats, currentRoleIds, replacedRoleId)) return option
    const pool = seats[seatTypeOfRole(id, seats)]
    return Object.assign(
      option,
      { isDisabled: true },
      isLimitReached(pool, seats.isDevMode)
        ? { disabledReason: TEAM_MESSAGES.seatLimitReached }
        : null,
    )
  })
  const isOffered = ASSIGNABLE_ROLES.some(({ id }) => id === replacedRoleId)
  if (replacedRoleId === null || isOffered) return offered
  return [{ value: String(replacedRoleId), label: roleNameOf(replacedRoleId) }, ...offered]
}

/** Returns whether a user can choose a role among some options. */
export function canChooseRole(options: readonly SelectOption[], roleId: number): boolean {
  return options.some(({ value, isDisabled }) => value === String(roleId) && isDisabled !== true)
}
