import { useMemo } from 'react'

import { MultiSelect, englishMultiSelectLabels, type MultiSelectProps } from '../MultiSelect'
import { personOption, type Person } from './person'
import { englishPeoplePickerLabels, type PeoplePickerLabels } from './PersonPicker.labels'
import { usePeople } from './use-people'
import { useLabels } from '../../internal/locale/locale-context'

export interface PeoplePickerProps extends Omit<
  MultiSelectProps,
  | 'options'
  | 'values'
  | 'onChange'
  | 'chosenOptions'
  | 'hasGroupRows'
  | 'maxChips'
  | 'renderMark'
  | 'labels'
> {
  /** The people who can be chosen. Pass the same array while nothing changes. */
  people: readonly Person[]
  /**
   * The chosen people, in the order of choosing; they need not be among `people`, as when a
   * server searches.
   */
  values: readonly Person[]
  /** The choice has changed; called with all chosen people. */
  onChange: (change: { values: readonly Person[] }) => void
  /** Maximum number of chosen people to show, the last ones; the rest is a number. @default 12 */
  maxVisible?: number
  /** @default englishPeoplePickerLabels */
  labels?: PeoplePickerLabels
}

/** Several people, found by name or email. `ref` and attributes go to the input, `className` and `style` to the field's frame. */
export function PeoplePicker({
  people,
  values,
  onChange,
  maxVisible = 12,
  labels: providedLabels = englishPeoplePickerLabels,
  ...rest
}: PeoplePickerProps) {
  const labels = useLabels(providedLabels)
  const { options, byId, renderMark } = usePeople(people, values)
  const ids = useMemo(() => values.map(({ id }) => id), [values])
  const chosenOptions = useMemo(() => values.map(personOption), [values])
  // People are in no groups, so the labels have no text for that.
  const base = useLabels(englishMultiSelectLabels)
  const allLabels = useMemo(() => ({ ...base, ...labels }), [base, labels])
  return (
    <MultiSelect
      {...rest}
      options={options}
      values={ids}
      chosenOptions={chosenOptions}
      hasGroupRows={false}
      maxChips={maxVisible}
      labels={allLabels}
      renderMark={renderMark}
      onChange={(change) => {
        onChange({
          values: change.values.flatMap((id) => {
            const person = byId.get(id)
            return person === undefined ? [] : [person]
          }),
        })
      }}
    />
  )
}
