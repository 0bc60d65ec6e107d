import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { Combobox, type ComboboxEntry, type ComboboxProps } from './index'

export const stores: readonly ComboboxEntry[] = [
  {
    label: 'West',
    options: [
      { value: 'denver', label: 'Denver, Cherry Creek' },
      { value: 'portland', label: 'Portland, Pearl District' },
      { value: 'seattle', label: 'Seattle, Capitol Hill', description: 'Opens in March' },
      { value: 'san-jose', label: 'San José, Santana Row' },
    ],
  },
  {
    label: 'East',
    options: [
      { value: 'boston', label: 'Boston, Back Bay' },
      {
        value: 'new-york',
        label: 'New York, SoHo',
        isDisabled: true,
        disabledReason: 'You may not plan for this store.',
      },
      { value: 'montreal', label: 'Montréal, Plateau' },
    ],
  },
]

export function ControlledCombobox(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  const [made, setMade] = useState<readonly ComboboxEntry[]>([])
  const onCreate = props.onCreate
  return (
    <Combobox
      {...props}
      options={made.length === 0 ? props.options : [...props.options, ...made]}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange(change)
      }}
      {...(onCreate
        ? {
            onCreate: (request) => {
              setMade((before) => [...before, { value: request.label, label: request.label }])
              setValue(request.label)
              onCreate(request)
            },
          }
        : null)}
    />
  )
}

export const comboboxStories = {
  args: {
    label: 'Store',
    options: stores,
    value: null,
    placeholder: 'Type to find a store',
    onChange: fn(),
  },
  argTypes: {
    labelAction: { control: false },
    options: { control: false },
    labels: { control: false },
  },
  render: (args) => <ControlledCombobox {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>

export const twoThousand: readonly ComboboxEntry[] = Array.from({ length: 2000 }, (_, index) => ({
  value: `store-${index}`,
  label: `Store ${index + 1}, ${index % 3 === 0 ? 'Denver' : 'Portland'}`,
}))
