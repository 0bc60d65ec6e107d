import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { OVERSTORY_SECTIONS } from '@throughline/domain/tactics'
import { Separator } from '@throughline/ui/SplitPane'
import { densityPixels } from '@throughline/ui/theme'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useId, useMemo, useRef } from 'react'

import { PAPER_DENSITY, useChannelMarks, useDensity, useIsPrinting } from '../calendar-parts'
import type { CalendarEvent } from '../calendar-parts'
import {
  englishItemIntentLabels,
  englishItemMenuLabels,
  ItemMenu,
  ItemSummaryArea,
  useItemIntents,
} from '../interaction'
import { englishOverstoryLabels } from './labels'
import { stripAxisOf } from './model/strip-axis'
import { stripSectionOf, stripSectionOfEvents } from './model/strip-section'
import { StripRoot } from './Overstory.styles'
import type { OverstoryViewProps } from './Overstory.types'
import { OverstoryAxis } from './OverstoryAxis'
import { OverstoryLines } from './OverstoryLines'
import { OverstorySection } from './OverstorySection'
import { useStripActions } from './use-strip-actions'
import { useStripFocus } from './use-strip-focus'
import { useStripSize } from './use-strip-size'

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
  summary,
  summaryLabels,
  menuLabels = englishItemMenuLabels,
  labels = englishOverstoryLabels,
  ...intentProps
}: OverstoryViewProps) {
  const bodyId = useId()
  const isOnPaper = useIsPrinting()
  const shownDensity = isOnPaper ? PAPER_DENSITY : givenDensity
  const { density, probe } = useDensity(shownDensity)
  const channelMarks = useChannelMarks(channels, hasChannelMarks || isOnPaper)
  const firstDay = dayNumberOf(startDay)
  const dayCount = dayNumberOf(endDay) + 1 - firstDay
  const rootRef = useRef<HTMLElement>(null)

  const all = useMemo(() => {
    const days = { startDay: firstDay, endDayExclusive: firstDay + dayCount }
    return OVERSTORY_SECTIONS.map((section) =>
      section === 'calendars-of-interest'
        ? stripSectionOfEvents(events, days)
        : stripSectionOf(section, sections[section], days),
    ).filter(({ laneCount }) => laneCount > 0)
  }, [sections, events, firstDay, dayCount])
  // On paper, heads without items are left out.
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
  const intents = useItemIntents({
    ...intentProps,
    currentPlanId,
    labels: { ...englishItemIntentLabels, ...labels },
  })
  const actions = useStripActions({
    shownSections,
    intents,
    focus,
    onToggleSection,
    onToggleExpanded: size.toggleExpanded,
  })
  if (strips.length === 0) return null

  const axis = stripAxisOf(firstDay, dayCount, weekStartDay, dayNumberOf(today))
  const context = { dayCount, channels, channelMarks, currentPlanId, selectedItemId, labels }
  return (
    <ItemSummaryArea
      as={StripRoot}
      ref={rootRef}
      summary={summary}
      findEntry={actions.findEntry}
      channels={channels}
      labels={summaryLabels}
      aria-label={labels.strip}
      data-density={shownDensity}
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
            {shownSections.map((shown) => (
              <OverstorySection
                key={shown.section}
                strip={shown.strip}
                isOpen={shown.isOpen}
                isExpanded={shown.isExpanded}
                lanes={shown.lanes}
                foldedLanes={shown.foldedLanes}
                shownBars={shown.shownBars}
                tabStop={actions.tabStopOf(shown)}
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
