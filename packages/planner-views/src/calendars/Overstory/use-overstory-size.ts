import type { OverstorySection } from '@throughline/domain/tactics'
import { densityPixels } from '@throughline/ui/theme'
import type { Density } from '@throughline/ui/theme'
import { useState, useSyncExternalStore } from 'react'

import { PAPER_DENSITY, PAPER_HEADING_PIXELS } from '../../calendar-parts'
import { sizeOverstory, usualLimitOf, WINDOW_SHARE } from './model/overstory-size'
import type { OverstorySize } from './model/overstory-size'
import type { SectionLayout } from './model/section-layout'
import type { OverstoryViewProps } from './Overstory.types'

/** Returns the distance from the top of one bar to the top of the next, in pixels. */
function barPitch(density: Density): number {
  return densityPixels(density, 'size-overstory-bar-pitch')
}

/**
 * Returns the height of an overstory with all sections that the user has not resized, in pixels:
 * the space to reserve while its items load.
 */
export function usualOverstoryPixels(density: Density): number {
  return usualLimitOf(barPitch(density))
}

/**
 * Greatest height of the overstory on paper, with its heading, in pixels of 1/96 inch; the calendar
 * below has the rest.
 */
export const OVERSTORY_PAPER_PIXELS = PAPER_HEADING_PIXELS + usualOverstoryPixels(PAPER_DENSITY)

/** Height of the window on a server, in pixels. */
const SERVER_WINDOW_PIXELS = 900

const noSections: ReadonlySet<OverstorySection> = new Set()

interface OverstorySizeOptions {
  readonly layouts: readonly Pick<SectionLayout, 'section' | 'laneCount'>[]
  readonly density: Density
  readonly hasAxis: boolean
  readonly isOnPaper: boolean
}

/** Returns the heights of the overstory and of its sections, and the functions that change them. */
export function useOverstorySize(
  {
    closedSections,
    onToggleSection,
    height: hostHeight,
    onHeightChange,
    maxHeight = Infinity,
    expandedSections: hostExpanded,
    onExpandedChange,
  }: OverstoryViewProps,
  { layouts, density, hasAxis, isOnPaper }: OverstorySizeOptions,
) {
  const [ownHeight, setOwnHeight] = useState<number | null>(null)
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<OverstorySection>>(new Set())
  const [dragHeight, setDragHeight] = useState<number | null>(null)
  const windowHeight = useSyncExternalStore(
    subscribeToResize,
    readWindowHeight,
    () => SERVER_WINDOW_PIXELS,
  )
  const expandedSections = hostExpanded ?? ownExpanded
  const storedHeight = hostHeight === undefined ? ownHeight : hostHeight

  const pitch = barPitch(density)
  // Paper does not scroll.
  const windowLimit = isOnPaper ? Infinity : Math.round(windowHeight * WINDOW_SHARE)
  const limit = isOnPaper ? Infinity : Math.min(maxHeight, windowLimit)
  const sizeFor = (
    expanded: ReadonlySet<OverstorySection>,
    userHeight: number | null,
  ): OverstorySize =>
    sizeOverstory(
      layouts.map(({ section, laneCount }) => ({
        isOpen: !closedSections.has(section),
        // Paper has no button for more bars.
        isExpanded: expanded.has(section) || isOnPaper,
        laneCount,
      })),
      {
        userHeight: isOnPaper ? null : userHeight,
        usualLimit: Math.min(usualLimitOf(pitch), limit),
        expandedLimit: limit,
        windowLimit,
        pitch,
        hasAxis,
      },
    )
  const userHeight = dragHeight ?? storedHeight
  const size = sizeFor(expandedSections, userHeight)
  const collapsedLanes = sizeFor(noSections, userHeight).lanes
  const hasHiddenBars = layouts.some(
    ({ section, laneCount }, index) =>
      closedSections.has(section) || laneCount > (size.lanes[index] ?? 0),
  )
  const canCollapse = layouts.some(
    ({ section, laneCount }, index) =>
      expandedSections.has(section) && laneCount > (collapsedLanes[index] ?? 0),
  )

  const setExpanded = (expanded: ReadonlySet<OverstorySection>): void => {
    setOwnExpanded(expanded)
    onExpandedChange?.({ expandedSections: expanded })
  }
  const setHeight = (height: number | null): void => {
    setOwnHeight(height)
    onHeightChange?.({ height })
  }

  return {
    ...size,
    pitch,
    /** Visible lanes of each section while none is expanded. */
    collapsedLanes,
    expandedSections,
    toggleExpanded: (section: OverstorySection): void => {
      const expanded = new Set(expandedSections)
      if (!expanded.delete(section)) expanded.add(section)
      setExpanded(expanded)
    },
    /** Action of the button for all sections; null while no section can show more or fewer bars. */
    allAction: hasHiddenBars ? ('expand' as const) : canCollapse ? ('collapse' as const) : null,
    toggleAll: (): void => {
      if (!hasHiddenBars) {
        setExpanded(new Set())
        return
      }
      for (const { section } of layouts) {
        if (closedSections.has(section)) onToggleSection({ section, isOpen: true })
      }
      setExpanded(new Set(layouts.map(({ section }) => section)))
    },
    resize: (change: { size: number; isFinal: boolean; isCanceled?: true }): void => {
      const { isFinal, isCanceled } = change
      setDragHeight(isFinal ? null : change.size)
      const height = Math.round(change.size)
      const currentHeight = sizeFor(expandedSections, storedHeight).height
      if (isFinal && isCanceled !== true && height !== currentHeight) setHeight(height)
    },
    /** Returns to the height without a choice of the user. */
    fit: (): void => {
      setDragHeight(null)
      setHeight(null)
    },
  }
}

function subscribeToResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('resize', onChange)
  }
}

function readWindowHeight(): number {
  return window.innerHeight
}
