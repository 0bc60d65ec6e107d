import { useLeaveGuard, type useGuardedForms } from '../../../forms'

export interface RenamingGuardProps {
  readonly form: ReturnType<typeof useGuardedForms>['forms']
  readonly onClose: () => void
}

/** Asks before a name that is being typed is lost. Apart, because a page has one guard at a time. */
export function RenamingGuard({ form, onClose }: RenamingGuardProps) {
  return useLeaveGuard({ form, onClose }).question
}
