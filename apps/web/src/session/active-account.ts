import type { AccountSummary } from '@throughline/api-client'

/**
 * Returns the account that the user works in: that of the route, otherwise the last one, otherwise
 * the first. Skips accounts that the user does not belong to.
 *
 * @returns null if the user belongs to no account
 */
export function activeAccountOf({
  accounts,
  routeAccountId,
  storedAccountId,
}: {
  readonly accounts: readonly AccountSummary[]
  readonly routeAccountId: number | null
  readonly storedAccountId: number | null
}): AccountSummary | null {
  const withId = (id: number | null) => accounts.find((account) => account.id === id)
  return withId(routeAccountId) ?? withId(storedAccountId) ?? accounts[0] ?? null
}
