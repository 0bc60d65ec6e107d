import { lazy } from 'react'
import { OpensOnDemand } from '../OpensOnDemand'

const PlanImportDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./PlanImportDialog')).PlanImportDialog,
}))

export interface ImportItemsProps {
  readonly planId: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Imports the rows of a file into a plan. Loads its code when it opens. */
export function ImportItems({ planId, isOpen, onClose }: ImportItemsProps) {
  if (!isOpen) return null
  return (
    <OpensOnDemand onCancel={onClose}>
      <PlanImportDialog planId={planId} onClose={onClose} />
    </OpensOnDemand>
  )
}
