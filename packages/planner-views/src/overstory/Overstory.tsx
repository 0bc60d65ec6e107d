import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { OVERSTORY_SECTIONS } from '@throughline/domain/tactics'
import { ContextMenu } from '@throughline/ui/ContextMenu'
import { Separator } from '@throughline/ui/SplitPane'
import { densityPixels } from '@throughline/ui/theme'
import { useId, useMemo, useRef } from 'react'

import {
  englishItemMenuLabels,
  ItemSummaryCard,
  PAPER_DENSITY,
  useDensity,
  useIsPrinting,
  useItemSummary,
} from '../calendar-item'
import type { CalendarEvent } from '../calendar-item'
import { englishOverstoryLabels } from './labels'
import { stripAxisOf } from './model/strip-axis'
import { stripSectionOf, stripSectionOfEvents } from './model/strip-section'
import { StripRoot } from './Overstory.styles'
import type { OverstoryProps } from './Overstory.types'
import { OverstoryAxis } from './OverstoryAxis'
import { OverstoryLines } from './OverstoryLines'
import { OverstorySection } from './OverstorySection'
import { useStripFocus } from './use-strip-focus'
import { useStripGestures } from './use-strip-gestures'
import { useStripSize } from './use-strip-size'

const NO_EVENTS: readonly CalendarEvent[] = []

/**
 * The strip above a calendar: long events of calendars of interest, initiatives,
 * the monthly focus of channels, and long-running items of paid media, each on
 * its days below a line of dates. It is as high as what it shows, up to a limit;
 * a person can move that, and expand sections.
 *
 * Knows no storage and no clock: which sections are closed comes in as a prop,
 * and what a person wants goes out as events. Draws nothing when no item
 * touches the range.
 */
export function Overstory({
  startDay,
  endDay,
  today,
  weekStartDay = 'sunday',
  sections,
  events = NO_EVENTS,
  channels,
  currentPlanId,
  density: givenDensity,
  height,
  onHeightChange,
  maxHeight,
  expandedSections: givenExpanded,
  onExpandedChange,
  closedSections,
  onToggleSection,
  selectedItemId = null,
  revealedItem = null,
  onOpenItem,
  onCopyItem,
  onDeleteItem,
  deletePolicy,
  onRefused,
  summary,
  summaryLabels,
  menuLabels = englishItemMenuLabels,
  labels = englishOverstoryLabels,
}: OverstoryProps) {
  const bodyId = useId()
  const isOnPaper = useIsPrinting()
  const shownDensity = isOnPaper ? PAPER_DENSITY : givenDensity
  const { density, probe } = useDensity(shownDensity)
  const firstDay = dayNumberOf(startDay)
  const dayCount = dayNumberOf(endDay) + 1 - firstDay
  const rootRef = useRef<HTMLElement>(null)

  const all = useMemo(() => {
    const days = { startDay: firstDay, endDay: firstDay + dayCount }
    return OVERSTORY_SECTIONS.map((section) =>
      section === 'calendars-of-interest'
        ? stripSectionOfEvents(events, days)
        : stripSectionOf(section, sections[section], days),
    ).filter(({ laneCount }) => laneCount > 0)
  }, [sections, events, firstDay, dayCount])
  // Paper has no room for heads without items.
  const strips = isOnPaper ? all.filter(({ section }) => !closedSections.has(section)) : all
  const hasAxis = dayCount > 1
  const size = useStripSize({
    needs: strips,
    closedSections,
    density,
    hasAxis,
    isOnPaper,
    onToggleSection,
    height,
    onHeightChange,
    maxHeight,
    expandedSections: givenExpanded,
    onExpandedChange,
  })
  const { plan } = size
  const shownSections = strips.map((strip, at) => {
    const lanes = plan.lanes[at] ?? 0
    return {
      strip,
      section: strip.section,
      isOpen: !closedSections.has(strip.section),
      isExpanded: size.expandedSections.has(strip.section),
      lanes,
      foldedLanes: size.foldedLanes[at] ?? 0,
      shownBars: strip.bars.filter(({ lane }) => lane < lanes),
    }
  })
  const focus = useStripFocus({ rootRef, shownSections, revealedItem })
  const gestures = useStripGestures({
    shownSections,
    onFocusBar: focus.noteBar,
    onToggleSection,
    onOpenItem,
    onCopyItem,
    onDeleteItem,
    currentPlanId,
    deletePolicy,
    onRefused,
    menuLabels,
    onToggleExpanded: size.toggleExpanded,
  })
  const hover = useItemSummary({ findTarget: findBar, isDisabled: summary === undefined })
  if (strips.length === 0) return null

  const axis = stripAxisOf(firstDay, dayCount, weekStartDay, dayNumberOf(today))
  const context = { dayCount, channels, currentPlanId, selectedItemId, labels }
  return (
    <StripRoot
      ref={rootRef}
      aria-label={labels.strip}
      data-density={shownDensity}
      style={{ '--tl-strip-height': `${plan.height}px` }}
      onClick={gestures.handleClick}
      onFocus={gestures.handleFocus}
      {...hover.areaProps}
      onKeyDown={(event) => {
        gestures.handleKeyDown(event)
        hover.areaProps.onKeyDown(event)
      }}
    >
      <div data-part="body" id={bodyId}>
        {hasAxis ? (
          <OverstoryAxis
            axis={axis}
            firstDay={firstDay}
            dayCount={dayCount}
            offer={size.allOffer}
            onExpandAll={size.toggleAll}
            labels={labels}
          />
        ) : null}
        <div data-part="sections">
          {hasAxis ? <OverstoryLines axis={axis} dayCount={dayCount} /> : null}
          <ContextMenu
            label={menuLabels.menu}
            getEntries={gestures.menuEntriesOf}
            onSelect={gestures.handleMenuSelect}
          >
            {shownSections.map((shown) => (
              <OverstorySection
                key={shown.section}
                strip={shown.strip}
                isOpen={shown.isOpen}
                isExpanded={shown.isExpanded}
                lanes={shown.lanes}
                foldedLanes={shown.foldedLanes}
                shownBars={shown.shownBars}
                tabStop={gestures.tabStopOf(shown)}
                context={context}
              />
            ))}
          </ContextMenu>
        </div>
      </div>
      <Separator
        label={labels.height}
        controls={bodyId}
        size={plan.height}
        minSize={plan.least}
        maxSize={plan.most}
        step={densityPixels(density, 'size-strip-bar-pitch')}
        onResize={size.resize}
        onActivate={size.fit}
      />
      {probe}
      {summary === undefined ? null : (
        <ItemSummaryCard
          hover={hover}
          subjectOf={gestures.subjectOf}
          channels={channels}
          source={summary}
          labels={summaryLabels}
        />
      )}
    </StripRoot>
  )
}

function findBar(element: Element): Element | null {
  return element.closest('[data-part="bar"]')
}
