/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import { civilDateOf, dayNumberOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { addCivilMonths, monthGridOf } from '@throughline/domain/layout'
import type { MonthGrid } from '@throughline/domain/layout'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'

import {
  CalendarNotice,
  customProperties,
  englishItemMenuLabels,
  useDensity,
  PaperHeading,
  paperFilterPixels,
  useIsPrinting,
} from '../calendar-item'
import type { CalendarEvent } from '../calendar-item'
import { englishMonthCalendarLabels } from './labels'
import { joinEntries } from './model/calendar-entries'
import { lanesInSlice } from './model/month-rows'
import { MonthRoot } from './MonthCalendar.styles'
import type { MonthCalendarProps } from './MonthCalendar.types'
import { MonthCalendarDayList } from './MonthCalendarDayList'
import { MonthCalendarDragLayer } from './MonthCalendarDragLayer'
import { MonthCalendarLegend } from './MonthCalendarLegend'
import { MonthCalendarMenu } from './MonthCalendarMenu'
import { MonthCalendarPages } from './MonthCalendarPages'
import { MonthCalendarSummary } from './MonthCalendarSummary'
import { MonthCalendarWeek } from './MonthCalendarWeek'
import { MonthCalendarWeekdays } from './MonthCalendarWeekdays'
import { useGridFocus } from './use-grid-focus'
import { elementOfTabStop } from './tab-stop'
import { useMonthActions } from './use-month-actions'
import { useMonthGestures } from './use-month-gestures'
import { useMonthWeeks } from './use-month-weeks'
import { usePageHeight } from './use-page-height'
import { usePageSlice } from './use-page-slice'
import { PRINT_PAGE_PIXELS } from './week-sizes'

const NONE_BUSY: ReadonlySet<number> = new Set()
const NO_EVENTS: readonly CalendarEvent[] = []

/**
 * A month of tactics and initiatives as whole weeks: with every bar, scrolling,
 * or with as many bars a day as fit and a '+N more' line for the rest.
 *
 * Needs a parent of a definite height. Knows no network, router, storage or
 * clock: data comes in as props, and what a person wants goes out as events. It
 * moves nothing itself: a dropped item stays at its old place until `items` say
 * otherwise.
 */
export function MonthCalendar({
  month,
  today,
  weekStartDay = 'sunday',
  items,
  events = NO_EVENTS,
  channels,
  currentPlanId,
  laneMode = 'all',
  density: givenDensity,
  expectedHeight = window.innerHeight,
  look = 'screen',
  paperReservedPixels = 0,
  paperFacts,
  status = 'ready',
  onRetry,
  hasItemsElsewhere = false,
  onClearFilters,
  isReadOnly = false,
  selectedItemId = null,
  revealedItem = null,
  busyItemIds = NONE_BUSY,
  markedDays = null,
  summary,
  renderItemContent,
  renderDayHeader,
  handleRef,
  labels = englishMonthCalendarLabels,
  menuLabels = englishItemMenuLabels,
  summaryLabels,
  onMonthChange,
  onRangeChange,
  ...requests
}: MonthCalendarProps) {
  const gridRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const weeksRef = useRef<HTMLDivElement>(null)
  const instructionsId = useId()

  const isOnPaper = useIsPrinting() || look === 'print'
  const { density, probe } = useDensity(givenDensity)
  const grid = useMemo(() => monthGridOf(month, weekStartDay), [month, weekStartDay])
  const todayNumber = dayNumberOf(today)
  const openingRow = openingRowOf(grid, todayNumber)
  const entries = useMemo(() => joinEntries(items, events), [items, events])
  const isGuessDrawnRef = useRef(false)
  const { heightPixels, isGuess } = usePageHeight(scrollRef, {
    expectedHeight: laneMode === 'all' ? expectedHeight : null,
    isGuessDrawnRef,
  })
  const { weeks, weekIndex, rowTops, moreLane, sizes, paper } = useMonthWeeks(
    entries,
    grid,
    isOnPaper ? 'print' : laneMode,
    openingRow,
    isOnPaper
      ? PRINT_PAGE_PIXELS - paperReservedPixels - paperFilterPixels(paperFacts)
      : heightPixels,
    { density, isPageGuessed: isGuess && !isOnPaper },
  )
  useLayoutEffect(() => {
    isGuessDrawnRef.current = isGuess && weeks.length > 0
  })
  const { slice, scrollToOpening } = usePageSlice(scrollRef, {
    weeksRef,
    hasSlices: !isOnPaper,
    firstDay: grid.firstDay,
    heightPixels,
    rowTops,
    openingRow,
  })
  useImperativeHandle(handleRef, () => ({ scrollToOpening }), [scrollToOpening])
  const yearMonth = yearMonthOf(grid.monthStart)
  const canCreate = !isReadOnly && requests.onCreate !== undefined

  const context = useMemo(
    () => ({
      channels,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      renderDayHeader,
    }),
    [
      channels,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      renderDayHeader,
    ],
  )
  const focus = useGridFocus({
    gridRef,
    grid,
    weeks,
    today: todayNumber,
    revealedItem,
    onMonthChange,
  })
  const gestures = useMonthGestures({
    ...requests,
    entries,
    currentPlanId,
    canEdit: !isReadOnly,
    busyItemIds,
    labels,
  })
  const { drag, layerRef, marked, dayMenu, gridHandlers } = useMonthActions({
    scrollRef,
    weeksRef,
    gridRef,
    grid,
    weeks,
    rowTops,
    focus,
    gestures,
    isReadOnly,
    canCreate,
    markedDays,
    labels,
    onPage: (step) => {
      onMonthChange?.({ month: addCivilMonths(month, step) })
    },
  })

  const tellRange = useEffectEvent((firstDay: number, weekCount: number) => {
    onRangeChange?.({
      startDay: civilDateOf(firstDay),
      endDay: civilDateOf(firstDay + weekCount * 7 - 1),
    })
  })
  useEffect(() => {
    tellRange(grid.firstDay, grid.weekCount)
  }, [grid.firstDay, grid.weekCount])

  const dayToAdd =
    todayNumber >= grid.monthStart && todayNumber < grid.monthEnd ? todayNumber : grid.monthStart
  const addFirst = (button: HTMLElement): void => {
    const cell =
      gridRef.current && elementOfTabStop(gridRef.current, { part: 'day', day: dayToAdd })
    dayMenu.onCreate(dayToAdd, cell ?? button)
  }
  const isEmpty = weekIndex.occurrences.length === 0
  const isSkeleton = status === 'loading' && isEmpty
  const stopWeek = Math.floor((focus.tabStop.day - grid.firstDay) / 7)
  const height = rowTops.at(-1) ?? 0

  const weekProps = { grid, today: todayNumber, context, hasSkeleton: isSkeleton }

  const gridPart = (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={-1}
      data-part="grid"
      aria-label={labels.grid(yearMonth)}
      aria-describedby={instructionsId}
      aria-busy={status === 'loading'}
      aria-readonly={isReadOnly}
      onFocus={focus.handleFocus}
      {...gridHandlers}
    >
      {paper === null ? null : <MonthCalendarPages paper={paper} weeks={weeks} {...weekProps} />}
      {paper === null ? <MonthCalendarWeekdays firstDay={grid.firstDay} labels={labels} /> : null}
      <div
        ref={weeksRef}
        role="rowgroup"
        data-part="weeks"
        hidden={paper !== null}
        style={customProperties({
          '--weeks-height': `${height}px`,
          '--day-head': `${sizes.head}px`,
          '--bar-pitch': `${sizes.pitch}px`,
        })}
      >
        {paper !== null
          ? null
          : weeks.map((week, row) => {
              const top = rowTops[row] ?? 0
              const rowPixels = (rowTops[row + 1] ?? top) - top
              return (
                <MonthCalendarWeek
                  key={week.startDay}
                  week={week}
                  row={row}
                  heightPixels={rowPixels}
                  moreLane={moreLane}
                  tabStop={row === stopWeek ? focus.tabStop : null}
                  {...weekProps}
                  {...lanesInSlice(slice, top, rowPixels, sizes)}
                />
              )
            })}
        {drag === null && marked === null ? null : (
          <MonthCalendarDragLayer
            ref={layerRef}
            drag={drag}
            marked={marked}
            firstDay={grid.firstDay}
            rowTops={rowTops}
            context={context}
          />
        )}
      </div>
    </div>
  )

  return (
    <MonthRoot
      $isOnPaper={isOnPaper}
      data-status={status}
      data-lanes={laneMode}
      data-density={givenDensity}
      data-look={isOnPaper ? 'print' : 'screen'}
      {...(drag === null ? null : { 'data-dragging': drag.subject.kind })}
    >
      {isOnPaper ? (
        <PaperHeading
          title={labels.printTitle(yearMonth)}
          range={labels.printRange({
            firstDay: civilDateOf(grid.monthStart),
            lastDay: civilDateOf(grid.monthEnd - 1),
          })}
          facts={paperFacts}
        />
      ) : null}
      <MonthCalendarMenu
        labels={menuLabels}
        findItem={gestures.findItem}
        onOpen={
          requests.onOpenItem === undefined
            ? undefined
            : (item, bar) => {
                gestures.openEntry(String(item.id), bar)
              }
        }
        onCopy={requests.onCopyItem === undefined ? undefined : gestures.copy}
        canDelete={gestures.offersDelete}
        onDelete={gestures.remove}
        {...dayMenu}
      >
        <div ref={scrollRef} data-part="scroll">
          <MonthCalendarSummary
            summary={summary}
            channels={channels}
            findEntry={gestures.findEntry}
            isDisabled={drag !== null}
            labels={summaryLabels}
          >
            {gridPart}
          </MonthCalendarSummary>
        </div>
      </MonthCalendarMenu>
      {isOnPaper ? <MonthCalendarLegend weeks={weeks} channels={channels} labels={labels} /> : null}
      {status === 'error' || (status === 'ready' && isEmpty && !hasItemsElsewhere) ? (
        <CalendarNotice
          isFailed={status === 'error'}
          onRetry={onRetry}
          onClearFilters={onClearFilters}
          onAdd={dayMenu.canCreate(dayToAdd) ? addFirst : null}
          labels={{ ...labels, empty: labels.empty(yearMonth) }}
        />
      ) : null}
      {gestures.openDayList === null ? null : (
        <MonthCalendarDayList
          {...gestures.openDayList}
          entries={entries}
          weekIndex={weekIndex}
          context={context}
          onClose={gestures.closeDayList}
          onOpen={({ key, anchor }) => {
            gestures.closeDayList()
            gestures.openEntry(key, anchor)
          }}
        />
      )}
      {probe}
      <VisuallyHidden id={instructionsId}>{labels.instructions}</VisuallyHidden>
      <Announcement>{isSkeleton ? labels.loading : gestures.announcement}</Announcement>
    </MonthRoot>
  )
}

/** The week of today in its own month, else the first. */
function openingRowOf({ firstDay, monthStart, monthEnd }: MonthGrid, today: DayNumber): number {
  return today >= monthStart && today < monthEnd ? Math.floor((today - firstDay) / 7) : 0
}
