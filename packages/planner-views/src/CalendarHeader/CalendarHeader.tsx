import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { IconButton } from '@throughline/ui/IconButton'
import { Menu } from '@throughline/ui/Menu'
import type { MenuEntry } from '@throughline/ui/Menu'
import { PageHeader } from '@throughline/ui/PageHeader'
import { PeriodPicker } from '@throughline/ui/PeriodPicker'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { ListFilter, Plus, SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import {
  ActionButton,
  ActionText,
  FilterCount,
  PeriodFrame,
  PlanName,
} from './CalendarHeader.styles'
import { boundedSlots, HostSlot, NO_DAY, useToday } from '../host-input'
import { englishCalendarHeaderLabels } from './CalendarHeader.labels'
import type { CalendarHeaderLabels } from './CalendarHeader.labels'
import { ViewSwitch } from './ViewSwitch'
import type { CalendarViewChoice } from './ViewSwitch'

/** Paging of a header that shows a month or a day. */
export interface PagedPeriod {
  /** Unit of paging. */
  periodMode: 'month' | 'day'
  /** A day of the visible period. */
  date: CivilDate
  /**
   * The user requested a period: its first day. "Today" reports its period also while that is
   * visible.
   */
  onDateChange: (change: { date: CivilDate }) => void
  /** The current day, to which “Today” leads. @default the day of the device's clock, once the page runs in a browser */
  today?: CivilDate | undefined
  period?: never
}

/**
 * Paging of a header that shows any range of days. The host passes a component, so that a header of
 * months and days does not load the calendars of ranges.
 */
export interface RangePeriodSlot {
  periodMode: 'range'
  /** A `RangePeriod`. */
  period: ReactNode
  date?: never
  onDateChange?: never
  today?: never
}

interface HeaderProps<View extends string> extends Omit<
  ComponentPropsWithRef<'header'>,
  'title' | 'children'
> {
  /** Name of the current plan; empty while it is loading. */
  planName: string
  /** The saved views, between the name of the plan and the paging. @default nothing */
  savedViews?: ReactNode
  /** @default that of the locale */
  weekStartDay?: WeekStartDay
  /** The views that there are; with fewer than two there is no switch. @default none */
  views?: readonly CalendarViewChoice<View>[]
  /** The current view. @default the first */
  view?: View
  /** Another view was chosen. */
  onViewChange?: (change: { view: View }) => void
  /** Filters and how many are in use; without them there is no button. */
  filters?: { readonly activeCount: number; readonly isOpen: boolean } | undefined
  /** The button of the filters, for a host that gives it the focus. */
  filtersButtonRef?: Ref<HTMLButtonElement>
  /** The button of the filters was pressed. */
  onToggleFilters?: () => void
  /** Entries of the view's menu; without entries there is no menu. @default none */
  options?: readonly MenuEntry[]
  /** The user chose an entry of the view's menu; `id` is the id of the entry. */
  onSelectOption?: (choice: { id: string }) => void
  /** The user requested a new tactic; without this there is no button. */
  onAddTactic?: () => void
  /** @default englishCalendarHeaderLabels */
  labels?: CalendarHeaderLabels
}

export type CalendarHeaderProps<View extends string> = HeaderProps<View> &
  (PagedPeriod | RangePeriodSlot)

const noViews: readonly never[] = []
const noOptions: readonly MenuEntry[] = []

/** Header of a calendar: its plan, the visible period, paging and actions. */
export function CalendarHeader<View extends string>(props: CalendarHeaderProps<View>) {
  return (
    <ErrorBoundary>
      <CalendarHeaderContent {...props} {...boundedSlots(props, ['savedViews'])} />
    </ErrorBoundary>
  )
}

function CalendarHeaderContent<View extends string>(props: CalendarHeaderProps<View>) {
  const {
    planName,
    savedViews,
    periodMode: _periodMode,
    period: _period,
    date: _date,
    onDateChange: _onDateChange,
    today: _today,
    weekStartDay: providedWeekStartDay,
    views = noViews,
    view,
    onViewChange,
    filters,
    filtersButtonRef,
    onToggleFilters,
    options = noOptions,
    onSelectOption,
    onAddTactic,
    labels: providedLabels = englishCalendarHeaderLabels,
    ...rest
  } = props
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const today = useToday(props.today) ?? NO_DAY
  const visibleView = view ?? views[0]?.view
  return (
    <PageHeader
      {...rest}
      data-period={props.periodMode}
      title={
        planName === '' ? (
          <PlanName>
            <VisuallyHidden>{labels.loadingPlan}</VisuallyHidden>
            <Skeleton width="102px" />
          </PlanName>
        ) : (
          <PlanName title={planName}>{planName}</PlanName>
        )
      }
      navigation={
        <>
          {savedViews}
          {props.periodMode === 'range' ? (
            <HostSlot>{props.period}</HostSlot>
          ) : (
            <Period
              periodMode={props.periodMode}
              date={props.date}
              onDateChange={props.onDateChange}
              today={today}
              weekStartDay={weekStartDay}
              label={labels.period}
            />
          )}
        </>
      }
      actions={
        <>
          {views.length < 2 || visibleView === undefined ? null : (
            <ViewSwitch {...{ views, onViewChange }} view={visibleView} label={labels.view} />
          )}
          {filters === undefined ? null : (
            <ActionButton
              ref={filtersButtonRef}
              icon={ListFilter}
              aria-expanded={filters.isOpen}
              onClick={() => {
                onToggleFilters?.()
              }}
            >
              <ActionText>{labels.filters}</ActionText>
              {filters.activeCount === 0 ? null : ' '}
              {/* There from the start: a badge that comes with the first filter would restyle the page. */}
              <FilterCount
                tone="strong"
                shape="count"
                aria-hidden="true"
                hidden={filters.activeCount === 0}
              >
                {locale.number(filters.activeCount)}
              </FilterCount>
              {filters.activeCount === 0 ? null : (
                <VisuallyHidden>
                  {labels.activeFilters({ count: filters.activeCount })}
                </VisuallyHidden>
              )}
            </ActionButton>
          )}
          {options.length === 0 ? null : (
            <ViewOptions {...{ options, onSelectOption }} label={labels.options} />
          )}
          {onAddTactic === undefined ? null : (
            <ActionButton
              variant="primary"
              icon={Plus}
              onClick={() => {
                onAddTactic()
              }}
            >
              <ActionText>{labels.addTactic}</ActionText>
            </ActionButton>
          )}
        </>
      }
    />
  )
}

// Memoized: a press on the filters button, or another count, does not render the following parts.

interface PeriodProps extends Omit<PagedPeriod, 'period' | 'today'> {
  today: CivilDate
  weekStartDay: WeekStartDay
  label: string
}

const Period = memo(function Period({ periodMode, date, onDateChange, ...rest }: PeriodProps) {
  return (
    <PeriodFrame data-mode={periodMode}>
      <PeriodPicker
        {...rest}
        mode={periodMode}
        value={date}
        hasTodayButton
        onChange={onDateChange}
      />
    </PeriodFrame>
  )
})

interface ViewOptionsProps {
  options: readonly MenuEntry[]
  onSelectOption: HeaderProps<string>['onSelectOption']
  label: string
}

const ViewOptions = memo(function ViewOptions({
  options,
  onSelectOption,
  label,
}: ViewOptionsProps) {
  return (
    <Menu
      entries={options}
      placement="bottom-end"
      onSelect={({ id }) => {
        onSelectOption?.({ id })
      }}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} variant="secondary" icon={SlidersHorizontal} label={label} />
      )}
    />
  )
})
