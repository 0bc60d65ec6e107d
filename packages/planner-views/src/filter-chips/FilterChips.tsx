import { activeFilterCount, clearedFilters, withoutFilter } from '@throughline/domain/filters'
import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { boundedSlots } from '../host-input'

import { FilterChipItem, textOf } from './FilterChipItem'
import { ChipsLine, ChipsRow } from './FilterChips.styles'
import type { FilterChipsProps } from './FilterChips.types'
import { focusBeside, recoverFocus } from './chip-focus'
import { englishFilterChipsLabels } from './labels'
import { chipsOf } from './model/chips-of'
import type { FilterChip } from './model/chips-of'
import { useFittingChips } from './use-fitting-chips'

/** No line is so long that more chips fit in it. */
const MAX_CHIPS_IN_LINE = 60

/**
 * The filters in use, one chip for each that `activeFilterCount` of the domain counts,
 * above the view that they filter. On one line until somebody asks for the others.
 */
export function FilterChips(props: FilterChipsProps) {
  return (
    <ErrorBoundary>
      <FilterChipsContent {...props} {...boundedSlots(props, ['start', 'end'])} />
    </ErrorBoundary>
  )
}

function FilterChipsContent({
  groups,
  filters,
  onFiltersChange,
  onEmptied,
  start,
  end,
  labels = englishFilterChipsLabels,
  ...rest
}: FilterChipsProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const [spoken, setSpoken] = useState('')
  const lineRef = useRef<HTMLDivElement>(null)
  const removedKeyRef = useRef<string | null>(null)
  const chips = useMemo(() => chipsOf(filters, groups, labels), [filters, groups, labels])
  const rendered = useMemo(
    () => (isExpanded ? chips : chips.slice(0, MAX_CHIPS_IN_LINE)),
    [chips, isExpanded],
  )
  const fittingCount = Math.min(useFittingChips(lineRef), rendered.length)
  const overflowCount = chips.length - fittingCount

  useLayoutEffect(() => {
    const removedKey = removedKeyRef.current
    if (removedKey === null || chips.some(({ key }) => key === removedKey)) return
    removedKeyRef.current = null
    // Chips of types may be put together anew, and the one beside be gone as well.
    if (lineRef.current) recoverFocus(lineRef.current)
  }, [chips])

  const latest = useRef({ groups, filters, onFiltersChange, onEmptied, labels })
  useLayoutEffect(() => {
    latest.current = { groups, filters, onFiltersChange, onEmptied, labels }
  })
  // One function for good: a removal draws no chip again.
  const handleRemove = useCallback((chip: FilterChip) => {
    const now = latest.current
    const next = withoutFilter(now.filters, chip.filter)
    const { leadPlan, nestedPlans, channels } = now.groups
    const family = { parentId: leadPlan?.id ?? 0, plans: nestedPlans }
    const count = activeFilterCount(next, family, channels)
    const isMoved = lineRef.current !== null && focusBeside(lineRef.current, chip.key)
    if (count === 0 || !isMoved) now.onEmptied?.()
    else removedKeyRef.current = chip.key
    setSpoken(count === 0 ? now.labels.cleared : now.labels.removed({ name: textOf(chip), count }))
    now.onFiltersChange({ filters: next })
  }, [])

  return (
    <ChipsRow {...rest} label={labels.row}>
      <Announcement>{spoken}</Announcement>
      {start === undefined || start === null ? null : <div data-part="start">{start}</div>}
      <div data-part="main">
        <ChipsLine
          ref={lineRef}
          {...(isExpanded
            ? { 'data-expanded': '' }
            : fittingCount === 1
              ? { 'data-single': '' }
              : null)}
        >
          <ul aria-label={labels.list}>
            {rendered.map((chip, at) => (
              <FilterChipItem
                key={chip.key}
                chip={chip}
                isOverflowed={!isExpanded && at >= fittingCount}
                onRemove={handleRemove}
                labels={labels}
              />
            ))}
          </ul>
          {overflowCount === 0 ? null : (
            <Button
              data-part="more"
              variant="ghost"
              size="small"
              aria-expanded={isExpanded}
              onClick={() => {
                setIsExpanded(!isExpanded)
              }}
            >
              {isExpanded ? labels.fewer : labels.more({ count: overflowCount })}
            </Button>
          )}
          {chips.length === 0 ? null : (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                onEmptied?.()
                setSpoken(labels.cleared)
                onFiltersChange({ filters: clearedFilters() })
              }}
            >
              {labels.clear}
            </Button>
          )}
        </ChipsLine>
        {end === undefined || end === null ? null : <div data-part="end">{end}</div>}
      </div>
    </ChipsRow>
  )
}
