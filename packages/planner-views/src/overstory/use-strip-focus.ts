import type { OverstorySection } from '@throughline/domain/tactics'
import type { RefObject } from 'react'

import type { RevealedItem } from '../calendar-parts'
import { useRovingFocus } from '../calendar-core'
import type { StopFinder } from '../calendar-core'
import { stopFor, stopOfBar, stopOfItem } from './model/strip-stop'
import type { ShownSection, StripStop } from './model/strip-stop'

interface StripFocusOptions {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly shownSections: readonly ShownSection[]
  readonly revealedItem: RevealedItem | null
}

/**
 * The roving focus of the strip: over the bars of its sections. The focus stays on
 * its bar in whichever section that is; when the bar is gone, its neighbour gets the
 * focus, and the head of its section when it was the last.
 */
export function useStripFocus({ rootRef, shownSections, revealedItem }: StripFocusOptions) {
  const finder: StopFinder<StripStop> = {
    stopFor: (place) => stopFor(place, shownSections),
    isOnShow: (stop) => stopFor(stop, shownSections).key === stop.key,
    stopOfItem: (itemId) => stopOfItem(itemId, shownSections),
  }
  return useRovingFocus<StripStop>({
    rootRef,
    finder,
    elementOf,
    stopOf: (element) => {
      const key = element.closest<HTMLElement>('[data-key]')?.dataset['key']
      if (key === undefined) return null
      const section = element.closest<HTMLElement>('[data-section]')?.dataset['section']
      const shown = shownSections.find((each) => each.section === section)
      const stop = shown === undefined ? null : stopOfBar(shown, key)
      return stop === null ? null : () => stop
    },
    revealedItem,
  })
}

function elementOf(root: HTMLElement, { section, key }: StripStop): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>(selectorOf(section, key)) ??
    root.querySelector<HTMLElement>('[data-part="head"]')
  )
}

function selectorOf(section: OverstorySection, key: string | null): string {
  const part = key === null ? '[data-part="head"]' : `[data-key="${CSS.escape(key)}"]`
  return `[data-section="${section}"] ${part}`
}
