import type { AccountDetail } from '@throughline/api-client'

/** Props of every section of the page. */
export interface AccountPartProps {
  /** null while it loads. */
  readonly account: AccountDetail | null
}
