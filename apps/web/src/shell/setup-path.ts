/**
 * Returns the path of a plan's setup: its introduction, which also links to the step at which the
 * user stopped.
 */
export function setupStartPath(accountId: number, planId: number): string {
  return `/setup/full/${accountId}/${planId}/`
}
