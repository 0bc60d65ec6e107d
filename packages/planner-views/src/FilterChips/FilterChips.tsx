import { activeFilterCount, clearedFilters, withoutFilter } from '@throughline/domain/filters'
import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { observeSize } from '@throughline/ui/element-size'
import type { RefObject } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { boundedSlots } from '../host-input'
import { FilterChipItem, textOf } from './FilterChipItem'
import { ChipsLine, ChipsRow } from './FilterChips.styles'
import type { FilterChipsProps } from './FilterChips.types'
import { englishFilterChipsLabels } from './FilterChips.labels'
import { chipsOf } from './model/chips-of'
import type { FilterChip } from './model/chips-of'
import { fittingChips } from './model/fitting-chips'

/** The button is this wide, with the gap before it, until it has been on the line. */
const USUAL_MORE_PIXELS = 84

/**
 * Measures how many chips fit in the line, before it is painted and whenever the line
 * or a chip changes its width.
 *
 * @param lineRef contains the list of chips, the button with `data-part="more"`, and other controls
 * @returns 1 or more; all of them until the first measurement
 */
function useFittingChips(lineRef: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY)
  // After each rendering: the chips may be different then.
  useLayoutEffect(() => {
    const line = lineRef.current
    const list = line?.querySelector('ul')
    if (!line || !list) return undefined
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0
      const others = [...line.children].filter(
        (child) => child !== list && !child.matches('[data-part="more"]'),
      )
      const more = line.querySelector('[data-part="more"]')?.getBoundingClientRect().width
      setCount(
        fittingChips({
          line: others.reduce((rest, other) => rest - widthOf(other) - gap, line.clientWidth),
          chips: [...list.children].map(widthOf),
          gap,
          more: more ? more + gap : USUAL_MORE_PIXELS,
        }),
      )
    }
    measure()
    const ends = [line, ...list.children].map((element) => observeSize(element, measure))
    return () => {
      for (const end of ends) end()
    }
  })
  return count
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width
}

/** No line is so long that more chips fit in it. */
const MAX_CHIPS_IN_LINE = 60

/**
 * The filters in use, one chip for each that `activeFilterCount` of the domain counts, above the
 * view that they filter. The chips are on one line until the user requests the others.
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
  labels: providedLabels = englishFilterChipsLabels,
  ...rest
}: FilterChipsProps) {
  const labels = useLabels(providedLabels)
  const [isExpanded, setIsExpanded] = useState(false)
  const [spoken, setSpoken] = useState('')
  const lineRef = useRef<HTMLDivElement>(null)
  const removedKeyRef = useRef<string | null>(null)
  /** Announcements of requested removals, by the keys of their chips. */
  const unspokenRef = useRef(new Map<string, string>())
  const chips = useMemo(() => chipsOf(filters, groups, labels), [filters, groups, labels])
  const rendered = useMemo(
    () => (isExpanded ? chips : chips.slice(0, MAX_CHIPS_IN_LINE)),
    [chips, isExpanded],
  )
  const fittingCount = Math.min(useFittingChips(lineRef), rendered.length)
  const overflowCount = chips.length - fittingCount

  const latest = useRef({ groups, filters, onFiltersChange, onEmptied, labels })
  useLayoutEffect(() => {
    latest.current = { groups, filters, onFiltersChange, onEmptied, labels }
  })
  // The host may refuse a removal or apply it late, so a chip that is gone proves it.
  useLayoutEffect(() => {
    for (const [key, text] of unspokenRef.current) {
      if (chips.some((chip) => chip.key === key)) continue
      unspokenRef.current.delete(key)
      setSpoken(chips.length === 0 ? latest.current.labels.cleared : text)
    }
  }, [chips])
  useLayoutEffect(() => {
    const removedKey = removedKeyRef.current
    if (removedKey === null || chips.some(({ key }) => key === removedKey)) return
    removedKeyRef.current = null
    // Chips of types may be regrouped, so the neighbor may be gone as well.
    if (lineRef.current) recoverFocus(lineRef.current)
  }, [chips])

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
    unspokenRef.current.set(chip.key, now.labels.removed({ name: textOf(chip), count }))
    // For a second removal before React draws the first one.
    latest.current = { ...now, filters: next }
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
                for (const { key } of chips) unspokenRef.current.set(key, labels.cleared)
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

/**
 * Moves the focus from a chip that is about to be removed: to the next chip, else to the one
 * before, else to the button that shows the others.
 *
 * @param line contains the chips and the button
 * @returns whether there was a target
 */
function focusBeside(line: HTMLElement, chipKey: string): boolean {
  const items = [...line.querySelectorAll<HTMLElement>('li:not([data-overflowed])')]
  const at = items.findIndex(({ dataset }) => dataset['key'] === chipKey)
  const beside = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0)).toReversed()]
  const stops = beside.map((item) => item.querySelector('button'))
  const stop = stops.find((each) => each !== null) ?? line.querySelector('[data-part="more"]')
  if (!(stop instanceof HTMLElement)) return false
  stop.focus()
  return true
}

/** Moves the focus to the first chip if the focused chip was removed unexpectedly. */
function recoverFocus(line: HTMLElement): void {
  const root = line.getRootNode()
  const isLost =
    root instanceof ShadowRoot
      ? root.activeElement === null
      : document.activeElement === null || document.activeElement === document.body
  if (isLost) line.querySelector<HTMLElement>('li:not([data-overflowed]) button')?.focus()
}
