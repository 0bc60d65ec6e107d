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
} satisfies Meta<typeof TimeField>

/** Room for the open list. */
export const roomBelow: Decorator[] = [
  (Story) => (
    <div style={{ minHeight: 340 }}>
      <Story />
    </div>
  ),
]
