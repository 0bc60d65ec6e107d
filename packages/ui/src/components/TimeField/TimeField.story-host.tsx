import type { Decorator, Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { TimeField, type TimeFieldProps } from './index'

export function HeldTimeField(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TimeField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.time)
        props.onChange(change)
      }}
    />
  )
}

export const timeFieldStories = {
  args: { label: 'Start time', value: '08:30', onChange: fn() },
  argTypes: { labelAction: { control: false }, labels: { control: false } },
  render: (args) => <HeldTimeField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A time of day, to the minute: typed, or chosen from a list with a time every \`stepMinutes\`. It accepts common forms: \`8\`, \`8:30\`, \`0830\`, \`8p\`, \`20h15\`. While typing, the list scrolls to the nearest time. For a date with a time use a **DateTimeField**.

| Key | What it does |
| --- | --- |
| Tab | Focuses the field and opens the list; leaves with the highlighted time |
| ↓, ↑ | Open the list on the nearest time; then next, previous time |
| Page Down, Page Up | An hour later, earlier |
| Shift with ↑, ↓ | Steps the hours, the minutes or AM/PM, whichever the caret is in |
| Enter | Chooses the highlighted time, or reads what was typed |
| Alt with ↓, ↑ | Opens, closes the list |
| Esc | Closes the list; pressed again, restores the time; after that, closes the dialog or menu around it |`,
      },
    },
  },
} satisfies Meta<typeof TimeField>

/** Room for the open list. */
export const roomBelow: Decorator[] = [
  (Story) => (
    <div style={{ minHeight: 340 }}>
      <Story />
    </div>
  ),
]
