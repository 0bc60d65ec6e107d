import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { OVERSTORY_SECTIONS } from '@throughline/domain/tactics'
import type { OverstorySection as SectionName } from '@throughline/domain/tactics'
import { useMemo, useState } from 'react'

import { englishOverstoryLabels } from './labels'
import { lanesToShow } from './model/lanes-to-show'
import { stripSectionOf } from './model/strip-section'
import { StripRoot } from './Overstory.styles'
import type { OverstoryProps } from './Overstory.types'
import { OverstorySection } from './OverstorySection'
import { useStripGestures } from './use-strip-gestures'

/**
 * The strip above a calendar: initiatives, the monthly focus of channels, and
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
  channels,
  currentPlanId,
  closedSections,
  onToggleSection,
  selectedItemId = null,
  onOpenItem,
  labels = englishOverstoryLabels,
}: OverstoryProps) {
  const firstDay = dayNumberOf(startDay)
  const dayCount = dayNumberOf(endDay) + 1 - firstDay
  const [expanded, setExpanded] = useState<ReadonlySet<SectionName>>(new Set())

  const strips = useMemo(
    () =>
      OVERSTORY_SECTIONS.map((section) =>
        stripSectionOf(section, sections[section], {
          startDay: firstDay,
          endDay: firstDay + dayCount,
        }),
      ).filter(({ laneCount }) => laneCount > 0),
    [sections, firstDay, dayCount],
  )
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
    ...(onOpenItem === undefined ? null : { onOpenItem }),
    onToggleExpanded: (section) => {
      setExpanded((before) => {
        const after = new Set(before)
        if (!after.delete(section)) after.add(section)
        return after
      })
    },
  })
  if (strips.length === 0) return null

  const daysToToday = dayNumberOf(today) - firstDay
  // Of a single day there is nothing to set it off from.
  const isTodayMarked = dayCount > 1 && daysToToday >= 0 && daysToToday < dayCount
  const surroundings = { dayCount, channels, currentPlanId, selectedItemId, labels }
  return (
    <StripRoot
      aria-label={labels.strip}
      onClick={gestures.handleClick}
      onKeyDown={gestures.handleKeyDown}
      onFocus={gestures.handleFocus}
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
    </StripRoot>
  )
}
