/** Where the setup of a plan starts: its intro, which also leads to the step where the person stopped. */
export function setupStartPath(accountId: number, planId: number): string {
  return `/setup/full/${accountId}/${planId}/`
}
