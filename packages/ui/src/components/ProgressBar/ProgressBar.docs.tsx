import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { ProgressBar } from './ProgressBar'

export const docs: ComponentDocs = {
  purpose: 'Shows how far a task has come.',
  whenToUse: [
    'A task takes more than a few seconds and its parts can be counted: an upload, an import of rows.',
    'The wait has a place of its own, with a text beside it, also when the length is unknown.',
  ],
  whenNotToUse: {
    'A short wait of unknown length': 'Spinner',
    'Content of known size is loading': 'Skeleton',
    'An amount is compared with its limit, such as money spent': 'Meter',
    'People go through the steps of a task': 'Stepper',
  },
  guidance: [
    {
      do: 'Count what people know: files, rows. The text says more than a bar.',
      right: (
        <ProgressBar
          label="Uploading"
          value={3}
          max={12}
          valueText="3 of 12 files"
          style={{ width: 260 }}
        />
      ),
      dont: 'A quarter of what? And what happens meanwhile?',
      wrong: <ProgressBar label="Please wait" value={25} style={{ width: 260 }} />,
    },
    {
      do: 'Pass `null` while the length is unknown.',
      right: <ProgressBar label="Preparing the export" value={null} style={{ width: 260 }} />,
      dont: 'An invented value stops at 99 percent, and nobody believes the next bar.',
      wrong: <ProgressBar label="Preparing the export (guess)" value={99} style={{ width: 260 }} />,
    },
  ],
  anatomy: {
    example: (
      <ProgressBar
        label="Uploading"
        value={7}
        max={12}
        valueText="7 of 12 files"
        style={{ width: 280 }}
      />
    ),
    parts: {
      Label: 'What is in progress. `isLabelHidden` keeps it for screen readers.',
      Value: '`valueText`, in words. Optional.',
      Track: 'The whole task; 4, 6 or 10 pixels high.',
      Fill: 'What is done, in the color of `tone`.',
    },
    marks: {
      Label: '[role="progressbar"] > :first-child > :first-child',
      Value: '[role="progressbar"] > :first-child > :last-child',
      Track: '[role="progressbar"] > :last-child',
      Fill: '[role="progressbar"] > :last-child > :first-child',
    },
  },
  keyboard: 'It takes no focus: it is only read.',
  accessibility: [
    'It has the role `progressbar` with the label as its name. `valueText` is read in place of the percentage.',
    'With `value={null}` it has no value, so screen readers say that it is busy.',
    'With reduced motion, an unknown value is drawn as stripes that stand still.',
    'Left to the product: announce the end, for example by a [ToastRegion]. A bar that disappears is not heard.',
  ],
  content: [
    'Label: what is going on, “Importing tactics”.',
    'Value: done of all, with the unit: “3 of 12 files”.',
    'With `tone="danger"` the label says what failed; color alone does not.',
  ],
  related: ['Spinner', 'Skeleton', 'Meter', 'Stepper'],
}
