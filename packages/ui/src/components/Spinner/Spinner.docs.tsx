import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { Spinner } from './Spinner'

export const docs: ComponentDocs = {
  purpose: 'Shows that something takes longer than expected.',
  whenToUse: [
    'One small thing is waited for, and its size is unknown: a search, a check of a name.',
    'A control is busy and has no busy state of its own.',
  ],
  whenNotToUse: {
    'The form of the content is known': 'Skeleton',
    'The task takes more than a few seconds and can be counted': 'ProgressBar',
    'A button is at work': 'Button',
  },
  guidance: [
    {
      do: 'Say beside it what is waited for. Then it needs no label of its own.',
      right: (
        <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
          <Spinner delayMs={0} /> Checking the name…
        </span>
      ),
      dont: 'A large ring alone asks for patience and gives no reason.',
      wrong: <Spinner delayMs={0} size={40} label="Loading" />,
    },
    {
      do: 'Use `isBusy` of the control that was pressed: the answer is where people look.',
      right: (
        <Button variant="primary" isBusy>
          Save
        </Button>
      ),
      dont: 'The button seems to be idle, so it is pressed again.',
      wrong: (
        <>
          <Button variant="primary">Save</Button>
          <Spinner delayMs={0} label="Saving" />
        </>
      ),
    },
  ],
  anatomy: {
    example: <Spinner delayMs={0} size={32} label="Loading the plan" />,
    parts: {
      Ring: 'In the color of the text around. It turns, or fills up to `progress`.',
      Label: 'For screen readers only. Leave it out where a text beside says it.',
    },
    marks: { Ring: 'span > span' },
  },
  keyboard: 'It takes no focus.',
  accessibility: [
    'With a `label` it is a `status`, announced politely; with `progress` it is a `progressbar`. Without a label it is hidden from screen readers.',
    'It stays invisible for the first half second, so that short waits do not flash. `useWaiting` gives other parts the same delay, and a minimum time.',
    'Left to the product: one spinner for one wait. Twenty in the rows of a table are twenty announcements.',
  ],
  content: [
    'Say what is waited for: “Checking the name…”, with an ellipsis.',
    'After about ten seconds change the text or offer to cancel.',
  ],
  changes: { '0.1.0': ['First release, with `useWaiting`.'] },
  related: ['Skeleton', 'ProgressBar', 'Button'],
}
