import { Search } from 'lucide-react'

import { Checkbox } from '../components/Checkbox'
import { ColorSwatchField, englishChannelColors } from '../components/ColorSwatchField'
import { CurrencyField } from '../components/CurrencyField'
import { Icon } from '../components/Icon'
import { InlineEdit, englishInlineEditLabels } from '../components/InlineEdit'
import { NumberField, englishNumberFieldLabels } from '../components/NumberField'
import { PasswordField } from '../components/PasswordField'
import { RadioGroup } from '../components/RadioGroup'
import { SearchField } from '../components/SearchField'
import { StrengthMeter } from '../components/StrengthMeter'
import { Switch } from '../components/Switch'
import { TextArea } from '../components/TextArea'
import { TextField } from '../components/TextField'
import { readDollars } from '../fixtures/read-dollars'
import type { Specimen } from './specimen'

function keep() {
  return undefined
}

/** Components for text, numbers and choices. */
export const fields: readonly Specimen[] = [
  {
    name: 'TextField',
    classGoesTo: 'frame',
    render: (root) => (
      <TextField
        {...root}
        label="Title"
        help="Shown in the bar."
        value="VIP early access"
        startAdornment={<Icon icon={Search} />}
        limit={{ characters: 80, describe: ({ left }) => `${left} characters left` }}
        onChange={keep}
      />
    ),
  },
  {
    name: 'PasswordField',
    classGoesTo: 'frame',
    render: (root) => (
      <PasswordField
        {...root}
        label="Password"
        showLabel="Show password"
        value="open sesame"
        onChange={keep}
      />
    ),
  },
  {
    name: 'StrengthMeter',
    render: (root) => (
      <StrengthMeter
        {...root}
        name="Password strength"
        score={3}
        label="Good"
        metLabel="Done:"
        hints={[
          { text: 'At least 12 characters', isMet: true },
          { text: 'A second word, a number or a sign', isMet: false },
        ]}
      />
    ),
  },
  {
    name: 'TextArea',
    classGoesTo: 'frame',
    render: (root) => (
      <TextArea
        {...root}
        label="Description"
        value="Creative due two weeks before launch; copy from the holiday gifting brief."
        onChange={keep}
      />
    ),
  },
  {
    name: 'NumberField',
    classGoesTo: 'frame',
    render: (root) => (
      <NumberField
        {...root}
        label="Share of budget"
        value={12.5}
        step={0.5}
        min={0}
        max={100}
        unit="%"
        labels={englishNumberFieldLabels}
        onChange={keep}
      />
    ),
  },
  {
    name: 'CurrencyField',
    classGoesTo: 'frame',
    render: (root) => (
      <CurrencyField
        {...root}
        label="Estimated cost"
        value={4500}
        read={readDollars}
        onChange={keep}
      />
    ),
  },
  {
    name: 'SearchField',
    classGoesTo: 'frame',
    render: (root) => (
      <SearchField
        {...root}
        label="Search tactics"
        clearLabel="Clear"
        value="gift guide"
        resultText="12 tactics"
        onChange={keep}
      />
    ),
  },
  {
    name: 'Checkbox',
    classGoesTo: 'frame',
    render: (root) => (
      <Checkbox
        {...root}
        label="Copy the notes as well"
        help="Documents are never copied."
        isChecked
        onChange={keep}
      />
    ),
  },
  {
    name: 'RadioGroup',
    render: (root) => (
      <RadioGroup
        {...root}
        label="Apply to"
        value="one"
        options={[
          { value: 'one', label: 'This tactic' },
          { value: 'all', label: 'The whole series', description: '24 tactics until 12/30/26.' },
        ]}
        onChange={keep}
      />
    ),
  },
  {
    name: 'Switch',
    classGoesTo: 'frame',
    render: (root) => <Switch {...root} label="Show duration" isOn onChange={keep} />,
  },
  {
    name: 'ColorSwatchField',
    render: (root) => (
      <ColorSwatchField
        {...root}
        label="Colour"
        colors={englishChannelColors}
        value="#2F6FED"
        onChange={keep}
      />
    ),
  },
  {
    name: 'InlineEdit',
    render: (root) => (
      <InlineEdit
        {...root}
        label="Category name"
        value="Target Segment"
        labels={englishInlineEditLabels}
        onSave={keep}
      />
    ),
  },
]
