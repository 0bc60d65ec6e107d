import { nearestDateOf, dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId, useImperativeHandle, useMemo, useRef, useEffectEvent, useLayoutEffect } from 'react'
import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import { observeSize } from '@throughline/ui/element-size'
import type { RefObject } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import {
  customProperties,
  PAPER_DENSITY,
  PaperHeading,
  useChannelMarks,
  useDensity,
  useIsPrinting,
  useRangeReport,
  ChannelLegend,
  CalendarNotice,
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
import { screenSizes, visibleLanes } from './day-sizes'
import { elementOfCell } from './day-target'
import type { FocusCell } from './day-target'
import { DayRoot } from './DayCalendar.styles'
import type { DayCalendarViewProps, DayCalendarProps } from './DayCalendar.types'
import { DayCalendarGrid } from './parts/DayCalendarGrid'
import { useDayDefinition } from './definition'
import { englishDayCalendarLabels } from './DayCalendar.labels'
import { datesAtCell, datesOfCells } from './model/cell-dates'
import { dayNamesOf } from './model/day-names'
import { barsOn } from './model/day-page'
import { useAllDayLanes } from './use-all-day-lanes'
import { useDayPage } from './use-day-page'
import type { DayCalendarLabels } from './DayCalendar.labels'
import type { AllDayBarModel, BoxModel, DayPage } from './model/day-page'

/** Where a day without anything earlier begins on the screen: 07:30. */
const FIRST_MINUTE = 450
const MINUTES_PER_DAY = 1440
/** Space above the target of a scroll, in minutes. */
const ROOM_MINUTES = 30

interface FirstScrollOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly headRef: RefObject<HTMLElement | null>
  readonly hoursRef: RefObject<HTMLElement | null>
  readonly page: DayPage
  readonly now: CivilDateTime | null
}

/**
 * Scrolls once, before the first paint that shows it: to the morning, or to the first item
 * before that; down to now where now would not be seen.
 *
 * @returns scrolls there again
 */
function useFirstScroll({
  scrollRef,
  headRef,
  hoursRef,
  page,
  now,
}: FirstScrollOptions): () => void {
  const scrollToOpening = (): void => {
    const [scroll, head, hours] = [scrollRef.current, headRef.current, hoursRef.current]
    if (scroll === null || head === null || hours === null) return
    const { dayCount, firstDay } = page
    const first = Math.min(MINUTES_PER_DAY, ...page.days.map((boxes) => boxes[0]?.top ?? Infinity))
    const top = Math.max(0, Math.min(FIRST_MINUTE, first - ROOM_MINUTES))
    const pixelsPerMinute = hours.clientHeight / MINUTES_PER_DAY
    const visibleMinutes = (scroll.clientHeight - head.offsetHeight) / pixelsPerMinute
    const day = now === null ? -1 : dayNumberOf(now) - firstDay
    const nowMinute = now === null || day < 0 || day >= dayCount ? null : minutesOfDay(now)
    const isNowBelow = nowMinute !== null && nowMinute > top + visibleMinutes - ROOM_MINUTES
    const minute = isNowBelow ? nowMinute - visibleMinutes / 2 : top
    scroll.scrollTop = minute * pixelsPerMinute
  }
  const open = useEffectEvent(scrollToOpening)
  useLayoutEffect(() => {
    const hours = hoursRef.current
    if (hours === null) return undefined
    // Measuring right here would compute the layout one more time. The observer is called after
    // layout, before the paint; if mounted hidden, as soon as it is visible.
    const end = observeSize(hours, () => {
      end()
      open()
    })
    return end
  }, [hoursRef])
  return scrollToOpening
}

const noneBusy: ReadonlySet<number> = new Set()
const noEvents: readonly CalendarEvent[] = []
const MAX_DAYS = 7

/** The days themselves, with complete props. */
export function DayCalendarView({
  day,
  dayCount: targetDays = 1,
  today,
  now = null,
  items,
  events = noEvents,
  channels,
  hasChannelMarks = false,
  currentPlanId,
  density: providedDensity,
  look = 'screen',
  paperDetails,
  status = 'ready',
  onRetry,
  hasItemsElsewhere = false,
  onClearFilters,
  pixelsAbove = 0,
  isAllDayRowOpen: providedAllDayRowOpen,
  onAllDayRowToggle,
  isReadOnly = false,
  selectedItemId = null,
  revealedItem = null,
  markedDates = null,
  busyItemIds = noneBusy,
  summary,
  onDayChange,
  onRangeChange,
  renderItemContent,
  renderDayHeader,
  handleRef,
  labels: providedLabels = englishDayCalendarLabels,
  menuLabels: providedMenuLabels = englishItemMenuLabels,
  summaryLabels,
  ...intentProps
}: DayCalendarViewProps) {
  const labels = useLabels(providedLabels)
  const menuLabels = useLabels(providedMenuLabels)
  const gridRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const headRef = useRef<HTMLDivElement>(null)
  const hoursRef = useRef<HTMLDivElement>(null)
  const allDayRowRef = useRef<HTMLDivElement>(null)
  const instructionsId = useId()

  const dayCount = Math.min(Math.max(Math.floor(targetDays), 1), MAX_DAYS)
  const { density, probe } = useDensity(providedDensity)
  const isOnPaper = useIsPrinting() || look === 'print'
  const dayPage = useDayPage(items, events, day, dayCount, isOnPaper)
  const { page, placedByKey, printPlan } = dayPage
  const { firstDay } = page
  const lastDate = nearestDateOf(firstDay + dayCount - 1)
  const todayNumber = dayNumberOf(today)
  const channelMarks = useChannelMarks(channels, hasChannelMarks || isOnPaper)
  const dayNames = useMemo(
    () => dayNamesOf(firstDay, dayCount, labels),
    [firstDay, dayCount, labels],
  )
  const context = useSame(
    {
      channels,
      channelMarks,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      sizes: printPlan ?? screenSizes,
    },
    isSameRecord,
  )

  useRangeReport(firstDay, dayCount, onRangeChange)
  const scrollToOpening = useFirstScroll({ scrollRef, headRef, hoursRef, page, now })

  const allDayRow = useAllDayLanes({
    scrollRef,
    pixelsAbove,
    density,
    isOnPaper,
    isOpen: providedAllDayRowOpen,
    onToggle: onAllDayRowToggle,
  })
  const range = useRangeSelection({
    isEnabled: !isReadOnly && intentProps.onCreate !== undefined,
    rangeOf: datesOfCells,
  })
  const definition = useDayDefinition({
    gridRef,
    scrollRef,
    headRef,
    hoursRef,
    allDayRowRef,
    items,
    page,
    placedByKey,
    allDayLanes: allDayRow.lanes,
    today: todayNumber,
    revealedItem,
    range,
    labels,
    onDayChange,
    onOpenAllDayRow: (onDay) => {
      allDayRow.setIsOpen(true)
      const { lanes } = visibleLanes(page.laneCount, allDayRow.closedLanes)
      const first = barsOn(page, onDay).find(({ lane }) => lane >= lanes)
      // The pressed line disappears; the first of its hidden items takes its place.
      if (first !== undefined) {
        calendar.focus.awaitFocusCell({ part: 'entry', day: onDay, key: first.key })
      }
    },
  })
  const calendar = useCalendar(definition, {
    ...intentProps,
    currentPlanId,
    isReadOnly,
    busyItemIds,
  })
  const { intents, focus, drag } = calendar
  const { findEntry } = definition
  useImperativeHandle(handleRef, () => ({ scrollToOpening, ...calendar.handle }))

  const firstCell: FocusCell = { part: 'all-day-cell', day: firstDay }
  const addFirst = (button: HTMLElement): void => {
    const cell = gridRef.current && elementOfCell(gridRef.current, firstCell)
    intents.create(datesAtCell(firstCell), cell ?? button)
  }
  const isEmpty = placedByKey.size === 0
  const isSkeleton = status === 'loading' && isEmpty

  return (
    <DayRoot
      data-status={status}
      data-look={isOnPaper ? 'print' : 'screen'}
      data-density={isOnPaper ? PAPER_DENSITY : providedDensity}
      style={customProperties({
        '--days': dayCount,
        ...(printPlan !== null && { '--print-hours': `${printPlan.hoursPixels}px` }),
      })}
      {...(drag === null ? null : { 'data-dragging': drag.subject.kind })}
    >
      {isOnPaper ? (
        <PaperHeading
          title={labels.printTitle({
            firstDayName: dayNames[0] ?? '',
            lastDayName: dayNames.at(-1) ?? '',
          })}
          range={labels.printRange({ firstDay: nearestDateOf(firstDay), lastDay: lastDate })}
          details={paperDetails}
        />
      ) : null}
      <ItemMenu
        data-part="frame"
        labels={menuLabels}
        intents={intents}
        findEntry={findEntry}
        placeMenu={calendar.placeMenu}
      >
        <ItemSummaryArea
          ref={scrollRef}
          data-part="scroll"
          summary={summary}
          findEntry={findEntry}
          channels={channels}
          isDisabled={drag !== null}
          labels={summaryLabels}
        >
          <DayCalendarGrid
            ref={gridRef}
            {...dayPage}
            dayNames={dayNames}
            today={todayNumber}
            now={now}
            allDayRow={allDayRow}
            onCloseAllDayRow={() => {
              allDayRow.setIsOpen(false)
              focus.goTo(firstCell)
            }}
            activeCell={focus.activeCell}
            drag={drag}
            marked={range.range ?? markedDates}
            hasSkeleton={isSkeleton}
            headRef={headRef}
            hoursRef={hoursRef}
            allDayRowRef={allDayRowRef}
            renderDayHeader={renderDayHeader}
            context={context}
            aria-label={labels.grid({ firstDay: nearestDateOf(firstDay), lastDay: lastDate })}
            aria-describedby={instructionsId}
            aria-busy={status === 'loading'}
            aria-readonly={isReadOnly}
            {...calendar.handlers}
          />
        </ItemSummaryArea>
      </ItemMenu>
      {isOnPaper ? (
        <DayCalendarLegend placed={placedByKey} {...{ channels, channelMarks, labels }} />
      ) : null}
      <DayCalendarNotice
        status={status}
        isEmpty={isEmpty && !hasItemsElsewhere}
        isSeveral={dayCount > 1}
        onRetry={onRetry}
        onClearFilters={onClearFilters}
        onAdd={intents.offersCreate(datesAtCell(firstCell)) ? addFirst : null}
        labels={labels}
      />
      {probe}
      <VisuallyHidden id={instructionsId}>{labels.instructions}</VisuallyHidden>
      <Announcement>{isSkeleton ? labels.loading : intents.announcement}</Announcement>
    </DayRoot>
  )
}

interface DayCalendarLegendProps {
  placed: ReadonlyMap<string, AllDayBarModel | BoxModel>
  channels: ReadonlyMap<number, CalendarChannel>
  channelMarks: ChannelMarks | null
  labels: DayCalendarLabels
}

/** The channels whose items are on printed days. */
function DayCalendarLegend({ placed, channels, channelMarks, labels }: DayCalendarLegendProps) {
  const channelIds = [...placed.values()].flatMap(({ entry }) =>
    entry.kind === 'item' ? entry.item.channelId : [],
  )
  return <ChannelLegend label={labels.legend} {...{ channelIds, channels, channelMarks }} />
}

interface DayCalendarNoticeProps {
  status: DayCalendarProps['status']
  /** Neither the days nor the overstory have items. */
  isEmpty: boolean
  isSeveral: boolean
  onRetry: DayCalendarProps['onRetry']
  onClearFilters: DayCalendarProps['onClearFilters']
  /** Null where nothing can be added. */
  onAdd: ((button: HTMLElement) => void) | null
  labels: DayCalendarLabels
}

/** Notice of days without items, and of days that could not be loaded. */
function DayCalendarNotice({
  status,
  isEmpty,
  isSeveral,
  labels,
  ...actions
}: DayCalendarNoticeProps) {
  const isFailed = status === 'error'
  if (!isFailed && !(status === 'ready' && isEmpty)) return null
  return (
    <CalendarNotice
      {...actions}
      isFailed={isFailed}
      labels={{
        ...labels,
        empty: labels.empty({ isSeveral }),
        emptyFiltered: labels.emptyFiltered({ isSeveral }),
      }}
    />
  )
}
