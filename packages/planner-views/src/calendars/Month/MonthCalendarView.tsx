import { nearestDateOf, dayNumberOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import { addCivilMonths, monthGridOf } from '@throughline/domain/layout'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import {
  CalendarNotice,
  newDatesOver,
  PaperHeading,
  spanBetween,
  useChannelMarks,
  useDensity,
  useIsPrinting,
  useRangeReport,
  ChannelLegend,
} from '../../calendar-parts'
import type { CalendarEvent, CalendarChannel, ChannelMarks } from '../../calendar-parts'
import { isSameRecord, useSame } from '../../host-input'
import {
  englishItemMenuLabels,
  ItemMenu,
  ItemSummaryArea,
  useCalendar,
  useRangeSelection,
} from '../../calendar-core'
import { useMonthDefinition } from './definition'
import { englishMonthCalendarLabels } from './MonthCalendar.labels'
import { MonthRoot } from './MonthCalendar.styles'
import type { MonthCalendarViewProps } from './MonthCalendar.types'
import { MonthCalendarDayList } from './parts/MonthCalendarDayList'
import { MonthCalendarGrid } from './parts/MonthCalendarGrid'
import { elementOfCell } from './focus-cell'
import { useMonthPage } from './use-month-page'
import type { MonthCalendarLabels } from './MonthCalendar.labels'
import type { WeekModel } from './model/week-model'

const noneBusy: ReadonlySet<number> = new Set()
const noEvents: readonly CalendarEvent[] = []

function spanOfDates({ startDate, endDate }: NonNullable<MonthCalendarViewProps['markedDays']>) {
  return spanBetween(dayNumberOf(startDate), dayNumberOf(endDate))
}

/** The month itself, with complete props. */
export function MonthCalendarView({
  month,
  today,
  weekStartDay: providedWeekStartDay,
  items,
  events = noEvents,
  channels,
  hasChannelMarks = false,
  currentPlanId,
  laneMode = 'all',
  density: providedDensity,
  expectedHeight,
  look = 'screen',
  paperReservedPixels = 0,
  paperDetails,
  status = 'ready',
  onRetry,
  hasItemsElsewhere = false,
  onClearFilters,
  isReadOnly = false,
  selectedItemId = null,
  revealedItem = null,
  busyItemIds = noneBusy,
  markedDays = null,
  summary,
  renderItemContent,
  renderDayHeader,
  handleRef,
  labels: providedLabels = englishMonthCalendarLabels,
  menuLabels: providedMenuLabels = englishItemMenuLabels,
  summaryLabels,
  onMonthChange,
  onRangeChange,
  onOpenDay,
  ...intentProps
}: MonthCalendarViewProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const menuLabels = useLabels(providedMenuLabels)
  const gridRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const weeksRef = useRef<HTMLDivElement>(null)
  const instructionsId = useId()

  const isOnPaper = useIsPrinting() || look === 'print'
  const { density, probe } = useDensity(providedDensity)
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
    paperDetails,
  })
  const yearMonth = yearMonthOf(grid.monthStart)

  const channelMarks = useChannelMarks(channels, hasChannelMarks || isOnPaper)
  const context = useSame(
    {
      channels,
      channelMarks,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      renderDayHeader,
    },
    isSameRecord,
  )
  const [dayList, setDayList] = useState<{ day: number; anchor: HTMLElement } | null>(null)
  const range = useRangeSelection({
    isEnabled: !isReadOnly && intentProps.onCreate !== undefined,
    rangeOf: spanBetween,
  })
  const { definition, layerRef, daysAt } = useMonthDefinition({
    gridRef,
    scrollRef,
    weeksRef,
    grid,
    page,
    today: todayNumber,
    revealedItem,
    range,
    labels,
    onMonthChange,
    onPage: (step) => {
      onMonthChange?.({ month: addCivilMonths(month, step) })
    },
    onOpenDay,
    onOpenList: setDayList,
  })
  const calendar = useCalendar(definition, {
    ...intentProps,
    currentPlanId,
    isReadOnly,
    busyItemIds,
  })
  const { intents, focus, drag, marqueeRef, selection } = calendar
  const { scrollToOpening } = page
  useImperativeHandle(handleRef, () => ({ scrollToOpening, ...calendar.handle }))

  useRangeReport(grid.firstDay, grid.weekCount * 7, onRangeChange)

  const dayToAdd =
    todayNumber >= grid.monthStart && todayNumber < grid.monthEnd ? todayNumber : grid.monthStart
  const addFirst = (button: HTMLElement): void => {
    const cell = gridRef.current && elementOfCell(gridRef.current, { part: 'day', day: dayToAdd })
    calendar.create(newDatesOver(daysAt(dayToAdd)), cell ?? button)
  }
  const isEmpty = page.weekIndex.occurrences.length === 0
  const isSkeleton = status === 'loading' && isEmpty
  const paperPeriod = {
    title: labels.printTitle(yearMonth),
    range: labels.printRange({
      firstDay: nearestDateOf(grid.monthStart),
      lastDay: nearestDateOf(grid.monthEnd - 1),
    }),
  }

  return (
    <MonthRoot
      $isOnPaper={isOnPaper}
      data-status={status}
      data-lanes={laneMode}
      data-density={providedDensity}
      data-look={isOnPaper ? 'print' : 'screen'}
      {...(drag === null ? null : { 'data-dragging': drag.subject.kind })}
    >
      {isOnPaper ? <PaperHeading {...paperPeriod} details={paperDetails} /> : null}
      <ItemMenu
        data-part="menu-area"
        labels={menuLabels}
        intents={intents}
        findEntry={page.findEntry}
        placeMenu={calendar.placeMenu}
      >
        <div ref={scrollRef} data-part="scroll">
          <ItemSummaryArea
            data-part="hover-area"
            summary={summary}
            findEntry={page.findEntry}
            channels={channels}
            isDisabled={drag !== null || marqueeRef !== null}
            labels={summaryLabels}
          >
            <MonthCalendarGrid
              ref={gridRef}
              page={page}
              grid={grid}
              today={todayNumber}
              activeCell={focus.activeCell}
              weeksRef={weeksRef}
              layerRef={layerRef}
              drag={drag}
              marked={range.range ?? (markedDays && spanOfDates(markedDays))}
              movedCount={calendar.movedCount}
              selection={selection}
              marqueeRef={marqueeRef}
              context={context}
              hasSkeleton={isSkeleton}
              paperHeading={
                isOnPaper ? (
                  <PaperHeading
                    {...paperPeriod}
                    details={paperDetails && { ...paperDetails, filters: [] }}
                  />
                ) : null
              }
              aria-label={labels.grid(yearMonth)}
              aria-describedby={instructionsId}
              aria-busy={status === 'loading'}
              aria-readonly={isReadOnly}
              {...calendar.handlers}
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
          onAdd={intents.offersCreate(newDatesOver(daysAt(dayToAdd))) ? addFirst : null}
          labels={{ ...labels, empty: labels.empty(yearMonth) }}
        />
      ) : null}
      {dayList === null ? null : (
        <MonthCalendarDayList
          {...dayList}
          entries={page.entries}
          weekIndex={page.weekIndex}
          context={context}
          selection={selection}
          onClose={() => {
            setDayList(null)
          }}
          onOpen={({ key, anchor }) => {
            setDayList(null)
            const entry = page.findKey(key)
            if (entry !== undefined) intents.open({ entry }, anchor)
          }}
        />
      )}
      {probe}
      <VisuallyHidden id={instructionsId}>
        {labels.instructions} {calendar.canSelect ? labels.selectionInstructions : null}
      </VisuallyHidden>
      <Announcement>{isSkeleton ? labels.loading : intents.announcement}</Announcement>
    </MonthRoot>
  )
}

interface MonthCalendarLegendProps {
  weeks: readonly WeekModel[]
  channels: ReadonlyMap<number, CalendarChannel>
  channelMarks: ChannelMarks | null
  labels: MonthCalendarLabels
}

/** The channels whose items are on a printed month. */
function MonthCalendarLegend({ weeks, channels, channelMarks, labels }: MonthCalendarLegendProps) {
  const channelIds = weeks.flatMap(({ bars }) =>
    bars.flatMap(({ entry }) => (entry.kind === 'item' ? entry.item.channelId : [])),
  )
  return <ChannelLegend label={labels.legend} {...{ channelIds, channels, channelMarks }} />
}
