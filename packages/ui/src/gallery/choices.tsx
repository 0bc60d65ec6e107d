import { useState } from 'react'

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

/** Parts that choose from lists, and days and times. */
export const choices: readonly Specimen[] = [
  { name: 'Select', classGoesTo: 'frame', render: (root) => <HeldSelect root={root} /> },
]
