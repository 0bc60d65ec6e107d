import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { DEFAULT_FLOW_ZOOM } from '@throughline/domain/flow'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import {
  createElement,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
} from 'react'
import type { Density } from '@throughline/ui/theme'
import type { ReactNode, ComponentProps } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import {
  useChannelMarks,
  useDensity,
  useRangeReport,
  customProperties,
  CalendarNotice,
} from '../../calendar-parts'
import { englishItemMenuLabels, ItemMenu, ItemSummaryArea, useCalendar } from '../../calendar-core'
import { useFlowDefinition } from './definition'
import type { OpenFigure } from './definition'
import type {
  FlowCalendarViewProps,
  FlowCalendarSection,
  FlowCalendarExpenses,
  FlowItem,
} from './FlowCalendar.types'
import { lineIdOf } from './flow-target'
import { FlowLegend } from './parts/FlowLegend'
import { FlowOverview } from './parts/FlowOverview'
import { FlowTimeline } from './parts/FlowTimeline'
import { englishFlowCalendarLabels } from './FlowCalendar.labels'
import { moneyColumnPixelsOf } from './money-column'
import { hasNoItems, isFlowEmpty, linesHeight } from './model/flow-lines'
import { useFlowContext } from './use-flow-context'
import { useFlowFind } from './use-flow-find'
import { useFlowPage } from './use-flow-page'
import { useFlowReveal } from './use-flow-reveal'
import { useFlowZoom } from './use-flow-zoom'
import { usePaper } from './use-paper'
import type { DragSubject } from '../../calendar-core'
import { FlowRoot } from './FlowCalendar.styles'
import { TOTALS_PIXELS } from './flow-sizes'
import type { FlowPageState } from './use-flow-page'
import type { FlowCalendarLabels } from './FlowCalendar.labels'
import type { RevealedItem } from '../../calendar-parts'

// Parts that open on request: they and the fields and popovers they need load with their first use.

/** The field that finds items. */
const FlowFind = lazy(async () => ({ default: (await import('./parts/FlowFind')).FlowFind }))

/** The items behind a figure. */
const FlowFigureList = lazy(async () => ({
  default: (await import('./parts/FlowFigureList')).FlowFigureList,
}))

const noneBusy: ReadonlySet<number> = new Set()
const noneClosed: ReadonlySet<string> = new Set()
const noSections: readonly FlowCalendarSection[] = []

/** The flow itself, with complete props. */
export function FlowCalendarView(props: FlowCalendarViewProps) {
  const {
    startDay,
    endDay,
    today,
    weekStartDay: providedWeekStartDay,
    sections,
    channels,
    hasChannelMarks = false,
    itemColors = null,
    itemMarks = null,
    currentPlanId,
    zoom = DEFAULT_FLOW_ZOOM,
    expenses = null,
    closedSections = noneClosed,
    density: providedDensity,
    status = 'ready',
    isReadOnly = false,
    selectedItemId = null,
    busyItemIds = noneBusy,
    summary,
    look = 'screen',
    renderBarContent,
    labels: providedLabels = englishFlowCalendarLabels,
    menuLabels: providedMenuLabels = englishItemMenuLabels,
  } = props
  const labels = useLabels(providedLabels)
  const menuLabels = useLabels(providedMenuLabels)
  const locale = useLocale()
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const gridRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const anchorRef = useRef<HTMLSpanElement>(null)
  const anchorOf = useCallback(() => anchorRef.current, [])
  const instructionsId = useId()

  const { density, probe } = useDensity(providedDensity)
  const firstDay = dayNumberOf(startDay)
  const endDayExclusive = dayNumberOf(endDay) + 1
  const todayNumber = dayNumberOf(today)
  const hasMoney = expenses !== null
  const isSkeleton = status === 'loading' && hasNoItems(sections)
  const page = useFlowPage({
    scrollRef,
    startDay: firstDay,
    endDayExclusive,
    openingDay: dayNumberOf(props.openingDay ?? today),
    // Empty rows would grow when their items arrive, and move the rows below down.
    sections: isSkeleton ? noSections : sections,
    closedSections,
    zoom,
    density,
    currentPlanId,
    hasMarks: hasChannelMarks || itemMarks !== null,
    moneyColumnPixels: moneyColumnPixelsOf(expenses, locale),
  })
  const { dayPixels, dayCount, hasSize, scrollToDay, scrollToOpening } = page
  const revealFocusCell = useFlowReveal({ scrollRef, page, firstDay })
  const zoomStep = useFlowZoom({ scrollRef, zoom, page, onZoomChange: props.onZoomChange })
  const [figure, setFigure] = useState<OpenFigure | null>(null)
  const { definition, layerRef } = useFlowDefinition({
    gridRef,
    scrollRef,
    bodyRef,
    anchorOf,
    page,
    firstDay,
    today: todayNumber,
    hasMoney,
    props,
    labels,
    onScrollTo: revealFocusCell,
    onZoomStep: zoomStep,
    onOpenFigure: setFigure,
  })
  const { onCreate, ...itemIntents } = props
  const calendar = useCalendar(definition, {
    ...itemIntents,
    ...(onCreate === undefined
      ? null
      : {
          // The element that marks the days of a new item names its row too.
          onCreate: (request) => {
            onCreate({ ...request, rowId: lineIdOf(request.anchor) ?? '' })
          },
        }),
  })
  const { intents, focus, drag, marqueeRef } = calendar
  const { onToggleSection } = props
  useOpenedSection(props.revealedItem ?? null, { sections, closedSections, onToggleSection })
  const find = useFlowFind({
    sections,
    closedSections,
    barsOf: page.barsOf,
    onToggleSection,
    onReveal: revealFocusCell,
    onFocus: focus.goTo,
  })
  const { open: openFind, focusCell: matchCell } = find
  const hasOverview = hasSize && dayCount * dayPixels > page.seen.width + 1
  useImperativeHandle(props.handleRef, () => ({
    scrollToDay: (day) => {
      scrollToDay(dayNumberOf(day) - firstDay)
    },
    openFind,
    scrollToOpening,
    ...calendar.handle,
  }))
  useRangeReport(firstDay, dayCount, props.onRangeChange)

  const channelMarks = useChannelMarks(channels, hasChannelMarks)
  const context = useFlowContext({
    channels,
    channelMarks,
    currentPlanId,
    labels,
    selectedItemId,
    busyItemIds,
    startDay: firstDay,
    itemColors,
    itemMarks,
    dayPixels,
    renderBarContent,
  })
  const isEmpty = isFlowEmpty(sections)
  const Paper = usePaper(look === 'print')
  const hasOpen = sections.some(({ id }) => !closedSections.has(id))

  return (
    <FlowFrame
      page={page}
      expenses={expenses}
      status={status}
      zoom={zoom}
      density={providedDensity}
      paperLook={Paper === null ? null : look}
      dragKind={drag === null ? null : drag.subject.kind}
      onFind={openFind}
    >
      {hasOverview ? (
        <FlowOverview
          scrollRef={scrollRef}
          sections={sections}
          page={page}
          startDay={firstDay}
          labels={labels}
        />
      ) : null}
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
            labels={props.summaryLabels}
          >
            <FlowTimeline
              ref={gridRef}
              page={page}
              context={context}
              today={todayNumber}
              weekStartDay={weekStartDay}
              grouping={props.grouping ?? 'channel'}
              expenses={expenses}
              activeCell={focus.activeCell}
              matchCell={matchCell}
              selection={calendar.selection}
              hasSkeleton={isSkeleton}
              toggleAll={props.onToggleAll === undefined ? null : hasOpen ? 'collapse' : 'expand'}
              markedDays={props.markedDays}
              drag={drag}
              movedCount={calendar.movedCount}
              marqueeRef={marqueeRef}
              bodyRef={bodyRef}
              layerRef={layerRef}
              anchorRef={anchorRef}
              renderRowHeader={props.renderRowHeader}
              renderExpense={props.renderExpense}
              aria-label={labels.grid({ firstDay: startDay, lastDay: endDay })}
              aria-describedby={instructionsId}
              aria-busy={status === 'loading'}
              aria-readonly={isReadOnly}
              {...calendar.handlers}
            />
          </ItemSummaryArea>
        </div>
      </ItemMenu>
      <FlowLegend legend={props.legend ?? null} labels={labels} />
      <FlowOverlays
        find={find.isOpen ? find.field : null}
        notice={status === 'error' ? 'error' : isEmpty && status === 'ready' ? 'empty' : null}
        figureList={
          figure && {
            ...figure,
            onClose: () => {
              setFigure(null)
            },
          }
        }
        labels={labels}
        onRetry={props.onRetry}
        onClearFilters={props.onClearFilters}
        onOpenItem={(item, anchor) => {
          intents.open({ entry: { kind: 'item', item } }, anchor)
        }}
      />
      {Paper === null ? null : createElement(Paper, { flow: props })}
      {probe}
      <VisuallyHidden id={instructionsId}>
        {labels.instructions} {calendar.canSelect ? labels.selectionInstructions : null}
      </VisuallyHidden>
      <Announcement>{isSkeleton ? labels.loading : intents.announcement}</Announcement>
    </FlowFrame>
  )
}

interface FlowFrameProps {
  page: FlowPageState
  expenses: FlowCalendarExpenses | null
  status: NonNullable<FlowCalendarViewProps['status']>
  zoom: NonNullable<FlowCalendarViewProps['zoom']>
  /** As the host provides it; undefined for the density of the context. */
  density: Density | undefined
  /** State of the pages for printing; null while there are none. */
  paperLook: FlowCalendarViewProps['look'] | null
  /** Kind of the current drag; null for none. */
  dragKind: DragSubject['kind'] | null
  /** Ctrl or Cmd with F was pressed. */
  onFind: () => void
  children: ReactNode
}

/**
 * The root element of a flow. Its state and its sizes, in pixels, are attributes and custom
 * properties here, from which everything inside is styled. When one of the properties changes,
 * the browser computes all styles inside again, so the size of the scrolling area is not one.
 */
function FlowFrame({
  page,
  expenses,
  status,
  zoom,
  density,
  paperLook,
  dragKind,
  onFind,
  children,
}: FlowFrameProps) {
  const locale = useLocale()
  const { dayPixels, dayCount, fixed, lines } = page
  return (
    <FlowRoot
      onKeyDown={(event) => {
        const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
        if (!isFind || event.altKey || event.shiftKey) return
        // The browser's own search finds only drawn rows.
        event.preventDefault()
        onFind()
      }}
      data-status={status}
      data-zoom={zoom}
      data-density={density}
      data-paper={paperLook ?? undefined}
      {...(dragKind === null ? null : { 'data-dragging': dragKind })}
      style={customProperties({
        '--day': `${dayPixels}px`,
        '--timeline': `${dayCount * dayPixels}px`,
        '--fixed': `${fixed}px`,
        '--money': `${moneyColumnPixelsOf(expenses, locale) ?? 0}px`,
        '--totals': `${expenses === null ? 0 : TOTALS_PIXELS}px`,
        '--lines': `${linesHeight(lines)}px`,
      })}
    >
      {children}
    </FlowRoot>
  )
}

interface FlowOverlaysProps {
  /** The search field; null while it is closed. */
  find: Omit<ComponentProps<typeof FlowFind>, 'labels'> | null
  /** The message over the timeline: its items could not be read, or there are none; null for none. */
  notice: 'error' | 'empty' | null
  /** The figure with an open list of its items; null for none. */
  figureList: Omit<ComponentProps<typeof FlowFigureList>, 'labels' | 'onOpen'> | null
  labels: FlowCalendarLabels
  onRetry: (() => void) | undefined
  /** Provided while filters are in use. */
  onClearFilters: (() => void) | undefined
  onOpenItem: (item: FlowItem, anchor: HTMLElement) => void
}

/** Overlays of the timeline of a flow: the search field, messages, and the items of a figure. */
function FlowOverlays({
  find,
  notice,
  figureList,
  labels,
  onRetry,
  onClearFilters,
  onOpenItem,
}: FlowOverlaysProps) {
  return (
    <>
      {find === null ? null : (
        <Suspense fallback={null}>
          <FlowFind {...find} labels={labels} />
        </Suspense>
      )}
      {notice === null ? null : (
        <CalendarNotice
          isFailed={notice === 'error'}
          onRetry={onRetry}
          onClearFilters={onClearFilters}
          onAdd={null}
          labels={labels}
        />
      )}
      {figureList === null ? null : (
        <Suspense fallback={null}>
          <FlowFigureList {...figureList} labels={labels} onOpen={onOpenItem} />
        </Suspense>
      )}
    </>
  )
}

/** Opens the first section of a revealed item, unless an open section shows it. */
function useOpenedSection(
  revealedItem: RevealedItem | null,
  options: {
    readonly sections: readonly FlowCalendarSection[]
    readonly closedSections: ReadonlySet<string>
    readonly onToggleSection: FlowCalendarViewProps['onToggleSection']
  },
): void {
  const open = useEffectEvent(({ itemId }: RevealedItem) => {
    const { sections, closedSections, onToggleSection } = options
    const showing = sections.filter(({ rows }) =>
      rows.some(({ items }) => items.some(({ id }) => id === itemId)),
    )
    const [first] = showing
    if (first !== undefined && showing.every(({ id }) => closedSections.has(id))) {
      onToggleSection?.({ sectionId: first.id, isOpen: true })
    }
  })
  useEffect(() => {
    if (revealedItem !== null) open(revealedItem)
  }, [revealedItem])
}
