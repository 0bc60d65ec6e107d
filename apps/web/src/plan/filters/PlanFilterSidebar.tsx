import { FilterSidebar, type FilterSection } from '@throughline/planner-views/filter-sidebar'
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../platform/when-idle'
import { countsOf, type CountedItem } from './filter-groups'
import { useFiltersOpen, type FiltersOpen } from './FiltersOpen'
import { useFilterChoice } from './use-filter-choice'
import type { PlanFilterState } from './use-plan-filters'

export interface PlanFilterSidebarProps {
  readonly planId: number
  readonly filters: PlanFilterState
  /** Unfiltered items of the visible period, for the counts; see {@link countsOf}. */
  readonly items: readonly CountedItem[]
  /** Sections that the view does not need. Pass the same set on every render. @default none */
  readonly hiddenSections?: ReadonlySet<FilterSection>
}

const noSections: ReadonlySet<FilterSection> = new Set()
const over = { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, zIndex: 1 } as const

/**
 * Filters beside a view of a plan; renders nothing visible while they are closed. Prepares them
 * when the browser is idle, so that they open at once.
 */
export function PlanFilterSidebar({
  planId,
  filters,
  items,
  hiddenSections = noSections,
}: PlanFilterSidebarProps) {
  const { isOpen, setOpen } = useFiltersOpen()
  const isPrepared = useIsPrepared()
  // The first frame shows them over the view, which becomes narrower in the next one.
  const isBeside = useDeferredValue(isOpen, false)
  const current = useMemo(() => ({ planId, filters, items }), [planId, filters, items])
  // Closed filters render after the view.
  const followed = useDeferredValue(current)
  const visible = isOpen ? current : followed
  if (!isOpen && !isPrepared) return null
  return (
    <PreparedSidebar
      key={visible.planId}
      {...visible}
      {...{ hiddenSections, isOpen, isBeside, setOpen }}
    />
  )
}

function useIsPrepared(): boolean {
  const [isPrepared, setPrepared] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        startTransition(() => {
          setPrepared(true)
        })
      }),
    [],
  )
  return isPrepared
}

interface PreparedSidebarProps
  extends Required<PlanFilterSidebarProps>, Pick<FiltersOpen, 'isOpen' | 'setOpen'> {
  readonly isBeside: boolean
}

const PreparedSidebar = memo(function PreparedSidebar({
  filters,
  items,
  hiddenSections,
  isOpen,
  isBeside,
  setOpen,
}: PreparedSidebarProps) {
  const { filters: inUse, groups } = filters
  const leadPlanId = groups.leadPlan?.id
  const counts = useMemo(() => countsOf(items, inUse, leadPlanId), [items, inUse, leadPlanId])
  const { chosen, onFiltersChange } = useFilterChoice(filters)
  return (
    <FilterSidebar
      isOpen={isOpen}
      keepsContent
      style={isOpen && !isBeside ? over : undefined}
      groups={filters.groups}
      filters={chosen}
      activeCount={filters.countActive(chosen)}
      counts={counts}
      hiddenSections={hiddenSections}
      openSections={filters.openSections}
      onFiltersChange={onFiltersChange}
      onToggleSection={filters.toggleSection}
      onClose={() => {
        setOpen(false)
      }}
    />
  )
})
