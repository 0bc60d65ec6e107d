import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { MultiSelect, type MultiSelectEntry, type MultiSelectProps } from './index'

export const types: readonly MultiSelectEntry[] = [
  {
    label: 'Paid',
    options: [
      { value: 'display', label: 'Display' },
      { value: 'video', label: 'Video', description: 'Pre-roll and connected television' },
      { value: 'social-ads', label: 'Social ads' },
    ],
  },
  {
    label: 'Owned',
    options: [
      { value: 'newsletter', label: 'Newsletter' },
      { value: 'site', label: 'Site takeover' },
      {
        value: 'catalog',
        label: 'Catalog',
        isDisabled: true,
        disabledReason: 'Only the lead plan may change this.',
      },
    ],
  },
]

/** Applies its own changes, as a page does. */
export function ControlledMultiSelect(props: MultiSelectProps) {
  const [values, setValues] = useState(props.values)
  return (
    <MultiSelect
      {...props}
      values={values}
      onChange={(change) => {
        setValues(change.values)
        props.onChange(change)
      }}
    />
  )
}

export const multiSelectStories = {
  args: {
    label: 'Tactic types',
    options: types,
    values: [],
    placeholder: 'Choose types',
    onChange: fn(),
  },
  argTypes: {
    labelAction: { control: false },
    options: { control: false },
    labels: { control: false },
  },
  render: (args) => <ControlledMultiSelect {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 340, minHeight: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>

type Story = StoryObj<typeof multiSelectStories>

export const twoThousand: readonly MultiSelectEntry[] = Array.from({ length: 20 }, (_, group) => ({
  label: `Region ${group + 1}`,
  options: Array.from({ length: 100 }, (__, index) => ({
    value: `store-${group * 100 + index}`,
    label: `Store ${group * 100 + index + 1}, ${index % 3 === 0 ? 'Denver' : 'Portland'}`,
  })),
}))

/* Two chips that fill the line. */
export const fullLine: NonNullable<Story['args']> = {
  values: ['leaflets', 'newsletter'],
  options: [
    { value: 'leaflets', label: 'Leaflets in all stores' },
    { value: 'newsletter', label: 'Newsletter' },
    { value: 'site', label: 'Site takeover' },
  ],
}
