import { Banner } from '@throughline/ui/Banner'
import { Dialog } from '@throughline/ui/Dialog'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { ErrorState } from '@throughline/ui/ErrorState'
import { ProgressBar } from '@throughline/ui/ProgressBar'
import { Stepper } from '@throughline/ui/Stepper'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useLayoutEffect, useRef } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { ImportColumnsStep } from './ImportColumnsStep'
import { ImportBody } from './ImportDialog.styles'
import type { ImportDialogProps } from './ImportDialog.types'
import { ImportFileStep } from './ImportFileStep'
import { ImportFoot } from './ImportFoot'
import { ImportPreviewStep } from './ImportPreviewStep'
import { englishImportDialogLabels } from './ImportDialog.labels'
import { readableRows, requestOf } from './model/import-request'
import { countRows, rowsToApply } from './model/preview-rows'
import { useImportDraft } from './use-import-draft'

const noNames: readonly string[] = []
const nothingRemembered = {}
const steps = ['file', 'columns', 'preview'] as const

/**
 * Dialog that imports the rows of a file in three steps: the file, the fields of its columns, and a
 * check of every row with each problem at its cell. The import starts only from that check.
 */
export function ImportDialog({ isOpen, ...props }: ImportDialogProps) {
  if (!isOpen) return null
  return (
    <ErrorBoundary>
      <OpenImportDialog {...props} />
    </ErrorBoundary>
  )
}

function OpenImportDialog(props: Omit<ImportDialogProps, 'isOpen'>) {
  const { planName, file, fieldNames = noNames, remembered = nothingRemembered } = props
  const { preview, isApplying = false, failure = null } = props
  const { onMapped, onPreview, onApply, onClose, onRemoveFile } = props
  const labels = useLabels(props.labels ?? englishImportDialogLabels)
  const draft = useImportDraft({ file, fieldNames, remembered, preview })
  const { step, read, previewRows, skipped } = draft
  const bodyRef = useRef<HTMLDivElement>(null)
  const visibleStep = useRef(step)

  // The focused element may be gone with the step before.
  useLayoutEffect(() => {
    if (visibleStep.current !== step) bodyRef.current?.focus()
    visibleStep.current = step
  }, [step])

  const askForPreview = (): void => {
    onPreview({ rows: requestOf(readableRows(read.rows)) })
  }
  const toApply = rowsToApply(previewRows, skipped)
  const openProblems = countRows(previewRows, skipped).problem
  const close = (): void => {
    if (!isApplying) onClose()
  }
  const goBack = (to: string): void => {
    if (isApplying) return
    if (to === 'file') onRemoveFile()
    else draft.goTo('columns')
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={labels.title({ planName })}
      closeLabel={labels.closeDialog}
      onClose={close}
      footer={
        <ImportFoot
          step={step}
          canGoOn={draft.missingFields.length === 0 && read.rows.length > 0}
          isChecked={preview.status === 'ready'}
          applyCount={toApply.length}
          openProblems={openProblems}
          isApplying={isApplying}
          labels={labels}
          onBack={() => {
            goBack(step === 'columns' ? 'file' : 'columns')
          }}
          onClose={close}
          onGoOn={() => {
            onMapped?.({
              headers: draft.columns.map(({ header }) => header),
              mapping: draft.mapping,
            })
            draft.goTo('preview')
            askForPreview()
          }}
          onApply={() => {
            onApply({ rows: requestOf(toApply.map(({ source }) => source)) })
          }}
        />
      }
    >
      <ImportBody ref={bodyRef} tabIndex={-1}>
        <Stepper
          label={labels.steps}
          steps={steps.map((id) => ({ id, title: labels.step[id] }))}
          currentId={step}
          labels={labels.stepper}
          onSelect={({ id }) => {
            goBack(id)
          }}
        />
        {step === 'file' ? <ImportFileStep {...props} labels={labels} /> : null}
        {step === 'columns' ? (
          <ImportColumnsStep {...props} {...{ draft, fieldNames, labels }} />
        ) : null}
        {step === 'preview' && preview.status === 'loading' ? (
          <ProgressBar label={labels.checking} value={null} />
        ) : null}
        {step === 'preview' && preview.status === 'error' ? (
          <ErrorState
            size="small"
            title={labels.previewFailed}
            retryLabel={labels.retry}
            onRetry={askForPreview}
          >
            {preview.message}
          </ErrorState>
        ) : null}
        {step === 'preview' && preview.status === 'ready' ? (
          <ImportPreviewStep draft={draft} labels={labels} />
        ) : null}
        {step === 'preview' &&
        preview.status === 'ready' &&
        toApply.length === 0 &&
        openProblems === 0 ? (
          <Banner tone="info">{labels.nothingToDo}</Banner>
        ) : null}
        {isApplying ? <ProgressBar label={labels.applying} value={null} /> : null}
        {failure === null || isApplying ? null : <Banner tone="danger">{failure}</Banner>}
      </ImportBody>
      <Announcement>{isApplying ? labels.applying : ''}</Announcement>
    </Dialog>
  )
}
