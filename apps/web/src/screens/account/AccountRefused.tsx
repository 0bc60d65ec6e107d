import { ACCOUNT_MESSAGES } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

/** Page for users who may not open the account settings, with a link to another page. */
export function AccountRefused() {
  return (
    <CentredPlace>
      <EmptyState
        illustration="list"
        title={<h1>{ACCOUNT_MESSAGES.refused}</h1>}
        actions={<RouterLinkButton to="/plans">All plans</RouterLinkButton>}
      >
        {ACCOUNT_MESSAGES.refusedHelp}
      </EmptyState>
    </CentredPlace>
  )
}
