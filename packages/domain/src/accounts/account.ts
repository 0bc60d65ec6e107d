import type { Seats } from '../seats'

/** An account as lists and the shell need it. */
export interface AccountSummary {
  readonly id: number
  readonly contactCompanyName: string
  readonly ownerId: number
  /** False once the subscription has expired. */
  readonly isActive: boolean
  /** The billing portal is offered. */
  readonly isBillingShown: boolean
  /** Tactic types may have custom fields. */
  readonly hasTacticTypeCF: boolean
  /** Where the account came from; one value names the billing provider. */
  readonly source: string | null
}

/** An account with its seats; contact and billing are null for everyone but its owner. */
export interface Account extends AccountSummary {
  readonly contactFirstName: string | null
  readonly contactLastName: string | null
  readonly contactPhone: string | null
  readonly contactEmail: string | null
  readonly contactAddress1: string | null
  readonly contactAddress2: string | null
  readonly contactCity: string | null
  readonly contactState: string | null
  readonly contactZip: string | null
  readonly billingAddress1: string | null
  readonly billingCity: string | null
  readonly billingState: string | null
  readonly billingZip: string | null
  readonly billingPaymentId: string | null
  readonly subscriptionIds: readonly number[]
  readonly seats: Seats
}
