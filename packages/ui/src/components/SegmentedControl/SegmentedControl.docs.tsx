import { CalendarDays, GanttChart, List } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { SegmentedControl, type SegmentOption } from './SegmentedControl'

const views = [
  { value: 'month', label: 'Month' },
  { value: 'day', label: 'Day' },
  { value: 'flow', label: 'Flow' },
]
const longViews = [
  { value: 'month', label: 'Show whole months' },
  { value: 'day', label: 'Show single days' },
  { value: 'flow', label: 'Show everything on a timeline' },
]
const channels = ['Email', 'Social', 'Search', 'Display', 'Radio', 'Print', 'Stores'].map(
  (label) => ({ value: label, label }),
)
const viewsWithIcons = [
  { value: 'month', label: 'Month', icon: CalendarDays },
  { value: 'list', label: 'List', icon: List },
  { value: 'flow', label: 'Flow', icon: GanttChart },
]

/** A control that keeps what is chosen. */
function Controlled({
  label,
  options,
  first,
}: {
  label: string
  options: readonly SegmentOption<string>[]
  first: string
}) {
  const [value, setValue] = useState(first)
  return (
    <SegmentedControl
      label={label}
      options={options}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Chooses one of a few options that are all in view.',
  whenToUse: [
    'Two to five options exclude each other, and each is a word: month, day, flow.',
    'The choice takes effect at once, and people go back and forth between options.',
    'It changes how the same thing is shown: the view, the unit, the grouping.',
  ],
  whenNotToUse: [
    { when: 'There are more than five options, or they have long names', use: 'Select' },
    { when: 'The options are answers in a form that is sent later', use: 'RadioGroup' },
    { when: 'Each option is a section of content with a panel of its own', use: 'Tabs' },
    { when: 'Something is on or off', use: 'Switch' },
    { when: 'Several can be on at once', use: 'ToggleButton' },
  ],
  guidance: [
    {
      do: {
        example: <Controlled label="View" options={views} first="month" />,
        caption: 'Keep each label to a word. `label` says for screen readers what is chosen.',
      },
      dont: {
        example: <Controlled label="View, in sentences" options={longViews} first="month" />,
        caption: 'Sentences are cut as soon as the container is narrow, and are slow to compare.',
      },
    },
    {
      do: {
        example: <Controlled label="Part of the plan" options={views} first="day" />,
        caption: 'Offer two to five options: all of them are seen at a glance.',
      },
      dont: {
        example: <Controlled label="Channel" options={channels} first="Email" />,
        caption: 'Seven options take the whole line and are searched one by one. Use a [Select].',
      },
    },
  ],
  anatomy: {
    example: <Controlled label="View of the plan" options={viewsWithIcons} first="month" />,
    parts: [
      {
        name: 'Group',
        selector: '[role="radiogroup"]',
        description: 'The sunken bar. `label` is its accessible name, and is not seen.',
      },
      {
        name: 'Chosen segment',
        selector: 'label:has(:checked)',
        description: 'Raised, with a border: it is told apart without color.',
      },
      {
        name: 'Segment',
        selector: 'label:nth-of-type(2)',
        description: 'An option. It keeps its width; only long names shrink.',
      },
      {
        name: 'Icon',
        selector: 'label:last-of-type > svg',
        description: 'Before the label. Optional; give all options one or none.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the chosen option, then out of the control.' },
    {
      keys: ['ArrowRight', 'ArrowDown'],
      action: 'Chooses the next option; after the last one the first.',
    },
    {
      keys: ['ArrowLeft', 'ArrowUp'],
      action: 'Chooses the previous option; before the first one the last.',
    },
  ],
  accessibility: [
    'It is a `radiogroup` of native radio buttons: position and number are read, as in “Day, 2 of 3”.',
    'An arrow key chooses at once. When a choice loads for seconds, use a [Select] or a [RadioGroup] with a button.',
    'A label that is cut has its whole text as a tooltip, and for screen readers.',
    'In forced colors the chosen option has the system color of selections.',
    'Left to the product: say what has changed when the change is far away on the page.',
  ],
  content: [
    'Labels are single nouns of the same kind: “Month”, “Day”, “Flow”.',
    '`label` names the choice, not the action: “View”, not “Choose a view”.',
    'Keep the order of options everywhere the same.',
  ],
  related: ['RadioGroup', 'Tabs', 'Select', 'ToggleButton', 'Toolbar'],
}
