import type { AccountAbilities } from '@throughline/domain/access'
import type { IconShape } from '@throughline/ui/Icon'
import { Building2, CreditCard, UserRound } from 'lucide-react'

/** Page of a user or an account, as menus and the palette list it. */
export interface PersonPlace {
  readonly id: 'account-settings' | 'subscriptions' | 'profile'
  readonly label: string
  readonly icon: IconShape
  /** Other search terms for the page. */
  readonly keywords: readonly string[]
}

/** Returns the pages that a user may open in an account, in the order of the menu. */
export function personPlaces(
  abilities: Pick<
    AccountAbilities,
    'canSeeAccountSettings' | 'canSeeSubscriptions' | 'canSeeProfile'
  >,
): readonly PersonPlace[] {
  const places: readonly (PersonPlace & { readonly isOffered: boolean })[] = [
    {
      id: 'account-settings',
      label: 'Account Settings',
      icon: Building2,
      keywords: ['seats', 'team', 'people', 'plans'],
      isOffered: abilities.canSeeAccountSettings,
    },
    {
      id: 'subscriptions',
      label: 'Subscriptions',
      icon: CreditCard,
      keywords: ['billing', 'invoices', 'payment'],
      isOffered: abilities.canSeeSubscriptions,
    },
    {
      id: 'profile',
      label: 'Profile',
      icon: UserRound,
      keywords: ['password', 'photo', 'email', 'name'],
      isOffered: abilities.canSeeProfile,
    },
  ]
  return places.filter(({ isOffered }) => isOffered)
}
