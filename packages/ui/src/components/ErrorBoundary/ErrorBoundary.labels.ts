import { defineLabels } from '@throughline/domain/locale'
import type { ReactNode } from 'react'

/** The labels in English. */
export const englishErrorBoundaryLabels = defineLabels('ErrorBoundary', () => ({
  /** What has happened. */
  title: 'This part stopped working',
  /** The consequences, and what to do. */
  message: 'Nothing that was saved is lost, and the rest of the page stays in use.' as ReactNode,
  /** Label of the button that renders the children again. */
  retry: 'Try again',
}))

/** The labels of the fallback. */
export interface ErrorBoundaryLabels extends Readonly<typeof englishErrorBoundaryLabels> {}
