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

export function HeldCombobox(props: ComboboxProps) {
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
  render: (args) => <HeldCombobox {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Lets a person choose one of many options by typing. Case, accents and the order of words do not matter, and the best match comes first. For about a dozen familiar options use a **Select**, for several choices a **MultiSelect**, and for free text a **TextField**. Typed text alone is not a choice; if new options can be created, a row offers it.

| Key | What it does |
| --- | --- |
| Letters | Open the list and narrow it down |
| ↓, ↑ | Open the list, move over the options and wrap around |
| Page Down, Page Up | Ten options forward or back, at most to the last or the first |
| Home, End | The beginning and end of the text |
| Enter | Chooses the highlighted option; on one that cannot be chosen, says why |
| Tab | Chooses the match and moves to the next control |
| Esc | Closes the list; pressed again, restores the choice; after that, closes the dialog or menu around it |`,
      },
    },
  },
} satisfies Meta<typeof Combobox>

export const twoThousand: readonly ComboboxEntry[] = Array.from({ length: 2000 }, (_, index) => ({
  value: `store-${index}`,
  label: `Store ${index + 1}, ${index % 3 === 0 ? 'Denver' : 'Portland'}`,
}))
