import { HOME_ACCOUNT_ID } from '@throughline/domain/access'
import type { AppConfig } from '../../config/app-config'

/**
 * Whether a member of an account is left out of its team and its roles: super users are, save
 * in the product's own account and for themselves.
 */
export function isHiddenMember(
  member: { readonly userId: number; readonly accountId: number | null },
  viewerId: number,
  { superUserIds }: Pick<AppConfig, 'superUserIds'>,
): boolean {
  const { userId, accountId } = member
  return superUserIds.includes(userId) && accountId !== HOME_ACCOUNT_ID && userId !== viewerId
}
