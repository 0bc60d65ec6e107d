import type { FilterKind } from '@throughline/domain/filters'
import { memo, useCallback } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { FilterCheckbox } from './FilterSidebar.styles'
import type { FilterChoice } from './model/filter-choice'

/**
 * Attributes of one filter. All are primitives or keep their identity while nothing
 * changes, so that a choice draws only the rows that it concerns.
 */
export interface FilterRowProps {
  kind: FilterKind
  id: number
  typeIds: readonly number[]
  name: string
  planMark: string | undefined
  state: 'all' | 'some' | 'none'
  onToggle: (choice: FilterChoice) => void
  /** `#RRGGBB` of a channel. */
  color?: string
  /** Number of its items; undefined for no number. */
  count: number | undefined
  /** The number in words, for assistive technology. */
  countText: string | undefined
}

/**
 * One filter: a box, its name, and the number of its items. A sidebar holds hundreds of them, so
 * all elements except the box are plain, and the list styles them.
 */
export const FilterRow = memo(function FilterRow({
  kind,
  id,
  typeIds,
  name,
  planMark,
  state,
  onToggle,
  color,
  count,
  countText,
}: FilterRowProps) {
  const locale = useLocale()
  const isMixed = state === 'some'
  const mixedRef = useCallback(
    (input: HTMLInputElement | null) => {
      // HTML has no attribute for "mixed".
      if (input) input.indeterminate = isMixed
    },
    [isMixed],
  )
  return (
    <label {...(count === 0 ? { 'data-unused': '' } : null)}>
      <FilterCheckbox
        ref={mixedRef}
        type="checkbox"
        checked={state === 'all'}
        onChange={({ currentTarget }) => {
          // The browser has cleared it, and the host may leave the filter as it is.
          currentTarget.indeterminate = isMixed
          onToggle({ kind, id, typeIds })
        }}
        data-kind={kind}
        data-id={id}
        {...(countText === undefined ? null : { 'aria-description': countText })}
      />
      <span
        data-part="name"
        {...(color === undefined ? null : { style: { '--tl-bar-color': color } })}
      >
        {name}
      </span>
      {planMark === undefined ? null : <abbr>{planMark}</abbr>}
      {count === undefined ? null : (
        <span data-part="count" aria-hidden="true">
          {locale.number(count)}
        </span>
      )}
    </label>
  )
})
