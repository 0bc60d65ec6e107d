import { createLazyModule } from '@throughline/ui/lazy-module'
import { OpensOnDemand } from '../OpensOnDemand'

const dialog = /* @__PURE__ */ createLazyModule(
  async () => (await import('./PlanImportDialog')).PlanImportDialog,
)

export interface ImportItemsProps {
  readonly planId: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Imports the rows of a file into a plan. Loads its code when it opens. */
export function ImportItems({ planId, isOpen, onClose }: ImportItemsProps) {
  if (!isOpen) return null
  return (
    <OpensOnDemand module={dialog} onCancel={onClose}>
      {(PlanImportDialog) => <PlanImportDialog planId={planId} onClose={onClose} />}
    </OpensOnDemand>
  )
}
