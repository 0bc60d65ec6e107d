import { Banner } from '@throughline/ui/Banner'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Link } from '@throughline/ui/Link'
import { LinkButton } from '@throughline/ui/LinkButton'
import { Spinner } from '@throughline/ui/Spinner'
import { ExternalLink } from 'lucide-react'
import { useId, useState, useEffect } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { englishPerformanceViewLabels } from './PerformanceView.labels'
import type { PerformanceViewLabels } from './PerformanceView.labels'
import { FrameBox, Visible } from './PerformanceView.styles'
import type { PerformanceDashboard } from './PerformanceView.types'

/**
 * Permissions of embedded HTML in its frame. Without `allow-same-origin` its origin is opaque.
 * Without `allow-top-navigation` it cannot take the window to another page.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** After so many milliseconds a dashboard counts as late. */
export const LATE_MS = 15_000

export interface VisibleDashboardProps {
  readonly dashboard: PerformanceDashboard
  /** After so many milliseconds it counts as late; the label `late` names the time. @default 15000 */
  readonly lateAfterMs?: number
  /** @default englishPerformanceViewLabels */
  readonly labels?: PerformanceViewLabels
}

/** One dashboard with its name. Render it with a key for each revision. */
export function VisibleDashboard(props: VisibleDashboardProps) {
  return (
    <ErrorBoundary>
      <VisibleDashboardContent {...props} />
    </ErrorBoundary>
  )
}

function VisibleDashboardContent({
  dashboard,
  lateAfterMs = LATE_MS,
  labels: providedLabels = englishPerformanceViewLabels,
}: VisibleDashboardProps) {
  const labels = useLabels(providedLabels)
  const { name, kind, url } = dashboard
  const headingId = useId()
  // The link to a tab needs a newly signed address; the frame retains the address that it has
  // loaded.
  const [frameUrl] = useState(url)
  const { state, onLoad } = useFrameLoad(lateAfterMs)
  const tab = { href: url, target: '_blank', rel: 'noopener noreferrer' }
  const frame = { src: frameUrl, onLoad, referrerPolicy: 'no-referrer' } as const
  return (
    <section aria-labelledby={headingId}>
      <Visible>
        <header>
          <h2 id={headingId}>{name}</h2>
          <LinkButton {...tab} icon={ExternalLink}>
            {labels.openInTab}
          </LinkButton>
        </header>
        {state === 'late' ? (
          <div data-part="late" role="alert">
            <Banner
              tone="warning"
              title={labels.late(name)}
              actions={<LinkButton {...tab}>{labels.openInTab}</LinkButton>}
            >
              {labels.lateHint}
            </Banner>
          </div>
        ) : null}
        <FrameBox data-kind={kind} aria-busy={state !== 'loaded'}>
          {kind === 'pdf' ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- viewers of PDF refuse to work in a sandbox; the server lets nothing in the file run
            <iframe {...frame} title={name} />
          ) : (
            <iframe {...frame} title={name} sandbox={SANDBOX} allow="fullscreen" />
          )}
          {state === 'loaded' ? null : (
            <div data-part="spinner">
              <Spinner size={24} label={labels.loadingNamed(name)} />
            </div>
          )}
        </FrameBox>
        {kind === 'pdf' ? <p data-part="paper">{labels.pdfOnPaper}</p> : null}
        {kind === 'pdf' ? (
          <p data-part="fallback">
            {labels.pdfFallback}{' '}
            <Link variant="inline" {...tab}>
              {labels.pdfLink(name)}
            </Link>
          </p>
        ) : null}
      </Visible>
    </section>
  )
}

/** Whether a frame has loaded, and whether it takes too long. */
function useFrameLoad(lateAfterMs: number): {
  readonly state: 'loading' | 'late' | 'loaded'
  readonly onLoad: () => void
} {
  const [isLoaded, setLoaded] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLoaded) return undefined
    const timer = setTimeout(() => {
      setLate(true)
    }, lateAfterMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isLoaded, lateAfterMs])
  return {
    state: isLoaded ? 'loaded' : isLate ? 'late' : 'loading',
    onLoad: () => {
      setLoaded(true)
    },
  }
}
