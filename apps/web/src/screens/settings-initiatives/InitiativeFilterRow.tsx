import { countText } from '@throughline/domain/messages'
import { civilDateOf, type DayNumber } from '@throughline/domain/calendar-dates'
import type { TacticType } from '@throughline/domain/channels'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { Select } from '@throughline/ui/Select'
import { useMemo } from 'react'
import { withDay, type InitiativeFilters } from './initiative-filters'
import { FilterRow } from './InitiativesSettings.styles'

export interface InitiativeFilterRowProps {
  readonly filters: InitiativeFilters
  readonly onChange: (filters: InitiativeFilters) => void
  readonly categories: readonly TacticType[]
  readonly today: DayNumber
  readonly weekStartDay: 'sunday' | 'monday'
  /** Number of visible initiatives. */
  readonly count: number
}

/** Filters that restrict the table to some days and a category. */
export function InitiativeFilterRow({
  filters,
  onChange,
  categories,
  today,
  weekStartDay,
  count,
}: InitiativeFilterRowProps) {
  const { startDate, endDate, categoryId } = filters
  const options = useMemo(
    () => categories.map(({ id, name }) => ({ value: String(id), label: name })),
    [categories],
  )
  const dates = { today: civilDateOf(today), labels: englishDateFieldLabels, weekStartDay }
  return (
    <FilterRow aria-label="Filters">
      <div data-part="date">
        <DateField
          {...dates}
          label="Start date"
          value={startDate}
          onChange={({ date, isValid }) => {
            if (isValid && date !== null) onChange(withDay(filters, 'start', date))
          }}
        />
      </div>
      <div data-part="date">
        <DateField
          {...dates}
          label="End date"
          value={endDate}
          onChange={({ date, isValid }) => {
            if (isValid && date !== null) onChange(withDay(filters, 'end', date))
          }}
        />
      </div>
      <div data-part="category">
        <Select
          label="Category"
          placeholder="All categories"
          options={options}
          value={categoryId === null ? null : String(categoryId)}
          onChange={({ value }) => {
            onChange({ ...filters, categoryId: Number(value), sort: null })
          }}
          onClear={() => {
            onChange({ ...filters, categoryId: null, sort: null })
          }}
        />
      </div>
      <output data-part="count">{countText(count, 'initiative')}</output>
    </FilterRow>
  )
}
