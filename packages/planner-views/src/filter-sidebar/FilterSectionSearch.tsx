import { SearchField } from '@throughline/ui/SearchField'

import type { FilterSection } from './filter-section'
import { FilterFind } from './FilterSidebar.styles'
import type { FilterSidebarLabels } from './labels'

export interface FilterSectionSearchProps {
  section: FilterSection
  text: string
  /** How many filters of the section are left. */
  foundCount: number
  onChange: (change: { section: FilterSection; value: string }) => void
  labels: Pick<FilterSidebarLabels, 'sections' | 'searchIn' | 'clearSearch' | 'found'>
}

/** The search of a long section, above its content. */
export function FilterSectionSearch({
  section,
  text,
  foundCount,
  onChange,
  labels,
}: FilterSectionSearchProps) {
  const label = labels.searchIn({ section: labels.sections[section] })
  return (
    <FilterFind data-part="find">
      <SearchField
        size="small"
        label={label}
        placeholder={label}
        value={text}
        onChange={({ value }) => {
          onChange({ section, value })
        }}
        clearLabel={labels.clearSearch}
        resultText={text.trim() === '' ? '' : labels.found({ count: foundCount })}
      />
    </FilterFind>
  )
}
