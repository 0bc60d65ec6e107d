import { isolateText } from '@throughline/domain/messages'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Icon } from '@throughline/ui/Icon'
import { Skeleton } from '@throughline/ui/Skeleton'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { Ban, Check, Equal } from 'lucide-react'

import type { BulkChange } from '@throughline/domain/bulk'
import type { BulkSummary } from './BulkChangeDialog.types'
import { BulkNotices, BulkSummaryBox } from './BulkSummaryView.styles'
import type { BulkChangeLabels } from './BulkChangeDialog.labels'

/** How many titles fit without scrolling. */
const SHOWN_ROWS = 10

interface BulkSummaryViewProps {
  change: BulkChange
  summary: BulkSummary
  labels: BulkChangeLabels
}

/** The second step: which items change, which do not and why, and what the consequences are. */
export function BulkSummaryView({ change, summary, labels }: BulkSummaryViewProps) {
  if (summary.status === 'error') {
    return (
      <ErrorState
        size="small"
        title={labels.summaryFailed}
        retryLabel={labels.retry}
        onRetry={summary.onRetry}
      >
        {summary.message}
      </ErrorState>
    )
  }
  if (summary.status === 'loading') {
    return (
      <>
        <BulkSummaryBox aria-busy="true">
          <Skeleton width={180} />
          <Skeleton width={96} />
          <Skeleton width={260} />
        </BulkSummaryBox>
        <Announcement>{labels.loading}</Announcement>
      </>
    )
  }
  const { changedTactics, changedInitiatives, unchangedCount, refused, notices } = summary
  const { kind } = change
  const count = changedTactics + changedInitiatives
  const changed =
    count === 0
      ? labels.nothingToChange({ kind, change, count })
      : labels.changed({ kind, change, count })
  const stays =
    refused.length === 0 ? null : labels.refused({ kind, change, count: refused.length })
  const unchanged = unchangedCount === 0 ? null : labels.unchanged({ count: unchangedCount })
  const counts = labels.counts({ initiatives: changedInitiatives, tactics: changedTactics })
  return (
    <>
      <BulkSummaryBox>
        <p data-part="changed">
          {count === 0 ? null : <Icon icon={Check} />}
          <strong>{changed}</strong>
          {count === 0 ? null : <span>{counts}</span>}
        </p>
        {unchanged === null ? null : (
          <p data-part="unchanged">
            <Icon icon={Equal} />
            {unchanged}
          </p>
        )}
        {stays === null ? null : (
          <>
            <p data-part="refused">
              <Icon icon={Ban} />
              <strong>{stays}</strong>
            </p>
            {/* A list that scrolls has to be reached by keys. */}
            <ul aria-label={stays} {...(refused.length > SHOWN_ROWS ? { tabIndex: 0 } : null)}>
              {refused.map(({ id, title, reason }) => (
                <li key={id}>
                  <span data-part="title" title={title}>
                    {isolateText(title)}
                  </span>
                  <span data-part="reason">{reason}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </BulkSummaryBox>
      {notices.length === 0 ? null : (
        <BulkNotices>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </BulkNotices>
      )}
      <Announcement>{[changed, stays].filter((text) => text !== null).join(', ')}</Announcement>
    </>
  )
}
