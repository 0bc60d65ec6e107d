import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSessionDetails } from '../../session/use-session'
import { guidePath } from '../guide-path'
import { openFeedback, openRoleGuide, startTour } from '../open-help'
import type { HelpPlace } from './help-places'
import type { PersonPlace } from './person-places'
import { useBillingPortal } from './use-billing-portal'

/**
 * Returns a function that opens an entry of the menus or the palette. An address outside of the app
 * is a link in menus and opens by itself. Where the entry is no link, call {@link openAddress}.
 *
 * @param accountId the account that the user works in
 */
export function useRunPlace(accountId: number): (place: PersonPlace | HelpPlace) => void {
  const navigate = useNavigate()
  const { user } = useSessionDetails()
  const openBillingPortal = useBillingPortal()
  return useCallback(
    ({ id }) => {
      switch (id) {
        case 'account-settings':
          void navigate('/account')
          break
        case 'subscriptions':
          void openBillingPortal(accountId)
          break
        case 'profile':
          void navigate(`/account/user/${user.id}`)
          break
        case 'guides':
          void navigate(guidePath())
          break
        case 'role-guide':
          openRoleGuide()
          break
        case 'tour':
          startTour()
          break
        case 'feedback':
          openFeedback()
          break
        case 'contact':
        case 'referral':
          break
      }
    },
    [navigate, user.id, openBillingPortal, accountId],
  )
}

/** Opens an address outside of the app as a link does: another site in a new tab. */
export function openAddress(place: PersonPlace | HelpPlace): void {
  const href = 'href' in place ? place.href : undefined
  if (href === undefined) return
  if (href.startsWith('http')) globalThis.open(href, '_blank', 'noopener')
  else globalThis.location.assign(href)
}
