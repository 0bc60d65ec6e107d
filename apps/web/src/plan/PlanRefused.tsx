import { accessRequested, PLAN_MESSAGES } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { LinkButton } from '@throughline/ui/LinkButton'
import { useState, type ReactNode } from 'react'
import { useAccount } from '../data/accounts'
import { useSessionDetails } from '../session/use-session'
import { CentredPlace } from '../shell/CentredPlace'

export interface PlanRefusedProps {
  readonly title: string
  readonly accountId: number | null
  /** Id of the plan in the URL. */
  readonly planId: string
  /** The user saw the plan before, and may have unsaved changes. */
  readonly wasVisible: boolean
  /** Links to other pages, for a user who cannot request access. */
  readonly wayOut: ReactNode
}

/**
 * Page for a plan that the user cannot open. A user who sees the account's owner can write to the
 * owner. All others read whom to ask.
 */
export function PlanRefused({ title, accountId, planId, wasVisible, wayOut }: PlanRefusedProps) {
  const { user } = useSessionDetails()
  const { data } = useAccount(accountId)
  const [isRequested, setIsRequested] = useState(false)
  const owner = data?.users.find(({ id }) => id === data.ownerId && id !== user.id)
  const subject = encodeURIComponent(`Access to plan ${planId}`)
  const body = encodeURIComponent(
    `Could you please give me access to this plan? ${globalThis.location.href}`,
  )
  return (
    <CentredPlace>
      <EmptyState
        illustration="calendar"
        title={<h1>{title}</h1>}
        actions={
          <>
            {owner === undefined ? null : (
              <LinkButton
                variant="primary"
                href={`mailto:${owner.emailAddress}?subject=${subject}&body=${body}`}
                onClick={() => {
                  setIsRequested(true)
                }}
              >
                Request access
              </LinkButton>
            )}
            {wayOut}
          </>
        }
      >
        {PLAN_MESSAGES.refusedHelp} {wasVisible ? `${PLAN_MESSAGES.draftsRetained} ` : null}
        <output>
          {owner === undefined
            ? PLAN_MESSAGES.askAdmin
            : isRequested
              ? accessRequested(owner.emailAddress)
              : null}
        </output>
      </EmptyState>
    </CentredPlace>
  )
}
