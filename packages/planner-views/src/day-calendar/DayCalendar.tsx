/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'

import {
  CalendarNotice,
  customProperties,
  englishItemMenuLabels,
  PAPER_DENSITY,
  PaperHeading,
  useDensity,
  useIsPrinting,
} from '../calendar-item'
import type { CalendarEvent, CalendarItem } from '../calendar-item'
import { elementOfTabStop } from './day-target'
import type { TabStop } from './day-target'
import { DayRoot } from './DayCalendar.styles'
import type { DayCalendarDates, DayCalendarProps } from './DayCalendar.types'
import { DayCalendarAllDayRow } from './DayCalendarAllDayRow'
import { DayCalendarHead } from './DayCalendarHead'
import { DayCalendarLegend } from './DayCalendarLegend'
import { DayCalendarLayer } from './DayCalendarLayer'
import { DayCalendarLine } from './DayCalendarLine'
import { DayCalendarMenu } from './DayCalendarMenu'
import { DayCalendarNow } from './DayCalendarNow'
import { DayCalendarSkeleton } from './DayCalendarSkeleton'
import { DayCalendarSummary } from './DayCalendarSummary'
import type { DayContext } from './entry-attributes'
import { englishDayCalendarLabels } from './labels'
import { dayNamesOf } from './model/day-names'
import { barsOn, itemKey, rangeOf } from './model/day-page'
import { placeOf } from './model/reschedule-item'
import { timesText, whenText } from './model/when-text'
import { useAllDayLanes } from './use-all-day-lanes'
import { useDayDrag } from './use-day-drag'
import { useDayFocus } from './use-day-focus'
import { useDayGestures } from './use-day-gestures'
import { useDayKeys } from './use-day-keys'
import { useDayPage } from './use-day-page'
import { useFirstScroll } from './use-first-scroll'
import { datesAtCell, useMarkedRange } from './use-marked-range'
import { SCREEN_SIZES, SLOT_MINUTES, shownLanes } from './day-sizes'

const NONE_BUSY: ReadonlySet<number> = new Set()
const NO_EVENTS: readonly CalendarEvent[] = []
const MAX_DAYS = 7

/**
 * The hours of a day, or of several side by side, below a band of all-day items.
 * Overlapping items share the width.
 *
 * Needs a parent of a definite height. Knows no network, router, storage or
 * clock: data comes in as props, and what a person wants goes out as events. It
 * moves nothing itself: a dropped item stays at its old place until `items` say
 * otherwise.
 */
export function DayCalendar({
  day,
  dayCount: wantedDays = 1,
  today,
  now = null,
  items,
  events = NO_EVENTS,
  channels,
  currentPlanId,
  density: givenDensity,
  look = 'screen',
  paperFacts,
  status = 'ready',
  onRetry,
  hasItemsElsewhere = false,
  onClearFilters,
  pixelsAbove = 0,
  isAllDayRowOpen: givenAllDayRowOpen,
  onAllDayRowToggle,
  isReadOnly = false,
  selectedItemId = null,
  revealedItem = null,
  markedDates = null,
  busyItemIds = NONE_BUSY,
  summary,
  onDayChange,
  onRangeChange,
  renderItemContent,
  renderDayHeader,
  handleRef,
  labels = englishDayCalendarLabels,
  menuLabels = englishItemMenuLabels,
  summaryLabels,
  ...requests
}: DayCalendarProps) {
  const gridRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const headRef = useRef<HTMLDivElement>(null)
  const hoursRef = useRef<HTMLDivElement>(null)
  const allDayRowRef = useRef<HTMLDivElement>(null)
  const instructionsId = useId()

  const dayCount = Math.min(Math.max(Math.floor(wantedDays), 1), MAX_DAYS)
  const { density, probe } = useDensity(givenDensity)
  const isPrinting = useIsPrinting()
  const isOnPaper = isPrinting || look === 'print'
  const { page, placedByKey, itemCounts, printPlan } = useDayPage(
    items,
    events,
    day,
    dayCount,
    isOnPaper,
  )
  const { firstDay } = page
  const sizes = printPlan ?? SCREEN_SIZES
  const todayNumber = dayNumberOf(today)
  const dayNames = useMemo(
    () => dayNamesOf(firstDay, dayCount, labels),
    [firstDay, dayCount, labels],
  )
  const context = useMemo<DayContext>(
    () => ({
      channels,
      currentPlanId,
      labels,
      selectedItemId,
      busyItemIds,
      renderItemContent,
      sizes,
    }),
    [channels, currentPlanId, labels, selectedItemId, busyItemIds, renderItemContent, sizes],
  )

  const tellRange = useEffectEvent((range: ReturnType<typeof rangeOf>) => {
    onRangeChange?.(range)
  })
  useEffect(() => {
    tellRange(rangeOf({ firstDay, dayCount }))
  }, [firstDay, dayCount])
  const scrollToOpening = useFirstScroll({ scrollRef, headRef, hoursRef, page, now })
  useImperativeHandle(handleRef, () => ({ scrollToOpening }))

  const [isOpenHere, setIsOpenHere] = useState(false)
  const isAllDayRowOpen = givenAllDayRowOpen ?? isOpenHere
  const closedLanes = useAllDayLanes({ scrollRef, pixelsAbove, density })
  const allDayLanes = isAllDayRowOpen || isOnPaper ? Infinity : closedLanes
  const setIsAllDayRowOpen = (isOpen: boolean): void => {
    setIsOpenHere(isOpen)
    onAllDayRowToggle?.({ isOpen })
  }
  const focus = useDayFocus({
    gridRef,
    page,
    placedByKey,
    allDayLanes,
    today: todayNumber,
    revealedItem,
    onDayChange,
  })
  const gestures = useDayGestures({
    ...requests,
    items,
    placedByKey,
    currentPlanId,
    canEdit: !isReadOnly,
    busyItemIds,
    labels,
    onOpenAllDayRow: (onDay) => {
      setIsAllDayRowOpen(true)
      const { lanes } = shownLanes(page.laneCount, closedLanes)
      const first = barsOn(page, onDay).find(({ lane }) => lane >= lanes)
      // The line that was pressed goes; the first of what it stood for takes its place.
      if (first !== undefined) focus.awaitStop({ part: 'entry', day: onDay, key: first.key })
    },
    pointOf: ({ clientX, clientY }) => pointOf({ x: clientX, y: clientY }),
  })
  /** The focus goes with a changed item, to the first of its days that is on show. */
  const awaitItem = (item: CalendarItem, dates: DayCalendarDates): void => {
    const { startDay, endDay } = placeOf(dates)
    const isGoingOn = startDay < firstDay && endDay > firstDay
    const onDay = isGoingOn ? firstDay : startDay
    focus.awaitStop({ part: 'entry', day: onDay, key: itemKey(item.id, startDay) })
  }
  const { drag, pointOf, endsDrag, handlers } = useDayDrag({
    gridRef,
    scrollRef,
    headRef,
    hoursRef,
    allDayRowRef,
    firstDay,
    dayCount,
    labels,
    itemOfKey: gestures.itemOfKey,
    canCreate: gestures.canCreate,
    isHeld: gestures.isHeld,
    onStart: gestures.allowChange,
    onDrop: ({ item: { id, title }, grip, dates }) => {
      // Others may have changed it meanwhile, or taken it away.
      const item = items.find((each) => each.id === id)
      if (item === undefined) {
        gestures.announce(labels.moveCancelled({ title }))
        return
      }
      awaitItem(item, dates)
      gestures.change(item, grip, dates)
    },
    onCreate: gestures.create,
    onCancel: gestures.cancelChange,
  })
  const marked = useMarkedRange(gestures.canCreate, (dates) => {
    gestures.announce(
      dates === null ? labels.createCancelled : labels.marked({ when: whenText(dates, labels) }),
    )
  })
  const handleKeyDown = useDayKeys({
    page,
    placedByKey,
    allDayLanes,
    tabStop: focus.tabStop,
    focusStop: focus.focusStop,
    goTo: focus.goTo,
    marked,
    itemOfKey: gestures.itemOfKey,
    onCreate: gestures.create,
    onChange: (item, grip, reschedule) => {
      const dates = gestures.tryChange(item, grip, reschedule)
      if (dates !== null) awaitItem(item, dates)
    },
    onCopy: gestures.copyItem,
    onDelete: gestures.deleteItem,
  })

  const firstAllDayRow: TabStop = { part: 'band', day: firstDay }
  const addFirst = (button: HTMLElement): void => {
    const cell = gridRef.current && elementOfTabStop(gridRef.current, firstAllDayRow)
    gestures.create(datesAtCell(firstAllDayRow), cell ?? button)
  }
  const isEmpty = placedByKey.size === 0
  const isSkeleton = status === 'loading' && isEmpty
  const stopLine = lineOf(focus.tabStop, placedByKey)
  const closeAllDayRow = (): void => {
    setIsAllDayRowOpen(false)
    focus.goTo({ part: 'band', day: firstDay })
  }
  const shownDates = marked.dates ?? markedDates
  const markedPlace =
    shownDates === null
      ? null
      : {
          place: placeOf(shownDates),
          text: shownDates.isAllDay ? '' : timesText(shownDates, labels),
        }
  const layer = { firstDay, dragged: drag?.item, marked: markedPlace, context }

  return (
    <DayRoot
      data-status={status}
      data-look={isOnPaper ? 'print' : 'screen'}
      data-density={isOnPaper ? PAPER_DENSITY : givenDensity}
      style={customProperties({
        '--days': dayCount,
        ...(printPlan !== null && { '--print-hours': `${printPlan.hoursPixels}px` }),
      })}
      {...(drag === null ? null : { 'data-dragging': drag.grip })}
    >
      {isOnPaper ? (
        <PaperHeading
          title={labels.printTitle({
            firstDayName: dayNames[0] ?? '',
            lastDayName: dayNames.at(-1) ?? '',
          })}
          range={labels.printRange({
            firstDay: civilDateOf(firstDay),
            lastDay: civilDateOf(firstDay + dayCount - 1),
          })}
          facts={paperFacts}
        />
      ) : null}
      <DayCalendarMenu
        labels={menuLabels}
        itemOfKey={gestures.itemOfKey}
        canOpen={requests.onOpenItem !== undefined}
        canCopy={requests.onCopyItem !== undefined}
        canDelete={gestures.canDelete}
        onOpen={gestures.openKey}
        onCopy={gestures.copyItem}
        onDelete={gestures.deleteItem}
        canCreate={({ stop }) => gestures.offersCreate(marked.dates ?? datesAtCell(stop))}
        onCreate={({ stop, cell }) => {
          gestures.create(marked.take() ?? datesAtCell(stop), cell)
        }}
      >
        <DayCalendarSummary
          ref={scrollRef}
          summary={summary}
          channels={channels}
          placedByKey={placedByKey}
          isDisabled={drag !== null}
          labels={summaryLabels}
        >
          <div
            ref={gridRef}
            role="grid"
            tabIndex={-1}
            data-part="grid"
            aria-label={labels.grid({
              firstDay: civilDateOf(firstDay),
              lastDay: civilDateOf(firstDay + dayCount - 1),
            })}
            aria-describedby={instructionsId}
            aria-busy={status === 'loading'}
            aria-readonly={isReadOnly}
            onClick={(event) => {
              if (!endsDrag()) gestures.handleClick(event)
            }}
            onKeyDown={handleKeyDown}
            onFocus={focus.handleFocus}
            {...handlers}
          >
            <div ref={headRef} role="rowgroup" data-part="head">
              <DayCalendarHead
                firstDay={firstDay}
                dayNames={dayNames}
                today={todayNumber}
                renderDayHeader={renderDayHeader}
                labels={labels}
              />
              <DayCalendarAllDayRow
                firstDay={firstDay}
                dayNames={dayNames}
                bars={page.band}
                laneCount={page.laneCount}
                allDayLanes={allDayLanes}
                canClose={isAllDayRowOpen && !isOnPaper && page.laneCount > closedLanes}
                onClose={closeAllDayRow}
                tabStop={stopLine === 'band' ? focus.tabStop : null}
                context={context}
              />
              <DayCalendarLayer ref={allDayRowRef} zone="band" {...layer} />
            </div>
            <div role="rowgroup" data-part="hours">
              {page.slots.slice(printPlan?.startSlot, printPlan?.endSlot).map(({ slot, boxes }) => (
                <DayCalendarLine
                  key={slot}
                  slot={slot}
                  firstDay={firstDay}
                  boxes={boxes}
                  itemCounts={itemCounts[slot] ?? []}
                  dayNames={dayNames}
                  tabStop={stopLine === slot ? focus.tabStop : null}
                  context={context}
                />
              ))}
              {isSkeleton ? <DayCalendarSkeleton dayCount={dayCount} /> : null}
              <DayCalendarNow now={now} firstDay={firstDay} dayCount={dayCount} labels={labels} />
              <DayCalendarLayer ref={hoursRef} zone="hours" {...layer} />
            </div>
          </div>
        </DayCalendarSummary>
      </DayCalendarMenu>
      {isOnPaper ? (
        <DayCalendarLegend placed={placedByKey} channels={channels} labels={labels} />
      ) : null}
      {status === 'error' || (status === 'ready' && isEmpty && !hasItemsElsewhere) ? (
        <CalendarNotice
          isFailed={status === 'error'}
          onRetry={onRetry}
          onClearFilters={onClearFilters}
          onAdd={gestures.offersCreate(datesAtCell(firstAllDayRow)) ? addFirst : null}
          labels={{
            ...labels,
            empty: labels.empty({ isSeveral: dayCount > 1 }),
            emptyFiltered: labels.emptyFiltered({ isSeveral: dayCount > 1 }),
          }}
        />
      ) : null}
      {probe}
      <VisuallyHidden id={instructionsId}>{labels.instructions}</VisuallyHidden>
      <Announcement>{isSkeleton ? labels.loading : gestures.announcement}</Announcement>
    </DayRoot>
  )
}

/** The line of the hours in which a stop lies, or the band. */
function lineOf(
  stop: TabStop,
  placedByKey: ReturnType<typeof useDayPage>['placedByKey'],
): number | 'band' {
  if (stop.part === 'slot') return stop.slot
  const placed = stop.part === 'entry' ? placedByKey.get(stop.key) : undefined
  return placed !== undefined && 'top' in placed ? Math.floor(placed.top / SLOT_MINUTES) : 'band'
}
