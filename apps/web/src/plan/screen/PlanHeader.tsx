import {
  CalendarHeader,
  type CalendarHeaderProps,
} from '@throughline/planner-views/calendar-header'
import { useFiltersOpen } from '../filters/FiltersOpen'

export type PlanHeaderProps<View extends string> = CalendarHeaderProps<View> & {
  readonly activeFilterCount: number
}

/** The header of a view of a plan, whose button opens the filters. */
export function PlanHeader<View extends string>({
  activeFilterCount,
  ...props
}: PlanHeaderProps<View>) {
  const { isOpen, setOpen, buttonRef } = useFiltersOpen()
  return (
    <CalendarHeader
      {...props}
      filters={{ activeCount: activeFilterCount, isOpen }}
      filtersButtonRef={buttonRef}
      onToggleFilters={() => {
        setOpen(!isOpen)
      }}
    />
  )
}
