import type { Decorator, Meta } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { fn } from 'storybook/test'

import { TimeField } from './index'

export const ControlledTimeField = controlled(TimeField, ({ time }) => ({ value: time }))

export const timeFieldStories = {
  args: { label: 'Start time', value: '08:30', onChange: fn() },
  argTypes: { labelAction: { control: false }, labels: { control: false } },
  render: (args) => <ControlledTimeField {...args} />,
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
