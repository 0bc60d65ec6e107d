import { roleOf, roleTitle } from '@throughline/domain/access'

/** Returns the title of a role for users; empty for an unknown role. */
export function roleNameOf(roleId: number): string {
  return roleTitle(roleOf(roleId)?.title ?? '')
}
