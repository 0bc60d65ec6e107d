import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Link } from '../Link'
import { ErrorState } from './ErrorState'

/** A state that tries again for two seconds. */
function Retrying() {
  const [isRetrying, setIsRetrying] = useState(false)
  return (
    <ErrorState
      size="small"
      title="The documents could not be loaded"
      retryLabel="Try again"
      isRetrying={isRetrying}
      onRetry={() => {
        setIsRetrying(true)
        setTimeout(() => {
          setIsRetrying(false)
        }, 2000)
      }}
    >
      Check your connection.
    </ErrorState>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Replaces content that could not be loaded, and tries again.',
  whenToUse: [
    'A request failed and its content has nothing to show: a table, a panel, a preview.',
    'The rest of the page works, and the failure belongs to this one place.',
  ],
  whenNotToUse: {
    'The content loaded and is empty': 'EmptyState',
    'The content is there, and saving it failed': 'Banner',
    'A short action failed and can be repeated': 'ToastRegion',
    'Code throws while it renders': 'ErrorBoundary',
    'Fields of a form are wrong': 'ErrorSummary',
  },
  guidance: [
    {
      do: 'Say what is missing and what to check, and offer the retry in its place.',
      right: <Retrying />,
      dont: 'A code without a way on: people reload the page and lose what they typed elsewhere.',
      wrong: (
        <ErrorState size="small" title="Error 503">
          Service unavailable.
        </ErrorState>
      ),
    },
    {
      do: 'When trying again cannot help, leave `onRetry` out and lead to a place that works.',
      right: (
        <ErrorState
          size="small"
          title="This plan could not be opened"
          actions={<Link href="#plans">All plans</Link>}
        >
          It was deleted, or you have no role on it.
        </ErrorState>
      ),
      dont: 'A retry that must fail makes people press it again and again.',
      wrong: (
        <ErrorState
          size="small"
          title="You have no role on this plan"
          retryLabel="Try again"
          onRetry={() => {
            // Nothing would change.
          }}
        />
      ),
    },
  ],
  anatomy: {
    example: (
      <ErrorState
        title="The documents could not be loaded"
        retryLabel="Try again"
        onRetry={() => {
          // The example stays.
        }}
      >
        Check your connection.
      </ErrorState>
    ),
    parts: {
      Mark: 'Decorative.',
      Title: 'What could not be shown.',
      Text: 'What people can do, or a reference for support. Optional.',
      'Retry button': 'With `onRetry` and `retryLabel`; other `actions` follow it.',
    },
    marks: {
      Mark: 'svg',
      Title: '[role="alert"] > div:nth-of-type(1)',
      Text: '[role="alert"] > div:nth-of-type(2)',
      'Retry button': 'button',
    },
  },
  keyboard: {
    Tab: 'Reaches the retry button and the other actions.',
    'Enter, Space': 'Presses the button. While `isRetrying`, further presses are ignored.',
  },
  accessibility: [
    'It has the role `alert`: it is announced at once when it appears.',
    'While retrying, the button is busy and keeps the focus.',
    'Left to the product: when a retry succeeds, the button is gone; move the focus to the content that has replaced it.',
    'Left to the product: one message for one failure. Three panels that fail together are announced three times.',
  ],
  content: [
    'Title: “The documents could not be loaded”, naming the thing, not “Something went wrong”.',
    'Text: a step that people can take. Put a reference such as “Ref 4F2A” at the end, if support asks for it.',
    'Do not apologize and do not blame.',
  ],
  related: ['ErrorBoundary', 'EmptyState', 'Banner', 'Skeleton'],
}
