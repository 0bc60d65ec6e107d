import {
  CalendarHeader,
  type CalendarHeaderProps,
} from '@throughline/planner-views/calendar-header'
import { type CalendarViewName, useFiltersOpen } from '../../plan'

export type HeaderWithFiltersProps = CalendarHeaderProps<CalendarViewName> & {
  readonly activeFilterCount: number
}

/** The header, whose button opens the filters. */
export function HeaderWithFilters({ activeFilterCount, ...props }: HeaderWithFiltersProps) {
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
