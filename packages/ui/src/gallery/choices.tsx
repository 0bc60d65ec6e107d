import { useState } from 'react'

import { Combobox } from '../components/Combobox'
import { DateField, englishDateFieldLabels } from '../components/DateField'
import { DateRangeField } from '../components/DateRangeField'
import { DateTimeField } from '../components/DateTimeField'
import { MultiSelect } from '../components/MultiSelect'
import { Select, type SelectEntry } from '../components/Select'
import { PeoplePicker, PersonPicker, type Person } from '../components/PersonPicker'
import { PeriodPicker } from '../components/PeriodPicker'
import { TimeField } from '../components/TimeField'
import type { Specimen, SpecimenRoot } from './specimen'

const channels: readonly SelectEntry[] = [
  { value: 'email', label: 'Email', swatchColor: '#EF482A' },
  { value: 'social', label: 'Social', swatchColor: '#8249AB' },
  { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
]

function ControlledSelect({ root }: { root: SpecimenRoot }) {
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

function ControlledCombobox({ root }: { root: SpecimenRoot }) {
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

function ControlledMultiSelect({ root }: { root: SpecimenRoot }) {
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

const people: readonly Person[] = [
  { id: 'maya', name: 'Maya Rios', initials: 'MR', email: 'maya.rios@northfield.example' },
  { id: 'theo', name: 'Theo Kent', initials: 'TK', email: 'theo@northfield.example' },
]

function ControlledPersonPicker({ root }: { root: SpecimenRoot }) {
  const [value, setValue] = useState<Person | null>(people[0] ?? null)
  return (
    <PersonPicker
      {...root}
      label="Owner"
      people={people}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

function ControlledPeoplePicker({ root }: { root: SpecimenRoot }) {
  const [values, setValues] = useState(people)
  return (
    <PeoplePicker
      {...root}
      label="Reviewers"
      people={people}
      values={values}
      onChange={(change) => {
        setValues(change.values)
      }}
    />
  )
}

const TODAY = '2026-11-18'

function ControlledDateField({ root }: { root: SpecimenRoot }) {
  const [value, setValue] = useState<string | null>(TODAY)
  return (
    <DateField
      {...root}
      label="Start"
      labels={englishDateFieldLabels}
      today={TODAY}
      value={value}
      onChange={({ date }) => {
        setValue(date)
      }}
    />
  )
}

function ControlledTimeField({ root }: { root: SpecimenRoot }) {
  const [value, setValue] = useState<string | null>('08:30')
  return (
    <TimeField
      {...root}
      label="Start time"
      value={value}
      onChange={({ time }) => {
        setValue(time)
      }}
    />
  )
}

function ControlledDateTimeField({ root }: { root: SpecimenRoot }) {
  const [value, setValue] = useState<string | null>('2026-11-18T08:00:00')
  return (
    <DateTimeField
      {...root}
      label="End"
      today={TODAY}
      value={value}
      onChange={({ dateTime }) => {
        setValue(dateTime)
      }}
    />
  )
}

function ControlledDateRangeField({ root }: { root: SpecimenRoot }) {
  const [range, setRange] = useState<{ start: string | null; end: string | null }>({
    start: '2026-11-01',
    end: '2026-11-30',
  })
  return (
    <DateRangeField
      {...root}
      {...range}
      label="Dates"
      today={TODAY}
      onChange={({ start, end }) => {
        setRange({ start, end })
      }}
    />
  )
}

function ControlledPeriodPicker({ root }: { root: SpecimenRoot }) {
  const [value, setValue] = useState(TODAY)
  return (
    <PeriodPicker
      {...root}
      label="Month on show"
      mode="month"
      today={TODAY}
      value={value}
      onChange={({ date }) => {
        setValue(date)
      }}
    />
  )
}

/** Components for choosing from lists, and for days and times. */
export const choices: readonly Specimen[] = [
  { name: 'Select', classGoesTo: 'frame', render: (root) => <ControlledSelect root={root} /> },
  { name: 'Combobox', classGoesTo: 'frame', render: (root) => <ControlledCombobox root={root} /> },
  {
    name: 'MultiSelect',
    classGoesTo: 'frame',
    render: (root) => <ControlledMultiSelect root={root} />,
  },
  {
    name: 'PersonPicker',
    classGoesTo: 'frame',
    render: (root) => <ControlledPersonPicker root={root} />,
  },
  {
    name: 'PeoplePicker',
    classGoesTo: 'frame',
    render: (root) => <ControlledPeoplePicker root={root} />,
  },
  {
    name: 'DateField',
    classGoesTo: 'frame',
    render: (root) => <ControlledDateField root={root} />,
  },
  {
    name: 'TimeField',
    classGoesTo: 'frame',
    render: (root) => <ControlledTimeField root={root} />,
  },
  {
    name: 'DateTimeField',
    classGoesTo: 'frame',
    render: (root) => <ControlledDateTimeField root={root} />,
  },
  {
    name: 'DateRangeField',
    classGoesTo: 'frame',
    render: (root) => <ControlledDateRangeField root={root} />,
  },
  { name: 'PeriodPicker', render: (root) => <ControlledPeriodPicker root={root} /> },
]
