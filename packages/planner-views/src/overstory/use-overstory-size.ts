import type { OverstorySection } from '@throughline/domain/tactics'
import { densityPixels } from '@throughline/ui/theme'
import type { Density } from '@throughline/ui/theme'
import { useState, useSyncExternalStore } from 'react'

import { planOverstory, usualLimit } from './model/overstory-plan'
import type { OverstoryPlan } from './model/overstory-plan'
import type { OverstoryViewProps } from './Overstory.types'
import { WINDOW_SHARE } from './overstory-sizes'

/** What a server takes for the height of the window. */
const SERVER_WINDOW_PIXELS = 900

const NONE: ReadonlySet<OverstorySection> = new Set()

/** A section as far as its size is concerned. */
interface SectionNeed {
  readonly section: OverstorySection
  readonly laneCount: number
}

interface OverstorySizeOptions {
  readonly needs: readonly SectionNeed[]
  readonly closedSections: ReadonlySet<OverstorySection>
  readonly density: Density
  readonly hasAxis: boolean
  readonly isOnPaper: boolean
  readonly onToggleSection: OverstoryViewProps['onToggleSection']
  readonly height: OverstoryViewProps['height']
  readonly onHeightChange: OverstoryViewProps['onHeightChange']
  readonly maxHeight: OverstoryViewProps['maxHeight']
  readonly expandedSections: OverstoryViewProps['expandedSections']
  readonly onExpandedChange: OverstoryViewProps['onExpandedChange']
}

interface OverstorySize {
  readonly plan: OverstoryPlan
  /** Lanes of each section while none is expanded. */
  readonly foldedLanes: readonly number[]
  readonly expandedSections: ReadonlySet<OverstorySection>
  readonly toggleExpanded: (section: OverstorySection) => void
  /** What the button for all sections would do; null when there is nothing more or less to show. */
  readonly allOffer: 'expand' | 'collapse' | null
  readonly toggleAll: () => void
  readonly resize: (change: { size: number; isFinal: boolean; isCanceled?: true }) => void
  /** Back to the usual height. */
  readonly fit: () => void
}

/** How high the strip and its sections are, and what changes that. */
export function useOverstorySize({
  needs,
  closedSections,
  density,
  hasAxis,
  isOnPaper,
  onToggleSection,
  height: providedHeight,
  onHeightChange,
  maxHeight = Infinity,
  expandedSections: providedExpanded,
  onExpandedChange,
}: OverstorySizeOptions): OverstorySize {
  const [ownHeight, setOwnHeight] = useState<number | null>(null)
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<OverstorySection>>(new Set())
  const [draggedHeight, setDraggedHeight] = useState<number | null>(null)
  const windowHeight = useSyncExternalStore(
    subscribeToResize,
    readWindowHeight,
    () => SERVER_WINDOW_PIXELS,
  )
  const expandedSections = providedExpanded ?? ownExpanded
  const rememberedHeight = providedHeight === undefined ? ownHeight : providedHeight

  const pitch = densityPixels(density, 'size-strip-bar-pitch')
  // Paper does not scroll.
  const windowLimit = isOnPaper ? Infinity : Math.round(windowHeight * WINDOW_SHARE)
  const limit = isOnPaper ? Infinity : Math.min(maxHeight, windowLimit)
  const planFor = (expanded: ReadonlySet<OverstorySection>, chosen: number | null): OverstoryPlan =>
    planOverstory(
      needs.map(({ section, laneCount }) => ({
        isOpen: !closedSections.has(section),
        isExpanded: expanded.has(section) && !isOnPaper,
        laneCount,
      })),
      {
        chosen: isOnPaper ? null : chosen,
        usual: Math.min(usualLimit(pitch), limit),
        expanded: limit,
        most: windowLimit,
        pitch,
        hasAxis,
      },
    )
  const chosenHeight = draggedHeight ?? rememberedHeight
  const plan = planFor(expandedSections, chosenHeight)
  const foldedLanes = planFor(NONE, chosenHeight).lanes
  const hasHidden = needs.some(
    ({ section, laneCount }, at) =>
      closedSections.has(section) || laneCount > (plan.lanes[at] ?? 0),
  )
  const hasMoreThanFolded = needs.some(
    ({ section, laneCount }, at) =>
      expandedSections.has(section) && laneCount > (foldedLanes[at] ?? 0),
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
    plan,
    foldedLanes,
    expandedSections,
    toggleExpanded: (section) => {
      const expanded = new Set(expandedSections)
      if (!expanded.delete(section)) expanded.add(section)
      setExpanded(expanded)
    },
    allOffer: hasHidden ? 'expand' : hasMoreThanFolded ? 'collapse' : null,
    toggleAll: () => {
      if (!hasHidden) {
        setExpanded(new Set())
        return
      }
      for (const { section } of needs) {
        if (closedSections.has(section)) onToggleSection({ section, isOpen: true })
      }
      setExpanded(new Set(needs.map(({ section }) => section)))
    },
    resize: ({ size, isFinal, isCanceled }) => {
      setDraggedHeight(isFinal ? null : size)
      const height = Math.round(size)
      const settled = planFor(expandedSections, rememberedHeight).height
      if (isFinal && isCanceled !== true && height !== settled) setHeight(height)
    },
    fit: () => {
      setDraggedHeight(null)
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
