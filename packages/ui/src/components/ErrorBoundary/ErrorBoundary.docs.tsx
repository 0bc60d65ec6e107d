import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { ErrorState } from '../ErrorState'
import { englishErrorBoundaryLabels } from './ErrorBoundary.labels'
import { ErrorBoundary } from './ErrorBoundary'

function Chart({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('An example of an error while rendering')
  return <p>The chart of this quarter.</p>
}

/** A view that breaks when its button is pressed. */
function BreakableView() {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Button
        size="small"
        onClick={() => {
          setIsBroken(!isBroken)
        }}
      >
        {isBroken ? 'Mend the chart' : 'Break the chart'}
      </Button>
      <ErrorBoundary labels={englishErrorBoundaryLabels} resetKey={String(isBroken)}>
        <Chart isBroken={isBroken} />
      </ErrorBoundary>
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Keeps the page usable when a part of it throws.',
  whenToUse: [
    'Around each view of a page, each panel and each widget: whatever can be missing while the rest works.',
    'Around content of others, such as a plug-in or an embedded chart.',
  ],
  whenNotToUse: {
    'A request failed: that is no error of rendering': 'ErrorState',
    'The error comes from an event handler or a timer, which React does not report to it':
      'ToastRegion',
    'Input is wrong': 'ErrorSummary',
  },
  guidance: [
    {
      do: 'Put the boundary around the chart alone: the buttons beside it go on working.',
      right: <BreakableView />,
      dont: 'A single boundary around the page takes the navigation away as well.',
      wrong: (
        <ErrorState title="This part stopped working" retryLabel="Try again" size="small">
          One boundary around everything, and all of the page is gone.
        </ErrorState>
      ),
    },
  ],
  anatomy: {
    parts: {
      Children: 'What is protected. It has no element of its own around them.',
      Fallback: 'An [ErrorState] with the texts of `labels`, or what `renderError` returns.',
      'Retry button': 'Renders the children again, with new state.',
    },
  },
  keyboard: {
    Tab: 'Reaches the retry button of the fallback.',
    'Enter, Space': 'Renders the children again.',
  },
  accessibility: [
    'The fallback is announced at once, because its content disappeared without a press.',
    'A fallback of your own by `renderError` has to do the same: give it the role `alert`.',
    'Left to the product: report the error in `onError`, where `componentStack` says where it was, or listen for `error` on `window`.',
    'Left to the product: `resetKey`, such as the URL, so that going elsewhere and back mends the view.',
  ],
  content: [
    'Say that nothing saved is lost, if that is true: it is the first thing that people fear.',
    'In another language: the labels of `ErrorBoundaryLabelsProvider`, once for the product.',
    'No names of errors and no stack. They belong into the report.',
  ],
  related: ['ErrorState', 'Banner', 'ToastRegion'],
}
