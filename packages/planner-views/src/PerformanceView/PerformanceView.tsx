import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Skeleton } from '@throughline/ui/Skeleton'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useMemo } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { DashboardList } from './DashboardList'
import { englishPerformanceViewLabels } from './PerformanceView.labels'
import { PerformanceRoot } from './PerformanceView.styles'
import type { PerformanceViewProps } from './PerformanceView.types'
import { LATE_MS, VisibleDashboard } from './VisibleDashboard'

/** The dashboards of a plan: a list by category, and the chosen one in a frame. */
export function PerformanceView(props: PerformanceViewProps) {
  return (
    <ErrorBoundary>
      <PerformanceViewContent {...props} />
    </ErrorBoundary>
  )
}

function PerformanceViewContent({
  categories,
  selectedId,
  onSelect,
  status = 'ready',
  errorText,
  isRetrying = false,
  onRetry,
  lateAfterMs = LATE_MS,
  labels: providedLabels = englishPerformanceViewLabels,
  ...rest
}: PerformanceViewProps) {
  const labels = useLabels(providedLabels)
  const listed = useMemo(
    () => categories.filter(({ dashboards }) => dashboards.length > 0),
    [categories],
  )
  const all = listed.flatMap(({ dashboards }) => dashboards)
  const visible = all.find(({ id }) => id === selectedId) ?? all[0]

  if (status === 'error') {
    return (
      <PerformanceRoot {...rest}>
        <div data-part="state">
          <ErrorState
            title={labels.failed}
            isRetrying={isRetrying}
            {...(onRetry === undefined ? null : { retryLabel: labels.retry, onRetry })}
          >
            {errorText}
          </ErrorState>
        </div>
      </PerformanceRoot>
    )
  }
  if (status === 'loading') return <PerformanceWaiting label={labels.loading} {...rest} />
  if (visible === undefined) {
    return (
      <PerformanceRoot {...rest}>
        <div data-part="state">
          <EmptyState illustration="files" title={labels.none} />
        </div>
      </PerformanceRoot>
    )
  }
  return (
    <PerformanceRoot {...rest}>
      <DashboardList
        categories={listed}
        currentId={visible.id}
        onSelect={onSelect}
        labels={labels}
      />
      <VisibleDashboard
        key={`${visible.id} ${visible.revision}`}
        dashboard={visible}
        {...{ lateAfterMs, labels }}
      />
    </PerformanceRoot>
  )
}

const waitingEntries = ['62%', '48%', '70%', '55%'] as const

/** The shape of a list and a frame. */
function PerformanceWaiting({
  label,
  ...rest
}: { readonly label: string } & Omit<
  PerformanceViewProps,
  'categories' | 'selectedId' | 'onSelect' | 'status' | 'labels'
>) {
  return (
    <PerformanceRoot {...rest} aria-busy="true">
      <Announcement>{label}</Announcement>
      <nav aria-hidden="true">
        {waitingEntries.map((width) => (
          <Skeleton key={width} width={width} style={{ margin: 10 }} />
        ))}
      </nav>
      <section aria-hidden="true">
        <Skeleton width={220} height={24} shape="bar" />
        <Skeleton height={569} shape="card" style={{ marginBlockStart: 16 }} />
      </section>
    </PerformanceRoot>
  )
}
