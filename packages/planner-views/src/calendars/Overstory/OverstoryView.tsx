import { dayNumberOf, dayOfMonthOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import { visibleChannelColor } from '@throughline/domain/channels'
import { isolateText } from '@throughline/domain/messages'
import { OVERSTORY_SECTIONS } from '@throughline/domain/tactics'
import { Separator } from '@throughline/ui/SplitPane'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { IconButton } from '@throughline/ui/IconButton'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import {
  customProperties,
  PAPER_DENSITY,
  PAPER_HEADING_PIXELS,
  PaperHeading,
  useChannelMarks,
  useDensity,
  useIsPrinting,
} from '../../calendar-parts'
import type { CalendarEvent, PaperDetails } from '../../calendar-parts'
import { englishItemMenuLabels, ItemMenu, ItemSummaryArea, useCalendar } from '../../calendar-core'
import type { ActiveDrag } from '../../calendar-core'
import { isSameRecord, useSame } from '../../host-input'
import { useOverstoryDefinition } from './definition'
import { englishOverstoryLabels } from './Overstory.labels'
import type { OverstoryLabels } from './Overstory.labels'
import { dateAxisOf } from './model/date-axis'
import type { VisibleSection } from './model/overstory-cells'
import { layOutEvents, layOutItems } from './model/section-layout'
import { OverstoryContext, useOverstoryContext } from './overstory-context'
import { OverstoryRoot } from './Overstory.styles'
import type { OverstoryViewProps } from './Overstory.types'
import { OverstoryBar } from './parts/OverstoryBar'
import { OVERSTORY_PAPER_PIXELS, useOverstorySize } from './use-overstory-size'

const noEvents: readonly CalendarEvent[] = []
const noneBusy: ReadonlySet<number> = new Set()

/** The overstory itself, with complete props. */
export function OverstoryView(props: OverstoryViewProps) {
  const { sections, events = noEvents, channels, closedSections, onToggleSection } = props
  const { currentPlanId, selectedItemId = null } = props
  const { weekStartDay: usualWeekStartDay } = useLocale()
  const weekStartDay = props.weekStartDay ?? usualWeekStartDay
  const { busyItemIds = noneBusy } = props
  const labels = useLabels(props.labels ?? englishOverstoryLabels)
  const menuLabels = useLabels(props.menuLabels ?? englishItemMenuLabels)
  const bodyId = useId()
  const isOnPaper = useIsPrinting()
  const ownDensity = isOnPaper ? PAPER_DENSITY : props.density
  const { density, probe } = useDensity(ownDensity)
  const channelMarks = useChannelMarks(channels, props.hasChannelMarks === true || isOnPaper)
  const firstDay = dayNumberOf(props.startDay)
  const dayCount = dayNumberOf(props.endDay) + 1 - firstDay
  const hasAxis = dayCount > 1
  const today = dayNumberOf(props.today)
  const axis = useMemo(
    () => dateAxisOf(firstDay, dayCount, weekStartDay, today),
    [firstDay, dayCount, weekStartDay, today],
  )
  const rootRef = useRef<HTMLElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const sectionsRef = useRef<HTMLDivElement>(null)

  const allLayouts = useMemo(() => {
    const days = { startDay: firstDay, endDayExclusive: firstDay + dayCount }
    return OVERSTORY_SECTIONS.map((section) =>
      section === 'calendars-of-interest'
        ? layOutEvents(events, days)
        : layOutItems(section, sections[section], days),
    ).filter(({ laneCount }) => laneCount > 0)
  }, [sections, events, firstDay, dayCount])
  // Paper has no heads without items.
  const layouts = isOnPaper
    ? allLayouts.filter(({ section }) => !closedSections.has(section))
    : allLayouts
  const size = useOverstorySize(props, { layouts, density, hasAxis, isOnPaper })
  const visibleSections = layouts.map(({ section, laneCount, bars }, index): SectionView => {
    const lanes = size.lanes[index] ?? 0
    return {
      section,
      isOpen: !closedSections.has(section),
      isExpanded: size.expandedSections.has(section),
      itemCount: bars.length,
      bars: bars.filter(({ lane }) => lane < lanes),
      lanes,
      canExpand: !isOnPaper && laneCount > (size.collapsedLanes[index] ?? 0),
    }
  })
  // It leaves too little of its page for the weeks of a month.
  const paperPixels = size.height + PAPER_HEADING_PIXELS
  const hasOwnPage = isOnPaper && layouts.length > 0 && paperPixels > OVERSTORY_PAPER_PIXELS
  usePaperPage(hasOwnPage, props.onPaperPageChange)
  const { definition, layerRef, noteFocus, activeKeyOf } = useOverstoryDefinition({
    rootRef,
    bodyRef,
    sectionsRef,
    firstDay,
    dayCount,
    canMove: props.onMove !== undefined,
    canResize: props.onResize !== undefined,
    items: sections,
    visibleSections,
    revealedItem: props.revealedItem ?? null,
    labels,
    onToggleSection,
    onToggleExpanded: size.toggleExpanded,
  })
  const { intents, handlers, drag } = useCalendar(definition, props)
  const { onClick, onFocus, onKeyDown, onKeyUp, ...pointerHandlers } = handlers
  const context = useSame(
    {
      firstDay,
      dayCount,
      axis,
      channels,
      channelMarks,
      currentPlanId,
      selectedItemId,
      busyItemIds,
      labels,
    },
    isSameRecord,
  )
  if (layouts.length === 0) return null

  return (
    <ItemSummaryArea
      as={OverstoryRoot}
      ref={rootRef}
      isDisabled={drag !== null}
      summary={props.summary}
      findEntry={definition.findEntry}
      channels={channels}
      labels={props.summaryLabels}
      aria-label={labels.overstory}
      data-density={ownDensity}
      data-paper={hasOwnPage ? 'page' : undefined}
      style={{ '--tl-overstory-height': `${size.height}px` }}
      onClick={onClick}
      onFocus={(event) => {
        onFocus(event)
        noteFocus(event)
      }}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
    >
      <OverstoryContext.Provider value={context}>
        {isOnPaper ? (
          <PaperHeading
            title={labels.overstory}
            range={rangeTextOf(context)}
            // The calendar below has the filters in its own heading on the same page.
            details={withFilters(props.paperDetails, hasOwnPage)}
          />
        ) : null}
        {/* A press on a bar that cannot move is a click, wherever the pointer goes. */}
        <div
          ref={bodyRef}
          data-part="body"
          id={bodyId}
          {...(props.onMove === undefined ? null : pointerHandlers)}
        >
          {hasAxis ? <OverstoryAxis action={size.allAction} onToggleAll={size.toggleAll} /> : null}
          <div ref={sectionsRef} data-part="sections">
            {hasAxis ? <OverstoryLines /> : null}
            <ItemMenu labels={menuLabels} intents={intents} findEntry={definition.findEntry}>
              {visibleSections.map((visible) => (
                <OverstorySection
                  key={visible.section}
                  {...visible}
                  activeKey={activeKeyOf(visible)}
                />
              ))}
            </ItemMenu>
            {drag === null ? null : <OverstoryDragLayer ref={layerRef} drag={drag} />}
          </div>
        </div>
      </OverstoryContext.Provider>
      <Separator
        label={labels.height}
        controls={bodyId}
        size={size.height}
        minSize={size.minHeight}
        maxSize={size.maxHeight}
        step={size.pitch}
        onResize={size.resize}
        onActivate={size.fit}
      />
      {probe}
      <Announcement>{intents.announcement}</Announcement>
    </ItemSummaryArea>
  )
}

function withFilters(details: PaperDetails | undefined, hasFilters: boolean) {
  return details === undefined || hasFilters ? details : { ...details, filters: [] }
}

/** Tells the page when printing gives the overstory a page of its own, and when that ends. */
function usePaperPage(
  hasOwnPage: boolean,
  onChange: OverstoryViewProps['onPaperPageChange'],
): void {
  const reportedRef = useRef(false)
  useLayoutEffect(() => {
    if (reportedRef.current === hasOwnPage) return
    reportedRef.current = hasOwnPage
    onChange?.({ hasOwnPage })
  })
}

function dayTextOf(labels: OverstoryLabels, day: DayNumber, hasMonth: boolean): string {
  return labels.dayText({ month: yearMonthOf(day).month, dayOfMonth: dayOfMonthOf(day), hasMonth })
}

/** Returns the visible days in words: `Nov 1 – Dec 5`. */
function rangeTextOf({
  firstDay,
  dayCount,
  labels,
}: Pick<ReturnType<typeof useOverstoryContext>, 'firstDay' | 'dayCount' | 'labels'>): string {
  return labels.range({
    first: dayTextOf(labels, firstDay, true),
    last: dayTextOf(labels, firstDay + dayCount - 1, true),
  })
}

interface OverstoryAxisProps {
  /** Action of the button for all sections; null for no button. */
  readonly action: 'expand' | 'collapse' | null
  readonly onToggleAll: () => void
}

/**
 * The dates above the bars, hidden from screen readers because the names of bars contain dates,
 * and the button that expands all sections.
 */
function OverstoryAxis({ action, onToggleAll }: OverstoryAxisProps) {
  const context = useOverstoryContext()
  const { axis, firstDay, dayCount, labels } = context
  const { ticks, todayColumn, hasTodayMonth } = axis
  const textOf = (day: DayNumber, hasMonth: boolean): string => dayTextOf(labels, day, hasMonth)
  return (
    <div data-part="axis">
      <div data-part="axis-side">
        <span data-part="range">{rangeTextOf(context)}</span>
        {action === null ? null : (
          <IconButton
            variant="ghost"
            size="small"
            icon={action === 'expand' ? ChevronsUpDown : ChevronsDownUp}
            label={action === 'expand' ? labels.expandAll : labels.collapseAll}
            onClick={onToggleAll}
          />
        )}
      </div>
      <div data-part="dates" aria-hidden="true">
        {ticks.map(({ column, day, text }) =>
          text === 'none' ? null : (
            <span
              key={column}
              data-part="date"
              style={{ '--tl-overstory-start': column / dayCount }}
            >
              {textOf(day, text === 'month')}
            </span>
          ),
        )}
        {todayColumn === null ? null : (
          <span
            data-part="today-date"
            style={{ '--tl-overstory-start': (todayColumn + 0.5) / dayCount }}
          >
            {textOf(firstDay + todayColumn, hasTodayMonth)}
          </span>
        )}
      </div>
    </div>
  )
}

/** Lines from the dates down through all sections, at the starts of weeks and at today. */
function OverstoryLines() {
  const { axis, dayCount } = useOverstoryContext()
  const { ticks, todayColumn } = axis
  return (
    <div data-part="lines" aria-hidden="true">
      {ticks.map(({ column }) =>
        column === 0 ? null : (
          <span
            key={column}
            data-part="tick"
            style={{ '--tl-overstory-start': column / dayCount }}
          />
        ),
      )}
      {todayColumn === null ? null : (
        <span
          data-part="today"
          style={{ '--tl-overstory-start': (todayColumn + 0.5) / dayCount }}
        />
      )}
    </div>
  )
}

/**
 * The dragged bar and the days of its drop. Rendered once when a drag begins; from then on the drag
 * writes positions straight to the elements.
 */
function OverstoryDragLayer({
  drag: { subject, box },
  ref,
}: {
  readonly drag: ActiveDrag
  readonly ref: RefObject<HTMLDivElement | null>
}) {
  const { channels } = useOverstoryContext()
  return (
    <>
      <div ref={ref} aria-hidden="true" data-part="drag-layer" data-kind={subject.kind}>
        <div data-part="target" hidden>
          <span data-part="target-dates" />
        </div>
        {subject.kind === 'move' ? (
          <div
            data-part="ghost"
            style={customProperties({
              '--tl-bar-color': visibleChannelColor(channels.get(subject.item.channelId)),
              '--left': `${box.left}px`,
              '--top': `${box.top}px`,
              '--width': `${box.width}px`,
            })}
          >
            {isolateText(subject.item.title)}
          </div>
        ) : null}
      </div>
      <div data-part="cover" data-kind={subject.kind} />
    </>
  )
}

interface SectionView extends VisibleSection {
  /** Whether the section shows all lanes, in an overstory of any height. */
  readonly isExpanded: boolean
  /** Number of all bars, visible or not. */
  readonly itemCount: number
  readonly lanes: number
  /** Whether the section has more lanes than it shows while it is not expanded. */
  readonly canExpand: boolean
}

/** A section: its head and, while it is open, its bars. The overstory handles its clicks and keys. */
function OverstorySection({
  section,
  isOpen,
  isExpanded,
  itemCount,
  bars,
  lanes,
  canExpand,
  activeKey,
}: SectionView & {
  /** Key of the bar that Tab leads to. */
  readonly activeKey: string | undefined
}) {
  const lanesId = useId()
  const { labels } = useOverstoryContext()
  const locale = useLocale()
  const name = labels.sections[section]
  const moreText = isExpanded ? labels.fewer : labels.more({ count: itemCount - bars.length })
  return (
    <div
      part="section"
      data-part="section"
      data-section={section}
      data-open={isOpen ? '' : undefined}
    >
      <div data-part="side">
        <button
          type="button"
          part="head"
          data-part="head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? lanesId : undefined}
        >
          <span data-part="triangle" />
          <span data-part="name">{name}</span>{' '}
          <span data-part="count">
            {locale.number(itemCount)}
            <VisuallyHidden> {labels.countUnit({ count: itemCount })}</VisuallyHidden>
          </span>
        </button>
        {isOpen && canExpand ? (
          <button
            type="button"
            data-part="more"
            aria-expanded={isExpanded}
            aria-controls={lanesId}
            aria-label={labels.moreName({ visibleText: moreText, name })}
          >
            {moreText}
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <div data-part="track" id={lanesId} style={{ '--tl-overstory-lanes': lanes }}>
          <ul aria-label={name}>
            {bars.map((bar) => (
              <OverstoryBar key={bar.key} bar={bar} isActive={bar.key === activeKey} />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
