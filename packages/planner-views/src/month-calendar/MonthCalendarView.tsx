import { civilDateOf, dayNumberOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import { addCivilMonths, monthGridOf } from '@throughline/domain/layout'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId, useImperativeHandle, useMemo, useRef } from 'react'

import {
  CalendarNotice,
  PaperHeading,
  useChannelMarks,
  useDensity,
  useIsPrinting,
  useRangeReport,
} from '../calendar-parts'
import type { CalendarEvent } from '../calendar-parts'
import { calendarHandle, englishItemMenuLabels, ItemMenu, ItemSummaryArea } from '../interaction'
import { englishMonthCalendarLabels } from './labels'
import { MonthRoot } from './MonthCalendar.styles'
import type { MonthCalendarViewProps } from './MonthCalendar.types'
import { MonthCalendarDayList } from './MonthCalendarDayList'
import { MonthCalendarGrid } from './MonthCalendarGrid'
import { MonthCalendarLegend } from './MonthCalendarLegend'
import { elementOfTabStop } from './tab-stop'
import { useMonthActions } from './use-month-actions'
import { useMonthContext } from './use-month-context'
import { useMonthFocus } from './use-month-focus'
import { useMonthPage } from './use-month-page'

const NONE_BUSY: ReadonlySet<number> = new Set()
const NO_EVENTS: readonly CalendarEvent[] = []

/** The month itself, with complete props. */
export function MonthCalendarView({
  month,
  today,
  weekStartDay = 'sunday',
  items,
  events = NO_EVENTS,
  channels,
  hasChannelMarks = false,
  currentPlanId,
  laneMode = 'all',
  density: givenDensity,
  expectedHeight,
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
  onOpenDay,
  ...intentProps
}: MonthCalendarViewProps) {
  const gridRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const weeksRef = useRef<HTMLDivElement>(null)
  const instructionsId = useId()

  const isOnPaper = useIsPrinting() || look === 'print'
  const { density, probe } = useDensity(givenDensity)
  const grid = useMemo(() => monthGridOf(month, weekStartDay), [month, weekStartDay])
  const todayNumber = dayNumberOf(today)
  const page = useMonthPage({
    scrollRef,
    weeksRef,
    items,
    events,
    grid,
    today: todayNumber,
    density,
    laneMode,
    expectedHeight,
    isOnPaper,
    paperReservedPixels,
    paperFacts,
  })
  const yearMonth = yearMonthOf(grid.monthStart)

  const channelMarks = useChannelMarks(channels, hasChannelMarks || isOnPaper)
  const context = useMonthContext({
    channels,
    channelMarks,
    currentPlanId,
    labels,
    selectedItemId,
    busyItemIds,
    renderItemContent,
    renderDayHeader,
  })
  const focus = useMonthFocus({
    gridRef,
    grid,
    weeks: page.weeks,
    today: todayNumber,
    revealedItem,
    onMonthChange,
  })
  const actions = useMonthActions({
    ...intentProps,
    currentPlanId,
    isReadOnly,
    busyItemIds,
    scrollRef,
    weeksRef,
    gridRef,
    grid,
    page,
    focus,
    markedDays,
    onOpenDay,
    labels,
    onPage: (step) => {
      onMonthChange?.({ month: addCivilMonths(month, step) })
    },
  })
  const { scrollToOpening } = page
  useImperativeHandle(handleRef, () =>
    calendarHandle({ scrollToOpening, focus, dayUnder: actions.dayUnder }),
  )
  const { intents, drag, openDayList, closeDayList, selection, lasso } = actions

  useRangeReport(grid.firstDay, grid.weekCount * 7, onRangeChange)

  const dayToAdd =
    todayNumber >= grid.monthStart && todayNumber < grid.monthEnd ? todayNumber : grid.monthStart
  const addFirst = (button: HTMLElement): void => {
    const cell =
      gridRef.current && elementOfTabStop(gridRef.current, { part: 'day', day: dayToAdd })
    actions.createAt(dayToAdd, cell ?? button)
  }
  const isEmpty = page.weekIndex.occurrences.length === 0
  const isSkeleton = status === 'loading' && isEmpty

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
      <ItemMenu
        data-part="menu-area"
        labels={menuLabels}
        intents={intents}
        findEntry={page.findEntry}
        placeMenu={actions.dayMenu}
      >
        <div ref={scrollRef} data-part="scroll">
          <ItemSummaryArea
            data-part="hover-area"
            summary={summary}
            findEntry={page.findEntry}
            channels={channels}
            isDisabled={drag !== null || lasso.isActive}
            labels={summaryLabels}
          >
            <MonthCalendarGrid
              ref={gridRef}
              page={page}
              grid={grid}
              today={todayNumber}
              tabStop={focus.tabStop}
              weeksRef={weeksRef}
              layerRef={actions.layerRef}
              drag={drag}
              marked={actions.marked}
              movedCount={actions.movedCount}
              selection={selection.selection}
              lassoRef={lasso.isActive ? lasso.lassoRef : null}
              context={context}
              hasSkeleton={isSkeleton}
              aria-label={labels.grid(yearMonth)}
              aria-describedby={instructionsId}
              aria-busy={status === 'loading'}
              aria-readonly={isReadOnly}
              onFocus={focus.handleFocus}
              {...actions.gridHandlers}
            />
          </ItemSummaryArea>
        </div>
      </ItemMenu>
      {isOnPaper ? (
        <MonthCalendarLegend weeks={page.weeks} {...{ channels, channelMarks, labels }} />
      ) : null}
      {status === 'error' || (status === 'ready' && isEmpty && !hasItemsElsewhere) ? (
        <CalendarNotice
          isFailed={status === 'error'}
          onRetry={onRetry}
          onClearFilters={onClearFilters}
          onAdd={actions.offersCreate(dayToAdd) ? addFirst : null}
          labels={{ ...labels, empty: labels.empty(yearMonth) }}
        />
      ) : null}
      {openDayList === null ? null : (
        <MonthCalendarDayList
          {...openDayList}
          entries={page.entries}
          weekIndex={page.weekIndex}
          context={context}
          selection={selection.selection}
          onClose={closeDayList}
          onOpen={({ key, anchor }) => {
            closeDayList()
            const entry = page.findKey(key)
            if (entry !== undefined) intents.open({ entry }, anchor)
          }}
        />
      )}
      {probe}
      <VisuallyHidden id={instructionsId}>
        {labels.instructions} {selection.isEnabled ? labels.selectionInstructions : null}
      </VisuallyHidden>
      <Announcement>{isSkeleton ? labels.loading : intents.announcement}</Announcement>
    </MonthRoot>
  )
}
