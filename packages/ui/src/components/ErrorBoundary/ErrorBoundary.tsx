import { Component, type ErrorInfo, type ReactNode } from 'react'

import { ErrorState } from '../ErrorState'
import type { ErrorBoundaryLabels } from './error-boundary-labels'

/** The error and a function that renders the children again. */
export interface BrokenPart {
  error: unknown
  reset: () => void
}

export interface ErrorBoundaryProps {
  /** The content that may throw. */
  children?: ReactNode
  /** Labels of the default fallback; not used with `renderError`. */
  labels: ErrorBoundaryLabels
  /** Renders a custom fallback. */
  renderError?: (broken: BrokenPart) => ReactNode
  /**
   * Called with each error, for reporting. `componentStack` lists the components around
   * it, innermost first.
   */
  onError?: (report: { error: unknown; componentStack: string }) => void
  /** When this changes, the children are rendered again: the URL, or the id of what is shown. */
  resetKey?: string | number
}

interface ErrorBoundaryState {
  readonly broken: { readonly error: unknown } | null
  readonly resetKey: string | number | undefined
}

/** Shows a fallback for children that throw, so that the rest of the page stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { broken: null, resetKey }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.({ error, componentStack: componentStack ?? '' })
  }

  readonly handleReset = () => {
    this.setState({ broken: null })
  }

  override render(): ReactNode {
    const { children, labels, renderError } = this.props
    const { broken } = this.state
    if (!broken) return children
    if (renderError) return renderError({ error: broken.error, reset: this.handleReset })
    return (
      <ErrorState title={labels.title} retryLabel={labels.retry} onRetry={this.handleReset}>
        {labels.message}
      </ErrorState>
    )
  }
}
