import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Stepper, type Step } from './Stepper'
import { englishStepperLabels } from './stepper-labels'

/** A stepper whose finished steps can be opened. */
function LiveStepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  const [currentId, setCurrentId] = useState(steps[1]?.id ?? '')
  return (
    <Stepper
      label={label}
      steps={steps}
      currentId={currentId}
      labels={englishStepperLabels}
      onSelect={({ id }) => {
        setCurrentId(id)
      }}
      style={{ width: '100%' }}
    />
  )
}

const steps: readonly Step[] = [
  { id: 'basics', title: 'Basics', isDone: true },
  { id: 'channels', title: 'Channels' },
  { id: 'team', title: 'Team' },
]

export const docs: ComponentDocs = {
  purpose: 'Shows where people are in a task of several steps.',
  whenToUse: [
    'A task has two to seven steps in a fixed order, and later ones depend on earlier ones.',
    'Each step is a page or a view of its own: setting up a plan, an import with a preview.',
  ],
  whenNotToUse: [
    { when: 'The views can be visited in any order', use: 'Tabs' },
    { when: 'All fields fit on one page', use: 'FormLayout' },
    { when: 'A machine works, and people wait', use: 'ProgressBar' },
    { when: 'Parts of the page are explained', use: 'CoachMark' },
  ],
  guidance: [
    {
      do: {
        example: <LiveStepper label="Set up a plan" steps={steps} />,
        caption: 'Name each step after its content, with a noun.',
      },
      dont: {
        example: (
          <LiveStepper
            label="Set up a plan, numbered"
            steps={steps.map((step, index) => ({ ...step, title: `Step ${index + 1}` }))}
          />
        ),
        caption: 'The number is drawn already. People want to know what is coming.',
      },
    },
    {
      do: {
        example: (
          <Stepper
            label="Import"
            currentId="check"
            labels={englishStepperLabels}
            steps={[
              { id: 'file', title: 'File', hasError: true, description: '2 rows have no date' },
              { id: 'check', title: 'Check' },
            ]}
            style={{ width: '100%' }}
          />
        ),
        caption: 'Mark a step with `hasError`, and say in its `description` what is wrong.',
      },
      dont: {
        example: (
          <Stepper
            label="Import, bare"
            currentId="check"
            labels={englishStepperLabels}
            steps={[
              { id: 'file', title: 'File', hasError: true },
              { id: 'check', title: 'Check' },
            ]}
            style={{ width: '100%' }}
          />
        ),
        caption: 'A warning without a reason sends people back to search for it.',
      },
    },
  ],
  anatomy: {
    example: <LiveStepper label="Example of steps" steps={steps} />,
    parts: [
      {
        name: 'Mark',
        selector: 'li [aria-hidden="true"]',
        description: 'The number; a check when done, a triangle when something needs attention.',
      },
      {
        name: 'Title',
        selector: 'li[data-state="current"] [aria-hidden="true"] + *',
        description: 'A few words. Where the names do not fit, only the current one is visible.',
      },
      { name: 'Description', description: 'A second line, such as what is wrong. Optional.' },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves between the steps that can be opened.' },
    { keys: ['Enter', 'Space'], action: 'Opens the step.' },
  ],
  accessibility: [
    'It is an ordered list. The current step has `aria-current="step"`; the state of the others is read after their title.',
    'With `onSelect`, finished steps and those with an error are buttons; `canSelect` changes that. The current one is never a button.',
    'Hidden names in a narrow place are still read.',
    'Left to the product: move the focus to the heading of the new step.',
    'Left to the product: the buttons “Back” and “Next” below the content.',
  ],
  content: [
    'One or two words in sentence case: “Channels”.',
    'Parallel forms: all nouns, or all verbs.',
    'Descriptions are a few words without a period.',
  ],
  related: ['Tabs', 'ProgressBar', 'FormLayout', 'FullScreenPage'],
}
