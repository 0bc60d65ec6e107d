import { defineLabels, labelsIn } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
import { englishComboboxLabels, type ComboboxLabels } from '../Combobox'
import { englishMultiSelectLabels, type MultiSelectLabels } from '../MultiSelect'

/** The labels of a `PersonPicker` except its own label and placeholder. */
export type PersonPickerLabels = Omit<ComboboxLabels, 'create'>

/** The labels of a `PeoplePicker` except its own label and placeholder. */
export type PeoplePickerLabels = Omit<MultiSelectLabels, 'groupCount'>

const english = (locale: Pick<Locale, 'number'>) => ({
  open: 'Show people',
  empty: 'No people',
  noMatches: ({ typed }: { typed: string }) => `Nobody matches “${typed}”`,
  retry: 'Could not load people. Try again',
  results: ({ count }: { count: number }) =>
    count === 1 ? '1 person' : `${locale.number(count)} people`,
})

/** The labels of a `PersonPicker` in English. */
export const englishPersonPickerLabels = defineLabels(
  'PersonPicker',
  (locale): PersonPickerLabels => ({
    ...labelsIn(locale, englishComboboxLabels),
    ...english(locale),
  }),
)

/** The labels of a `PeoplePicker` in English. */
export const englishPeoplePickerLabels = defineLabels(
  'PeoplePicker',
  (locale): PeoplePickerLabels => ({
    ...labelsIn(locale, englishMultiSelectLabels),
    ...english(locale),
  }),
)
