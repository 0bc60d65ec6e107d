import { ACCOUNT_MESSAGES } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

/** Says to whom account settings are closed that they are, and leads on. */
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
