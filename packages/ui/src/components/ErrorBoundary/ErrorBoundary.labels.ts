import type { ReactNode } from 'react'

/** The labels of the fallback. */
export interface ErrorBoundaryLabels {
  /** What has happened. */
  title: string
  /** The consequences, and what to do. */
  message: ReactNode
  /** Label of the button that renders the children again. */
  retry: string
}

/** The labels in English. */
export const englishErrorBoundaryLabels: ErrorBoundaryLabels = {
  title: 'This part stopped working',
  message: 'Nothing that was saved is lost, and the rest of the page stays in use.',
  retry: 'Try again',
}
