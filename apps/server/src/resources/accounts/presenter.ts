import { deriveSeats } from '@throughline/domain/seats'
import type { SeatCounts } from '@throughline/domain/seats'
import type { components } from '@throughline/api-client/schema'
import { iri } from '../../http/references'
import type { AccountRow } from '../../access/account-queries'

type Account = components['schemas']['Account']
type AccountSummary = components['schemas']['AccountSummary']

/**
 * An account in a list.
 *
 * @param hasBilling whether this server reaches a billing provider: without one there is nothing to show
 */
export function presentAccountSummary(
  account: AccountRow,
  { hasBilling }: { readonly hasBilling: boolean },
): AccountSummary {
  return {
    id: account.id,
    contactCompanyName: account.contactCompanyName,
    owner: iri('users', account.ownerId ?? 0),
    ownerId: account.ownerId ?? 0,
    isActive: account.isActive,
    accountActive: account.isActive,
    isBillingShown: hasBilling && account.isBillingShown,
    hasTacticTypeCF: account.hasTacticTypeCF,
    source: account.source,
  }
}

/** The entities of an account, limited to those that the user may see. */
export interface AccountParts {
  readonly plans: Account['plans']
  readonly users: Account['users']
  readonly userRoles: Account['userRoles']
  readonly subscriptionIds: readonly number[]
  readonly seats: SeatCounts
}

/** An account with its parts. Only its owner sees contact and billing fields. */
export function presentAccount(
  account: AccountRow,
  parts: AccountParts,
  { isOwner, hasBilling }: { readonly isOwner: boolean; readonly hasBilling: boolean },
): Account {
  const own = (text: string | null): string | null => (isOwner ? text : null)
  const seats = deriveSeats(parts.seats)
  return {
    ...presentAccountSummary(account, { hasBilling }),
    contactFirstName: own(account.contactFirstName),
    contactLastName: own(account.contactLastName),
    contactPhone: own(account.contactPhone),
    contactEmail: own(account.contactEmail),
    contactAddress1: own(account.contactAddress1),
    contactAddress2: own(account.contactAddress2),
    contactCity: own(account.contactCity),
    contactState: own(account.contactState),
    contactZip: own(account.contactZip),
    billingAddress1: own(account.billingAddress1),
    billingCity: own(account.billingCity),
    billingState: own(account.billingState),
    billingZip: own(account.billingZip),
    billingPaymentId: own(account.billingPaymentId),
    plans: parts.plans,
    users: parts.users,
    userRoles: parts.userRoles,
    subscriptions: parts.subscriptionIds.map((id) => iri('subscriptions', id)),
    subscriptionIds: [...parts.subscriptionIds],
    seats: {
      universal: { ...seats.universal },
      admin: { ...seats.admin },
      viewer: { ...seats.viewer },
      universalRemaining: seats.universalRemaining,
      adminRemaining: seats.adminRemaining,
      viewerRemaining: seats.viewerRemaining,
      isUniversalAccount: seats.isUniversalAccount,
      isAdminOnlyAccount: seats.isAdminOnlyAccount,
      isAnyLimitReached: seats.isAnyLimitReached,
      isAllLimitsReached: seats.isAllLimitsReached,
      isDevMode: seats.isDevMode,
    },
  }
}
