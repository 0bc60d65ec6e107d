import { dayNumberOf, dayOfMonthOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import { OVERSTORY_SECTIONS } from '@throughline/domain/tactics'
import { Separator } from '@throughline/ui/SplitPane'
import { densityPixels } from '@throughline/ui/theme'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId, useMemo, useRef } from 'react'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { IconButton } from '@throughline/ui/IconButton'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'

import { PAPER_DENSITY, useChannelMarks, useDensity, useIsPrinting } from '../calendar-parts'
import type { CalendarEvent } from '../calendar-parts'
import {
  englishItemIntentLabels,
  englishItemMenuLabels,
  ItemMenu,
  ItemSummaryArea,
  useItemIntents,
} from '../calendar-core'
import { englishOverstoryLabels } from './labels'
import { overstoryAxisOf } from './model/overstory-axis'
import { overstorySectionOf, overstorySectionOfEvents } from './model/overstory-section'
import { OverstoryRoot } from './Overstory.styles'
import type { OverstoryViewProps } from './Overstory.types'
import { useOverstoryActions } from './use-overstory-actions'
import { useOverstoryFocus } from './use-overstory-focus'
import { useOverstorySize } from './use-overstory-size'
import type { OverstoryLabels } from './labels'
import type { AxisLayout } from './model/overstory-axis'
import type { BarLayout, SectionLayout } from './model/overstory-section'
import { OverstoryBar } from './OverstoryBar'
import type { OverstoryContext } from './OverstoryBar'

const NO_EVENTS: readonly CalendarEvent[] = []

/** The strip itself, with complete props. */
export function OverstoryView({
  startDay,
  endDay,
  today,
  weekStartDay = 'sunday',
  sections,
  events = NO_EVENTS,
  channels,
  hasChannelMarks = false,
  currentPlanId,
  density: providedDensity,
  height,
  onHeightChange,
  maxHeight,
  expandedSections: providedExpanded,
  onExpandedChange,
  closedSections,
  onToggleSection,
  selectedItemId = null,
  revealedItem = null,
  summary,
  summaryLabels,
  menuLabels = englishItemMenuLabels,
  labels = englishOverstoryLabels,
  ...intentProps
}: OverstoryViewProps) {
  const bodyId = useId()
  const isOnPaper = useIsPrinting()
  const visibleDensity = isOnPaper ? PAPER_DENSITY : providedDensity
  const { density, probe } = useDensity(visibleDensity)
  const channelMarks = useChannelMarks(channels, hasChannelMarks || isOnPaper)
  const firstDay = dayNumberOf(startDay)
  const dayCount = dayNumberOf(endDay) + 1 - firstDay
  const rootRef = useRef<HTMLElement>(null)

  const all = useMemo(() => {
    const days = { startDay: firstDay, endDayExclusive: firstDay + dayCount }
    return OVERSTORY_SECTIONS.map((section) =>
      section === 'calendars-of-interest'
        ? overstorySectionOfEvents(events, days)
        : overstorySectionOf(section, sections[section], days),
    ).filter(({ laneCount }) => laneCount > 0)
  }, [sections, events, firstDay, dayCount])
  // On paper, heads without items are left out.
  const overstories = isOnPaper ? all.filter(({ section }) => !closedSections.has(section)) : all
  const hasAxis = dayCount > 1
  const size = useOverstorySize({
    needs: overstories,
    closedSections,
    density,
    hasAxis,
    isOnPaper,
    onToggleSection,
    height,
    onHeightChange,
    maxHeight,
    expandedSections: providedExpanded,
    onExpandedChange,
  })
  const { plan } = size
  const visibleSections = overstories.map((overstory, at) => {
    const lanes = plan.lanes[at] ?? 0
    return {
      overstory,
      section: overstory.section,
      isOpen: !closedSections.has(overstory.section),
      isExpanded: size.expandedSections.has(overstory.section),
      lanes,
      foldedLanes: size.foldedLanes[at] ?? 0,
      visibleBars: overstory.bars.filter(({ lane }) => lane < lanes),
    }
  })
  const focus = useOverstoryFocus({ rootRef, visibleSections, revealedItem })
  const intents = useItemIntents({
    ...intentProps,
    currentPlanId,
    labels: { ...englishItemIntentLabels, ...labels },
  })
  const actions = useOverstoryActions({
    visibleSections,
    intents,
    focus,
    onToggleSection,
    onToggleExpanded: size.toggleExpanded,
  })
  if (overstories.length === 0) return null

  const axis = overstoryAxisOf(firstDay, dayCount, weekStartDay, dayNumberOf(today))
  const context = { dayCount, channels, channelMarks, currentPlanId, selectedItemId, labels }
  return (
    <ItemSummaryArea
      as={OverstoryRoot}
      ref={rootRef}
      summary={summary}
      findEntry={actions.findEntry}
      channels={channels}
      labels={summaryLabels}
      aria-label={labels.overstory}
      data-density={visibleDensity}
      style={{ '--tl-strip-height': `${plan.height}px` }}
      onClick={actions.handleClick}
      onFocus={actions.handleFocus}
      onKeyDown={actions.handleKeyDown}
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
          <ItemMenu labels={menuLabels} intents={intents} findEntry={actions.findEntry}>
            {visibleSections.map((visible) => (
              <OverstorySection
                key={visible.section}
                overstory={visible.overstory}
                isOpen={visible.isOpen}
                isExpanded={visible.isExpanded}
                lanes={visible.lanes}
                foldedLanes={visible.foldedLanes}
                visibleBars={visible.visibleBars}
                activeCell={actions.activeCellOf(visible)}
                context={context}
              />
            ))}
          </ItemMenu>
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
      <Announcement>{intents.announcement}</Announcement>
    </ItemSummaryArea>
  )
}

interface OverstoryAxisProps {
  readonly axis: AxisLayout
  readonly firstDay: DayNumber
  readonly dayCount: number
  /** What the button for all sections would do; null when there is nothing more or less to show. */
  readonly offer: 'expand' | 'collapse' | null
  readonly onExpandAll: () => void
  readonly labels: OverstoryLabels
}

/**
 * The dates above the bars, which the names of bars say as well, and the button
 * that expands all sections.
 */
function OverstoryAxis({
  axis,
  firstDay,
  dayCount,
  offer,
  onExpandAll,
  labels,
}: OverstoryAxisProps) {
  const textOf = (day: DayNumber, hasMonth: boolean): string =>
    labels.dayText({ month: yearMonthOf(day).month, dayOfMonth: dayOfMonthOf(day), hasMonth })
  const { ticks, todayColumn, hasTodayMonth } = axis
  return (
    <div data-part="axis">
      <div data-part="axis-side">
        <span data-part="range">
          {labels.range({
            first: textOf(firstDay, true),
            last: textOf(firstDay + dayCount - 1, true),
          })}
        </span>
        {offer === null ? null : (
          <IconButton
            variant="ghost"
            size="small"
            icon={offer === 'expand' ? ChevronsUpDown : ChevronsDownUp}
            label={offer === 'expand' ? labels.expandAll : labels.collapseAll}
            onClick={onExpandAll}
          />
        )}
      </div>
      <div data-part="dates" aria-hidden="true">
        {ticks.map(({ column, day, text }) =>
          text === 'none' ? null : (
            <span key={column} data-part="date" style={{ '--tl-strip-start': column / dayCount }}>
              {textOf(day, text === 'month')}
            </span>
          ),
        )}
        {todayColumn === null ? null : (
          <span
            data-part="today-date"
            style={{ '--tl-strip-start': (todayColumn + 0.5) / dayCount }}
          >
            {textOf(firstDay + todayColumn, hasTodayMonth)}
          </span>
        )}
      </div>
    </div>
  )
}

/** The lines that lead from the dates down through all sections: where weeks begin, and today. */
function OverstoryLines({
  axis: { ticks, todayColumn },
  dayCount,
}: {
  readonly axis: AxisLayout
  readonly dayCount: number
}) {
  return (
    <div data-part="lines" aria-hidden="true">
      {ticks.map(({ column }) =>
        column === 0 ? null : (
          <span key={column} data-part="tick" style={{ '--tl-strip-start': column / dayCount }} />
        ),
      )}
      {todayColumn === null ? null : (
        <span data-part="today" style={{ '--tl-strip-start': (todayColumn + 0.5) / dayCount }} />
      )}
    </div>
  )
}

interface OverstorySectionProps {
  readonly overstory: SectionLayout
  readonly isOpen: boolean
  /** All lanes are shown, whatever the height of the strip. */
  readonly isExpanded: boolean
  readonly lanes: number
  /** Lanes shown while it is not expanded. */
  readonly foldedLanes: number
  readonly visibleBars: readonly BarLayout[]
  /** Key of the bar that Tab leads to. */
  readonly activeCell: string | undefined
  readonly context: OverstoryContext
}

/** A section: its head and, while open, its bars. Clicks and keys are heard by the strip. */
function OverstorySection({
  overstory: { section, laneCount, bars },
  isOpen,
  isExpanded,
  lanes,
  foldedLanes,
  visibleBars,
  activeCell,
  context,
}: OverstorySectionProps) {
  const lanesId = useId()
  const { labels } = context
  const name = labels.sections[section]
  const moreText = isExpanded
    ? labels.fewer
    : labels.more({ count: bars.length - visibleBars.length })
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
            {bars.length}
            <VisuallyHidden> {labels.countUnit({ count: bars.length })}</VisuallyHidden>
          </span>
        </button>
        {isOpen && laneCount > foldedLanes ? (
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
        <div data-part="track" id={lanesId} style={{ '--tl-strip-lanes': lanes }}>
          <ul aria-label={name}>
            {visibleBars.map((bar) => (
              <OverstoryBar
                key={bar.key}
                bar={bar}
                isActiveCell={bar.key === activeCell}
                context={context}
              />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
