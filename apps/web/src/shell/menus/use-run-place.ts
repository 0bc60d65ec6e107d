import { useNavigate } from 'react-router-dom'
import { useSessionFacts } from '../../session/use-session'
import { guidePath } from '../guide-path'
import { openFeedback, openRoleGuide, startTour } from '../open-help'
import type { HelpPlace } from './help-places'
import type { PersonPlace } from './person-places'
import { useBillingPortal } from './use-billing-portal'

/**
 * Opens what menus and the palette list. What leads outside of the app is a link in menus, and
 * does nothing here.
 *
 * @param accountId the account that the person works in
 */
export function useRunPlace(accountId: number): (id: PersonPlace['id'] | HelpPlace['id']) => void {
  const navigate = useNavigate()
  const { user } = useSessionFacts()
  const openBillingPortal = useBillingPortal()
  return (id) => {
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
  }
}
