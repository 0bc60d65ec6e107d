import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { OVERSTORY_SECTIONS } from '@throughline/domain/tactics'
import type { OverstorySection as SectionName } from '@throughline/domain/tactics'
import { ContextMenu } from '@throughline/ui/ContextMenu'
import { useMemo, useState } from 'react'

import { englishItemMenuLabels, ItemSummaryCard, useItemSummary } from '../calendar-item'
import type { CalendarEvent } from '../calendar-item'
import { englishOverstoryLabels } from './labels'
import { lanesToShow } from './model/lanes-to-show'
import { stripSectionOf, stripSectionOfEvents } from './model/strip-section'
import { StripRoot } from './Overstory.styles'
import type { OverstoryProps } from './Overstory.types'
import { OverstorySection } from './OverstorySection'
import { useStripGestures } from './use-strip-gestures'

const NO_EVENTS: readonly CalendarEvent[] = []

/**
 * The strip above a calendar: long events of calendars of interest, initiatives, the monthly focus of channels, and
 * long-running items of paid media, each on its days from the first to the last
 * of the shown range. At most about 170 px high until a section is expanded.
 *
 * Knows no storage and no clock: which sections are closed comes in as a prop,
 * and what a person wants goes out as events. Draws nothing when no item
 * touches the range.
 */
export function Overstory({
  startDay,
  endDay,
  today,
  sections,
  events = NO_EVENTS,
  channels,
  currentPlanId,
  closedSections,
  onToggleSection,
  selectedItemId = null,
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
  const firstDay = dayNumberOf(startDay)
  const dayCount = dayNumberOf(endDay) + 1 - firstDay
  const [expanded, setExpanded] = useState<ReadonlySet<SectionName>>(new Set())

  const strips = useMemo(() => {
    const days = { startDay: firstDay, endDay: firstDay + dayCount }
    return OVERSTORY_SECTIONS.map((section) =>
      section === 'calendars-of-interest'
        ? stripSectionOfEvents(events, days)
        : stripSectionOf(section, sections[section], days),
    ).filter(({ laneCount }) => laneCount > 0)
  }, [sections, events, firstDay, dayCount])
  const lanes = lanesToShow(
    strips.map(({ section, laneCount }) => ({ isOpen: !closedSections.has(section), laneCount })),
  )
  const shownSections = strips.map((strip, at) => {
    const isExpanded = expanded.has(strip.section)
    const most = lanes[at] ?? 0
    return {
      strip,
      section: strip.section,
      isOpen: !closedSections.has(strip.section),
      isExpanded: isExpanded && strip.laneCount > most,
      lanes: most,
      shownBars: isExpanded ? strip.bars : strip.bars.filter(({ lane }) => lane < most),
    }
  })
  const gestures = useStripGestures({
    shownSections,
    onToggleSection,
    onOpenItem,
    onCopyItem,
    onDeleteItem,
    currentPlanId,
    deletePolicy,
    onRefused,
    menuLabels,
    onToggleExpanded: (section) => {
      setExpanded((before) => {
        const after = new Set(before)
        if (!after.delete(section)) after.add(section)
        return after
      })
    },
  })
  const hover = useItemSummary({ findTarget: findBar, isDisabled: summary === undefined })
  if (strips.length === 0) return null

  const daysToToday = dayNumberOf(today) - firstDay
  // Of a single day there is nothing to set it off from.
  const isTodayMarked = dayCount > 1 && daysToToday >= 0 && daysToToday < dayCount
  const surroundings = { dayCount, channels, currentPlanId, selectedItemId, labels }
  return (
    <StripRoot
      aria-label={labels.strip}
      onClick={gestures.handleClick}
      onFocus={gestures.handleFocus}
      {...hover.areaProps}
      onKeyDown={(event) => {
        gestures.handleKeyDown(event)
        hover.areaProps.onKeyDown(event)
      }}
    >
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
            shownBars={shown.shownBars}
            tabStop={gestures.tabStopOf(shown)}
            todayColumn={isTodayMarked ? daysToToday : null}
            surroundings={surroundings}
          />
        ))}
      </ContextMenu>
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
