import type { OverstorySection } from '@throughline/domain/tactics'
import type { RefObject } from 'react'

import type { RevealedItem } from '../calendar-parts'
import { useRovingFocus } from '../calendar-core'
import type { CellFinder } from '../calendar-core'
import { focusCellFor, focusCellOfBar, focusCellOfItem } from './model/overstory-cell'
import type { VisibleSection, OverstoryFocusCell } from './model/overstory-cell'

interface OverstoryFocusOptions {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly visibleSections: readonly VisibleSection[]
  readonly revealedItem: RevealedItem | null
}

/**
 * The roving focus of the strip: over the bars of its sections. The focus stays on
 * its bar in whichever section that is; when the bar is gone, its neighbour gets the
 * focus, and the head of its section when it was the last.
 */
export function useOverstoryFocus({
  rootRef,
  visibleSections,
  revealedItem,
}: OverstoryFocusOptions) {
  const finder: CellFinder<OverstoryFocusCell> = {
    focusCellFor: (place) => focusCellFor(place, visibleSections),
    isOnShow: (focusCell) => focusCellFor(focusCell, visibleSections).key === focusCell.key,
    focusCellOfItem: (itemId) => focusCellOfItem(itemId, visibleSections),
  }
  return useRovingFocus<OverstoryFocusCell>({
    rootRef,
    finder,
    elementOf,
    focusCellOf: (element) => {
      const key = element.closest<HTMLElement>('[data-key]')?.dataset['key']
      if (key === undefined) return null
      const section = element.closest<HTMLElement>('[data-section]')?.dataset['section']
      const visible = visibleSections.find((each) => each.section === section)
      const focusCell = visible === undefined ? null : focusCellOfBar(visible, key)
      return focusCell === null ? null : () => focusCell
    },
    revealedItem,
  })
}

function elementOf(root: HTMLElement, { section, key }: OverstoryFocusCell): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>(selectorOf(section, key)) ??
    root.querySelector<HTMLElement>('[data-part="head"]')
  )
}

function selectorOf(section: OverstorySection, key: string | null): string {
  const part = key === null ? '[data-part="head"]' : `[data-key="${CSS.escape(key)}"]`
  return `[data-section="${section}"] ${part}`
}
