import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SplitPaneProps } from './SplitPane'

export const docs: ComponentDocs<SplitPaneProps> = {
  purpose: 'Divides an area into two panes with a movable line.',
  whenToUse: [
    'Two parts are worked with at the same time, and how much space each needs depends on the person or the content.',
    'A list stands beside a preview, or a table above its details.',
  ],
  whenNotToUse: {
    'The second part opens and closes': 'SidePanel',
    'Parts are looked at one at a time': 'Tabs',
    'The right proportion is the same for everybody':
      'A CSS grid. Every line that can be moved is one more thing to set.',
  },
  exampleProps: { size: 120, style: { width: 340, height: '100%' } },
  guidance: [
    {
      do: 'Set limits between which both panes stay useful.',
      right: { minSize: 96, maxSize: 220 },
      dont: 'Without limits a pane disappears, and its content seems to be lost.',
      wrong: { label: 'Width of the list, without limits', minSize: 0, maxSize: 2000 },
    },
  ],
  anatomy: {
    example: {},
    parts: {
      'Sized pane': 'The one whose size is held, `start` or `end`. It can be collapsed.',
      Separator:
        'The line that is moved. A double click collapses the sized pane, with `onCollapse`.',
      'Other pane': 'Takes the rest.',
    },
    marks: {
      'Sized pane': '[data-sized]',
      Separator: '[role="separator"]',
      'Other pane': '[data-orientation] > :last-child',
    },
  },
  keyboard: {
    'ArrowLeft, ArrowRight':
      'Moves the line by a step: 16 pixels, or 2 percent. Up and down when one pane is above the other.',
    'Shift+ArrowLeft, Shift+ArrowRight': 'Moves it by five steps.',
    'Home, End': 'Makes the pane as small or as large as allowed.',
    Enter: 'Collapses or expands the sized pane, with `onCollapse`.',
    Escape: 'While dragging: restores the size.',
  },
  accessibility: [
    'The line is a focusable `separator` named by `label`, with its value and limits; it controls the sized pane.',
    'While dragging, the size is written to the page without rendering; `isFinal` tells the last change.',
    'Left to the product: store the size, and give a way back when it is collapsed.',
  ],
  content: ['`label` says what is resized: “Width of the list”, “Height of the preview”.'],
  related: ['SidePanel', 'Tabs', 'Accordion'],
}
