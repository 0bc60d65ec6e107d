import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { token } from '../../theme/token'
import { SplitPane } from './SplitPane'

/** Two panes that can be resized, inside a frame. */
function LivePanes({
  label,
  minSize,
  maxSize,
}: {
  label: string
  minSize: number
  maxSize: number
}) {
  const [size, setSize] = useState(120)
  return (
    <div style={{ width: '100%', height: 140, border: `1px solid ${token('color-line')}` }}>
      <SplitPane
        label={label}
        size={size}
        minSize={minSize}
        maxSize={maxSize}
        onResize={(change) => {
          setSize(change.size)
        }}
        start={<div style={{ padding: 12 }}>Documents</div>}
        end={<div style={{ padding: 12 }}>Preview of the document</div>}
        style={{ height: '100%' }}
      />
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Divides an area into two panes with a movable line.',
  whenToUse: [
    'Two parts are worked with at the same time, and how much space each needs depends on the person or the content.',
    'A list stands beside a preview, or a table above its details.',
  ],
  whenNotToUse: [
    { when: 'The second part opens and closes', use: 'SidePanel' },
    { when: 'Parts are looked at one at a time', use: 'Tabs' },
    {
      when: 'The right proportion is the same for everybody',
      use: 'A CSS grid. Every line that can be moved is one more thing to set.',
    },
  ],
  guidance: [
    {
      do: {
        example: <LivePanes label="Width of the documents" minSize={96} maxSize={220} />,
        caption: 'Set limits between which both panes stay useful.',
      },
      dont: {
        example: (
          <LivePanes label="Width of the documents, without limits" minSize={0} maxSize={2000} />
        ),
        caption: 'Without limits a pane disappears, and its content seems to be lost.',
      },
    },
  ],
  anatomy: {
    example: <LivePanes label="Width of the list" minSize={96} maxSize={220} />,
    parts: [
      {
        name: 'Sized pane',
        selector: '[data-sized]',
        description: 'The one whose size is held, `start` or `end`. It can be collapsed.',
      },
      {
        name: 'Separator',
        selector: '[role="separator"]',
        description:
          'The line that is moved. A double click collapses the sized pane, with `onCollapse`.',
      },
      {
        name: 'Other pane',
        selector: '[data-orientation] > :last-child',
        description: 'Takes the rest.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      action:
        'Moves the line by a step: 16 pixels, or 2 percent. Up and down when one pane is above the other.',
    },
    { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], action: 'Moves it by five steps.' },
    { keys: ['Home', 'End'], action: 'Makes the pane as small or as large as allowed.' },
    { keys: ['Enter'], action: 'Collapses or expands the sized pane, with `onCollapse`.' },
    { keys: ['Escape'], action: 'While dragging: restores the size.' },
  ],
  accessibility: [
    'The line is a focusable `separator` named by `label`, with its value and limits; it controls the sized pane.',
    'While dragging, the size is written to the page without rendering; `isFinal` tells the last change.',
    'Left to the product: store the size, and give a way back when it is collapsed.',
  ],
  content: ['`label` says what is resized: “Width of the list”, “Height of the preview”.'],
  related: ['SidePanel', 'Tabs', 'Accordion'],
}
