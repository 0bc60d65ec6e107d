import { formatCount } from '../../internal/count/format-count'
import { englishComboboxLabels, type ComboboxLabels } from '../Combobox'
import { englishMultiSelectLabels, type MultiSelectLabels } from '../MultiSelect'

/** The labels of a `PersonPicker` except its own label and placeholder. */
export type PersonPickerLabels = Omit<ComboboxLabels, 'create'>

/** The labels of a `PeoplePicker` except its own label and placeholder. */
export type PeoplePickerLabels = Omit<MultiSelectLabels, 'groupCount'>

const english = {
  open: 'Show people',
  empty: 'No people',
  noMatches: ({ typed }: { typed: string }) => `Nobody matches “${typed}”`,
  retry: 'Could not load people. Try again',
  results: ({ count }: { count: number }) =>
    count === 1 ? '1 person' : `${formatCount(count)} people`,
} as const

/** The labels of a `PersonPicker` in English. */
export const englishPersonPickerLabels: PersonPickerLabels = {
  ...englishComboboxLabels,
  ...english,
}

/** The labels of a `PeoplePicker` in English. */
export const englishPeoplePickerLabels: PeoplePickerLabels = {
  ...englishMultiSelectLabels,
  ...english,
}
