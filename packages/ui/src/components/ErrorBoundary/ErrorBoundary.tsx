import { Component, createContext, type ErrorInfo, type ReactNode } from 'react'

import { LocaleContext } from '../../internal/locale/locale-context'
import { ErrorState } from '../ErrorState'
import { englishErrorBoundaryLabels, type ErrorBoundaryLabels } from './ErrorBoundary.labels'

const LabelsContext = createContext<ErrorBoundaryLabels>(englishErrorBoundaryLabels)

/** Gives all error boundaries below it their labels, as in another language. */
export function ErrorBoundaryLabelsProvider({
  labels,
  children,
}: {
  labels: ErrorBoundaryLabels
  /** The part of the page whose error boundaries get the labels. */
  children?: ReactNode
}) {
  return <LabelsContext.Provider value={labels}>{children}</LabelsContext.Provider>
}

/** The error and a function that renders the children again. */
export interface BrokenPart {
  error: unknown
  /** The labels of the boundary. */
  labels: ErrorBoundaryLabels
  reset: () => void
}

export interface ErrorBoundaryProps {
  /** The content that may throw. */
  children?: ReactNode
  /** @default those of `ErrorBoundaryLabelsProvider`, else `englishErrorBoundaryLabels` */
  labels?: ErrorBoundaryLabels
  /** Renders a custom fallback. */
  renderError?: (broken: BrokenPart) => ReactNode
  /**
   * Called with each error, for reporting. `componentStack` lists the components around
   * it, innermost first.
   * @default `reportError` of the browser
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
    const { onError } = this.props
    if (onError) onError({ error, componentStack: componentStack ?? '' })
    else reportError(error)
  }

  readonly handleReset = () => {
    this.setState({ broken: null })
  }

  override render(): ReactNode {
    const { children } = this.props
    const { broken } = this.state
    if (!broken) return children
    return (
      <LocaleContext.Consumer>
        {({ translate }) => (
          <LabelsContext.Consumer>
            {(inherited) =>
              this.renderBroken(broken.error, translate(this.props.labels ?? inherited))
            }
          </LabelsContext.Consumer>
        )}
      </LocaleContext.Consumer>
    )
  }

  private renderBroken(error: unknown, labels: ErrorBoundaryLabels): ReactNode {
    const { renderError } = this.props
    if (renderError) return renderError({ error, labels, reset: this.handleReset })
    return (
      <ErrorState title={labels.title} retryLabel={labels.retry} onRetry={this.handleReset}>
        {labels.message}
      </ErrorState>
    )
  }
}
