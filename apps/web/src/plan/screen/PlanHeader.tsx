import {
  CalendarHeader,
  type CalendarHeaderProps,
} from '@throughline/planner-views/calendar-header'
import { useFiltersOpen } from '../filters/FiltersOpen'

export type PlanHeaderProps<View extends string> = CalendarHeaderProps<View> & {
  readonly activeFilterCount: number
}

/** Header of a view of a plan, with the button that opens the filters. */
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
