import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { Select, type SelectEntry, type SelectProps } from './index'

const channels: readonly SelectEntry[] = [
  { value: 'email', label: 'Email', swatchColor: '#EF482A' },
  { value: 'social', label: 'Social', swatchColor: '#8249AB' },
  { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
  {
    value: 'stores',
    label: 'Store windows',
    swatchColor: '#2F6FED',
    isDisabled: true,
    disabledReason: 'You may not edit this channel.',
  },
  { value: 'events', label: 'Events', swatchColor: '#E359AD' },
]

export function ControlledSelect(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange(change)
      }}
      {...(props.onClear
        ? {
            onClear: () => {
              setValue(null)
              props.onClear?.()
            },
          }
        : null)}
    />
  )
}

export const selectStories = {
  args: {
    label: 'Channel',
    options: channels,
    value: null,
    placeholder: 'Choose a channel',
    onChange: fn(),
  },
  argTypes: { labelAction: { control: false }, options: { control: false } },
  render: (args) => <ControlledSelect {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export const twoThousand: readonly SelectEntry[] = Array.from({ length: 2000 }, (_, index) => ({
  value: `store-${index}`,
  label: `Store ${index + 1}, ${index % 3 === 0 ? 'Denver' : 'Portland'}`,
  ...(index % 50 === 7 ? { isDisabled: true, disabledReason: 'Closed for the season' } : null),
}))
