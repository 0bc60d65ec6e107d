import { useLeaveGuard } from '../../forms'
import type { RoleEdit } from '../../people/use-role-edit'

/** Asks before what was chosen in a row is lost. */
export function RowLeaveGuard({ row }: { readonly row: RoleEdit }) {
  const { question } = useLeaveGuard({
    form: {
      isChanged: row.isChanged,
      hasChanges: () => row.isChanged,
      isSavingNow: row.isSavingNow,
      discard: row.cancel,
    },
    onClose: row.cancel,
  })
  return question
}
