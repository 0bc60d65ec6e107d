import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { Step, StepperProps } from './Stepper'

const steps: readonly Step[] = [
  { id: 'basics', title: 'Basics', isDone: true },
  { id: 'channels', title: 'Channels' },
  { id: 'team', title: 'Team' },
]

export const docs: ComponentDocs<StepperProps> = {
  purpose: 'Shows where people are in a task of several steps.',
  whenToUse: [
    'A task has two to seven steps in a fixed order, and later ones depend on earlier ones.',
    'Each step is a page or a view of its own: setting up a plan, an import with a preview.',
  ],
  whenNotToUse: {
    'The views can be visited in any order': 'Tabs',
    'All fields fit on one page': 'FormLayout',
    'A machine works, and people wait': 'ProgressBar',
    'Parts of the page are explained': 'CoachMark',
  },
  exampleProps: { currentId: 'channels', style: { width: '100%' } },
  guidance: [
    {
      do: 'Name each step after its content, with a noun.',
      right: { label: 'Set up a plan', steps },
      dont: 'The number is drawn already. People want to know what is coming.',
      wrong: {
        label: 'Set up a plan, numbered',
        steps: steps.map((step, index) => ({ ...step, title: `Step ${index + 1}` })),
      },
    },
    {
      do: 'Mark a step with `hasError`, and say in its `description` what is wrong.',
      right: {
        label: 'Import',
        currentId: 'check',
        steps: [
          { id: 'file', title: 'File', hasError: true, description: '2 rows have no date' },
          { id: 'check', title: 'Check' },
        ],
      },
      dont: 'A warning without a reason sends people back to search for it.',
      wrong: {
        label: 'Import, bare',
        currentId: 'check',
        steps: [
          { id: 'file', title: 'File', hasError: true },
          { id: 'check', title: 'Check' },
        ],
      },
    },
  ],
  anatomy: {
    example: { label: 'Example of steps', steps },
    parts: {
      Mark: 'The number; a check when done, a triangle when something needs attention.',
      Title: 'A few words. Where the names do not fit, only the current one is visible.',
      Description: 'A second line, such as what is wrong. Optional.',
    },
    marks: {
      Mark: 'li [aria-hidden="true"]',
      Title: 'li[data-state="current"] [aria-hidden="true"] + *',
    },
  },
  keyboard: {
    Tab: 'Moves between the steps that can be opened.',
    'Enter, Space': 'Opens the step.',
  },
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
