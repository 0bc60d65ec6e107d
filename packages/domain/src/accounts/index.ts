export type { Account, AccountSummary } from './account'
