import { roleOf, roleTitle } from '@throughline/domain/access'

/** A role as people read it; empty for one that does not exist. */
export function roleNameOf(roleId: number): string {
  return roleTitle(roleOf(roleId)?.title ?? '')
}
