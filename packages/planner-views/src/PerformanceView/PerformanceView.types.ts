import type { ComponentPropsWithRef } from 'react'
import type { PerformanceViewLabels } from './PerformanceView.labels'

/** A dashboard as the view shows it. */
export interface PerformanceDashboard {
  readonly id: number
  readonly name: string
  readonly kind: 'html' | 'pdf'
  /**
   * Address of the content. HTML is untrusted: the view gives its frame an opaque origin. The
   * server of the address has to do the same, for users who open it in a tab.
   */
  readonly url: string
  /**
   * Changes when the content changes, and only then. A frame loads once for each revision, so that
   * a newly signed address alone does not load it again.
   */
  readonly revision: string
}

/** The active dashboards of a category, in their order. */
export interface PerformanceCategory {
  readonly id: number
  readonly name: string
  readonly dashboards: readonly PerformanceDashboard[]
}

export interface PerformanceViewProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect'
> {
  /** Categories in their order; those without an active dashboard are left out. */
  categories: readonly PerformanceCategory[]
  /** The current dashboard; null for the first one. */
  selectedId: number | null
  /** A dashboard was chosen. */
  onSelect: (change: { id: number }) => void
  /**
   * `loading` shows skeletons, `error` says that the data could not be loaded and offers to
   * try again. @default 'ready'
   */
  status?: 'loading' | 'ready' | 'error'
  /** Text of the error, which the view shows unchanged. */
  errorText?: string
  /** The dashboards are loading again after an error. @default false */
  isRetrying?: boolean
  /** The user requested to load the data again. */
  onRetry?: () => void
  /**
   * After so many milliseconds a dashboard that has not loaded counts as late; the label `late`
   * names the time. @default 15000
   */
  lateAfterMs?: number
  /** @default englishPerformanceViewLabels */
  labels?: PerformanceViewLabels
}
