import {
  ROLE_LEVELS,
  levelOfRole,
  roleGuideOf,
  strongestRoleId,
  type RoleGuide,
} from '@throughline/domain/access'
import { useParams } from 'react-router-dom'
import { usePlan } from '../data/plans'
import { idFromRoute, useActiveAccount, useSessionFacts } from '../session/use-session'

/** The guide for the role of the person: on the plan they are in, or else in the account. */
export function useRoleGuide(): RoleGuide {
  const { user, roles } = useSessionFacts()
  const account = useActiveAccount()
  const plan = usePlan(idFromRoute(useParams()['planId']))
  if (plan.data !== undefined) return roleGuideOf(plan.data.access.level)
  if (account?.ownerId === user.id) return 'account-owner'
  const held = roles.flatMap(({ accountId, roleId }) => (accountId === account?.id ? [roleId] : []))
  const strongest = strongestRoleId(held)
  return roleGuideOf(strongest === null ? ROLE_LEVELS.viewer : levelOfRole(strongest))
}
