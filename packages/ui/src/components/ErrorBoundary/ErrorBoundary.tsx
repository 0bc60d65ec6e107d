import { Component, type ErrorInfo, type ReactNode } from 'react'

import { ErrorState } from '../ErrorState/ErrorState'

/** What stands in for a part that broke. */
export interface ErrorBoundaryLabels {
  /** What has happened. */
  title: string
  /** What it means and what to do. */
  message: ReactNode
  /** Names the button that draws the part anew. */
  retry: string
}

/** The labels in English. */
export const englishErrorBoundaryLabels: ErrorBoundaryLabels = {
  title: 'This part stopped working',
  message: 'Nothing that was saved is lost, and the rest of the page stays in use.',
  retry: 'Try again',
}

/** What broke, and the way to draw it anew. */
export interface BrokenPart {
  error: unknown
  reset: () => void
}

export interface ErrorBoundaryProps {
  /** What may break. */
  children?: ReactNode
  /** The default look; not used with `renderError`. */
  labels: ErrorBoundaryLabels
  /** Draws something else in the place of what broke. */
  renderError?: (broken: BrokenPart) => ReactNode
  /** Something broke: report it. `componentStack` names the parts around it, innermost first. */
  onError?: (report: { error: unknown; componentStack: string }) => void
  /** When this changes, what is inside is drawn anew: the address, or the id of what is shown. */
  resetKey?: string | number
}

interface ErrorBoundaryState {
  readonly broken: { readonly error: unknown } | null
  readonly resetKey: string | number | undefined
}

/** Keeps what breaks inside from taking the page with it. */
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

  override render() {
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
