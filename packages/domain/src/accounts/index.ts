export { chooseActiveAccount } from './account'
export type { Account, AccountSummary } from './account'
