import { useState } from 'react'

import { Combobox } from '../components/Combobox'
import { MultiSelect } from '../components/MultiSelect'
import { Select, type SelectEntry } from '../components/Select'
import type { Specimen, SpecimenRoot } from './specimen'

const channels: readonly SelectEntry[] = [
  { value: 'email', label: 'Email', swatchColor: '#EF482A' },
  { value: 'social', label: 'Social', swatchColor: '#8E4EC6' },
  { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
]

function HeldSelect({ root }: { root: SpecimenRoot }) {
  const [value, setValue] = useState<string>('email')
  return (
    <Select
      {...root}
      label="Channel"
      options={channels}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

function HeldCombobox({ root }: { root: SpecimenRoot }) {
  const [value, setValue] = useState<string | null>('social')
  return (
    <Combobox
      {...root}
      label="Find a channel"
      options={channels}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

function HeldMultiSelect({ root }: { root: SpecimenRoot }) {
  const [values, setValues] = useState<readonly string[]>(['email', 'search'])
  return (
    <MultiSelect
      {...root}
      label="Channels"
      options={channels}
      values={values}
      onChange={(change) => {
        setValues(change.values)
      }}
    />
  )
}

/** Parts that choose from lists, and days and times. */
export const choices: readonly Specimen[] = [
  { name: 'Select', classGoesTo: 'frame', render: (root) => <HeldSelect root={root} /> },
  { name: 'Combobox', classGoesTo: 'frame', render: (root) => <HeldCombobox root={root} /> },
  { name: 'MultiSelect', classGoesTo: 'frame', render: (root) => <HeldMultiSelect root={root} /> },
]
