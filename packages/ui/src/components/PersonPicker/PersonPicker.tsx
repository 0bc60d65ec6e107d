import { useMemo } from 'react'

import { Combobox, englishComboboxLabels, type ComboboxProps } from '../Combobox'
import type { Person } from './person'
import { englishPersonPickerLabels, type PersonPickerLabels } from './PersonPicker.labels'
import { usePeople } from './use-people'
import { useLabels } from '../../internal/locale/locale-context'

export interface PersonPickerProps extends Omit<
  ComboboxProps,
  'options' | 'value' | 'onChange' | 'valueLabel' | 'onCreate' | 'renderMark' | 'icon' | 'labels'
> {
  /** The people who can be chosen. Pass the same array while nothing changes. */
  people: readonly Person[]
  /** The chosen person, or null for none; need not be among `people`, as when a server searches. */
  value: Person | null
  /** A person was chosen, or the choice was cleared (null). */
  onChange: (change: { value: Person | null }) => void
  /** @default englishPersonPickerLabels */
  labels?: PersonPickerLabels
}

/** One person, found by name or email. `ref` and attributes go to the input, `className` and `style` to the field's frame. */
export function PersonPicker({
  people,
  value,
  onChange,
  labels: providedLabels = englishPersonPickerLabels,
  ...rest
}: PersonPickerProps) {
  const labels = useLabels(providedLabels)
  const chosen = useMemo(() => (value === null ? [] : [value]), [value])
  const { options, byId, renderMark } = usePeople(people, chosen)
  // The picker creates nobody, so its labels have no text for that.
  const base = useLabels(englishComboboxLabels)
  const allLabels = useMemo(() => ({ ...base, ...labels }), [base, labels])
  return (
    <Combobox
      {...rest}
      options={options}
      value={value?.id ?? null}
      valueLabel={value?.name ?? ''}
      labels={allLabels}
      renderMark={renderMark}
      onChange={(change) => {
        onChange({ value: change.value === null ? null : (byId.get(change.value) ?? null) })
      }}
    />
  )
}
