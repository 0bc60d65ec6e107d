import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import { BulkChangeBody } from './BulkChangeDialog.styles'
import type { BulkChangeDialogProps } from './BulkChangeDialog.types'
import { BulkChoice } from './BulkChoice'
import { BulkSummaryView } from './BulkSummaryView'
import { englishBulkChangeLabels } from './BulkChangeDialog.labels'
import { changeOf, draftOf } from './model/bulk-draft'
import { sentencePartsOf } from './model/sentence-parts'

const nothing: readonly never[] = []
const kindsWithChoice: ReadonlySet<string> = new Set(['move', 'copy', 'type', 'tags'])

/**
 * Dialog that changes several items at once, in two steps. The first step asks for the change, if
 * there is a choice. The second step shows a summary of its effects. The dialog changes items only
 * after the user has confirmed the summary.
 */
export function BulkChangeDialog({ isOpen, ...props }: BulkChangeDialogProps) {
  if (!isOpen) return null
  return (
    <ErrorBoundary>
      <OpenBulkChangeDialog {...props} />
    </ErrorBoundary>
  )
}

function OpenBulkChangeDialog({
  kind,
  change,
  itemCount,
  firstDay,
  initiativeTitle,
  channels = nothing,
  tags = nothing,
  planId,
  today,
  weekStartDay: providedWeekStartDay,
  summary,
  isApplying = false,
  outcome = null,
  onChoose,
  onApply,
  onClose,
  labels: providedLabels = englishBulkChangeLabels,
}: Omit<BulkChangeDialogProps, 'isOpen'>) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const formId = useId()
  const closeRef = useRef<HTMLButtonElement>(null)
  const goOnRef = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState(() => draftOf(change))
  const chosen = changeOf(kind, draft)
  const hasChoice = kindsWithChoice.has(kind)
  const changedCount =
    summary.status === 'ready' ? summary.changedTactics + summary.changedInitiatives : null
  const isDone = outcome?.status === 'applied'
  const canGoOn = !isDone && (change === null || changedCount !== 0)
  const isReady = change === null ? chosen !== null : changedCount !== null && changedCount > 0

  // The focused button may be removed with the step.
  useLayoutEffect(() => {
    if (!canGoOn) closeRef.current?.focus()
  }, [canGoOn])

  const close = (): void => {
    if (!isApplying) onClose()
  }
  const goOn = (): void => {
    if (isApplying || !isReady || isDone) return
    if (change === null) onChoose({ change: chosen })
    else onApply({ change })
  }
  const parts = { kind, change, count: itemCount }
  const sentence =
    change === null
      ? ''
      : labels.sentence(
          sentencePartsOf({
            change,
            firstDay,
            initiativeTitle: initiativeTitle ?? null,
            channels,
            tags,
          }),
        )
  return (
    <Dialog
      isOpen
      title={labels.title(parts)}
      closeLabel={labels.closeDialog}
      onClose={close}
      {...(change === null ? null : { initialFocusRef: kind === 'delete' ? closeRef : goOnRef })}
      footer={
        <>
          {hasChoice && change !== null && !isDone ? (
            <Button
              variant="ghost"
              disabled={isApplying}
              style={{ marginInlineEnd: 'auto' }}
              onClick={() => {
                onChoose({ change: null })
              }}
            >
              {labels.back}
            </Button>
          ) : null}
          <Button key="close" ref={closeRef} disabled={isApplying} onClick={close}>
            {canGoOn ? labels.cancel : labels.close}
          </Button>
          {canGoOn ? (
            <Button
              key="go-on"
              ref={goOnRef}
              type="submit"
              form={formId}
              variant={kind === 'delete' ? 'danger' : 'primary'}
              isBusy={isApplying}
              aria-disabled={!isReady}
            >
              {change === null
                ? labels.next
                : labels.apply({ ...parts, count: changedCount ?? itemCount })}
            </Button>
          ) : null}
        </>
      }
    >
      <BulkChangeBody
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        {change === null ? (
          <BulkChoice
            {...{ kind, draft, channels, tags, planId, firstDay, today, weekStartDay, labels }}
            onChange={(changed) => {
              setDraft((before) => ({ ...before, ...changed }))
            }}
          />
        ) : (
          <>
            {sentence === '' ? null : <p>{sentence}</p>}
            <BulkSummaryView {...{ change, summary, labels }} />
          </>
        )}
        {outcome === null || isApplying ? null : (
          <Banner tone={isDone ? 'success' : 'danger'}>{outcome.message}</Banner>
        )}
      </BulkChangeBody>
      <Announcement>{isApplying ? labels.applying : ''}</Announcement>
    </Dialog>
  )
}
