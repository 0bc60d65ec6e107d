import type { AccountDetail } from '@throughline/api-client'

/** What every part of the page is given. */
export interface AccountPartProps {
  /** null while it is on its way. */
  readonly account: AccountDetail | null
}
