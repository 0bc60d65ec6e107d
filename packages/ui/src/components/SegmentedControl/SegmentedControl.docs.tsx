import { CalendarDays, GanttChart, List } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SegmentedControlProps } from './SegmentedControl'

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

export const docs: ComponentDocs<SegmentedControlProps<string>> = {
  purpose: 'Chooses one of a few options that are all in view.',
  whenToUse: [
    'Two to five options exclude each other, and each is a word: month, day, flow.',
    'The choice takes effect at once, and people go back and forth between options.',
    'It changes how the same thing is shown: the view, the unit, the grouping.',
  ],
  whenNotToUse: {
    'There are more than five options, or they have long names': 'Select',
    'The options are answers in a form that is sent later': 'RadioGroup',
    'Each option is a section of content with a panel of its own': 'Tabs',
    'Something is on or off': 'Switch',
    'Several can be on at once': 'ToggleButton',
  },
  guidance: [
    {
      do: 'Keep each label to a word. `label` says for screen readers what is chosen.',
      right: { label: 'View', options: views, value: 'month' },
      dont: 'Sentences are cut as soon as the container is narrow, and are slow to compare.',
      wrong: { label: 'View, in sentences', options: longViews, value: 'month' },
    },
    {
      do: 'Offer two to five options: all of them are seen at a glance.',
      right: { label: 'Part of the plan', options: views, value: 'day' },
      dont: 'Seven options take the whole line and are searched one by one. Use a [Select].',
      wrong: { label: 'Channel', options: channels, value: 'Email' },
    },
  ],
  anatomy: {
    example: { label: 'View of the plan', options: viewsWithIcons, value: 'month' },
    parts: {
      Group: 'The sunken bar. `label` is its accessible name, and is not seen.',
      'Chosen segment': 'Raised, with a border: it is told apart without color.',
      Segment: 'An option. It keeps its width; only long names shrink.',
      Icon: 'Before the label. Optional; give all options one or none.',
    },
    marks: {
      Group: '[role="radiogroup"]',
      'Chosen segment': 'label:has(:checked)',
      Segment: 'label:nth-of-type(2)',
      Icon: 'label:last-of-type > svg',
    },
  },
  keyboard: {
    Tab: 'Moves to the chosen option, then out of the control.',
    'ArrowRight, ArrowDown': 'Chooses the next option; after the last one the first.',
    'ArrowLeft, ArrowUp': 'Chooses the previous option; before the first one the last.',
  },
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
