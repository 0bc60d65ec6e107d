import { PLAN_ADMIN_MESSAGES } from '@throughline/domain/messages'
import { useId } from 'react'
import { ExpiredCard, ExpiredOverlay } from './PlansDesk.styles'

export interface ExpiredNoticeProps {
  /** The billing portal is open to somebody of this account. */
  readonly isBillingShown: boolean
  /** The person can renew the subscription. */
  readonly isOwner: boolean
}

/** Over the list of an account whose subscription has expired: why, and where it is renewed. */
export function ExpiredNotice({ isBillingShown, isOwner }: ExpiredNoticeProps) {
  const titleId = useId()
  const { expired, expiredRenew, expiredContact, expiredAskOwner, nothingLaunches } =
    PLAN_ADMIN_MESSAGES
  const way = isBillingShown ? expiredRenew : expiredContact
  return (
    <ExpiredOverlay>
      <ExpiredCard aria-live="polite" aria-labelledby={titleId}>
        <h2 id={titleId}>{expired}</h2>
        <p>{nothingLaunches}</p>
        <p>{isOwner ? way : `${way} ${expiredAskOwner}`}</p>
      </ExpiredCard>
    </ExpiredOverlay>
  )
}
