import { Button } from '@throughline/ui/Button'

import type { ImportDialogLabels } from './ImportDialog.labels'

interface ImportFootProps {
  step: 'file' | 'columns' | 'preview'
  /** The columns are mapped well enough to check the rows. */
  canGoOn: boolean
  /** The effects of the rows are loaded. */
  isChecked: boolean
  /** How many rows would be imported. */
  applyCount: number
  /** How many rows with problems are not skipped yet. */
  openProblems: number
  isApplying: boolean
  labels: ImportDialogLabels
  onBack: () => void
  onClose: () => void
  onGoOn: () => void
  onApply: () => void
}

/** The buttons of the dialog: back, close, and the next step. */
export function ImportFoot({
  step,
  canGoOn,
  isChecked,
  applyCount,
  openProblems,
  isApplying,
  labels,
  onBack,
  onClose,
  onGoOn,
  onApply,
}: ImportFootProps) {
  const hasNothingToDo = step === 'preview' && isChecked && applyCount === 0 && openProblems === 0
  const isReady = step === 'columns' ? canGoOn : isChecked && applyCount > 0 && openProblems === 0
  return (
    <>
      {step === 'file' ? null : (
        <Button
          variant="ghost"
          disabled={isApplying}
          style={{ marginInlineEnd: 'auto' }}
          onClick={onBack}
        >
          {labels.back}
        </Button>
      )}
      <Button disabled={isApplying} onClick={onClose}>
        {hasNothingToDo ? labels.close : labels.cancel}
      </Button>
      {step === 'file' || hasNothingToDo ? null : (
        <Button
          variant="primary"
          isBusy={isApplying}
          aria-disabled={!isReady}
          onClick={() => {
            if (!isReady || isApplying) return
            if (step === 'columns') onGoOn()
            else onApply()
          }}
        >
          {step === 'columns' ? labels.next : labels.apply({ count: applyCount })}
        </Button>
      )}
    </>
  )
}
