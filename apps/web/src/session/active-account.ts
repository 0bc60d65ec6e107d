import type { AccountSummary } from '@throughline/api-client'

/**
 * The account that a person works in: the route's, else the one they worked in
 * last, else the first. An account that they do not belong to is skipped.
 *
 * @returns null when they belong to no account
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
