import { useActiveAccount } from '../../../session/use-session'

/** Whether tactic types of the account may have custom fields of their own. */
export function useHasTypeFields(): boolean {
  return useActiveAccount()?.hasTacticTypeCF ?? false
}
