import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { Select, type SelectEntry, type SelectProps } from './index'

export const channels: readonly SelectEntry[] = [
  { value: 'email', label: 'Email', swatchColor: '#EF482A' },
  { value: 'social', label: 'Social', swatchColor: '#8E4EC6' },
  { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
  {
    value: 'stores',
    label: 'Store windows',
    swatchColor: '#2F6FED',
    isDisabled: true,
    disabledReason: 'You may not edit this channel.',
  },
  { value: 'events', label: 'Events', swatchColor: '#D6409F' },
]

export function HeldSelect(props: SelectProps) {
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
  render: (args) => <HeldSelect {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Lets a person choose one option from a list. For two to five short options use a **SegmentedControl**, for searching by typing a **Combobox**, for several choices a **MultiSelect**, and for actions a **Menu**. Disabled options stay in the list and can be focused; their second line says why they are disabled. Only visible rows are rendered.

| Key | What it does |
| --- | --- |
| Enter, Space, ↓, ↑ | Opens the list |
| ↓, ↑, Page Down, Page Up, Home, End | Moves over the options, also over those that cannot be chosen |
| Letters | Go to the next option that begins with them |
| Enter, Space | Chooses and closes; on what cannot be chosen, says why |
| Tab | Chooses and goes on |
| Delete, Backspace on the closed field | Takes the choice back, where it may be |
| Esc | Closes without choosing; a dialog around stays open |`,
      },
    },
  },
} satisfies Meta<typeof Select>

export const twoThousand: readonly SelectEntry[] = Array.from({ length: 2000 }, (_, index) => ({
  value: `store-${index}`,
  label: `Store ${index + 1}, ${index % 3 === 0 ? 'Denver' : 'Portland'}`,
  ...(index % 50 === 7 ? { isDisabled: true, disabledReason: 'Closed for the season' } : null),
}))
