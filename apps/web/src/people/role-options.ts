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

/** Whose role is chosen. */
export interface RoleHolder {
  /** The roles that the person holds in the account. */
  readonly heldRoleIds: readonly number[]
  /** The one of them that is replaced; null for a further one. */
  readonly replacedRoleId: number | null
}

/** A person who holds no role in the account. */
export const NEW_PERSON: RoleHolder = { heldRoleIds: [], replacedRoleId: null }

/**
 * The roles to choose from. One without a free seat is disabled; it says so where seats of its
 * type were bought. A role that is held and not given on plans stays among them.
 */
export function roleOptions(seats: Seats, holder: RoleHolder): readonly SelectOption[] {
  const { heldRoleIds, replacedRoleId } = holder
  const offered = ASSIGNABLE_ROLES.map(({ id, title, description }): SelectOption => {
    const option = { value: String(id), label: roleTitle(title), description }
    if (isRoleAvailable(id, seats, heldRoleIds, replacedRoleId)) return option
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

/** Whether a role can be chosen among some options. */
export function canChooseRole(options: readonly SelectOption[], roleId: number): boolean {
  return options.some(({ value, isDisabled }) => value === String(roleId) && isDisabled !== true)
}
