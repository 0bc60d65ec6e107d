import type { OverstorySection } from '@throughline/domain/tactics'
import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

import { barAfterKey, byLane } from './model/bar-step'
import type { StripBar } from './model/strip-section'
import type { OverstoryProps } from './Overstory.types'

/** A section as it is drawn. */
export interface ShownSection {
  readonly section: OverstorySection
  readonly isOpen: boolean
  readonly shownBars: readonly StripBar[]
}

/** Which part of which section an event happened on. */
interface StripTarget {
  readonly shown: ShownSection
  readonly part: HTMLElement
}

/** What clicks and keys on the strip mean, from one set of listeners. */
export function useStripGestures({
  shownSections,
  onToggleSection,
  onOpenItem,
  onToggleExpanded,
}: Pick<OverstoryProps, 'onToggleSection' | 'onOpenItem'> & {
  readonly shownSections: readonly ShownSection[]
  readonly onToggleExpanded: (section: OverstorySection) => void
}) {
  const [focusedKeys, setFocusedKeys] = useState<ReadonlyMap<OverstorySection, string>>(new Map())

  const targetOf = (eventTarget: EventTarget): StripTarget | null => {
    if (!(eventTarget instanceof Element)) return null
    const part = eventTarget.closest<HTMLElement>('button')
    const name = part?.closest<HTMLElement>('[data-section]')?.dataset['section']
    const shown = shownSections.find(({ section }) => section === name)
    return part === null || shown === undefined ? null : { shown, part }
  }

  const barOf = ({ shown, part }: StripTarget): StripBar | undefined =>
    shown.shownBars.find(({ key }) => key === part.dataset['key'])

  const handleClick = (event: MouseEvent): void => {
    const target = targetOf(event.target)
    if (target === null) return
    const { shown, part } = target
    switch (part.dataset['part']) {
      case 'head':
        onToggleSection({ section: shown.section, isOpen: !shown.isOpen })
        break
      case 'more':
        onToggleExpanded(shown.section)
        break
      case 'bar': {
        const bar = barOf(target)
        if (bar !== undefined) onOpenItem?.({ item: bar.item, anchor: part })
        break
      }
      case undefined:
        break
    }
  }

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = targetOf(event.target)
    const bar = target === null ? undefined : barOf(target)
    if (target === null || bar === undefined) return
    const next = barAfterKey(target.shown.shownBars, bar, {
      key: event.key,
      isRightToLeft: getComputedStyle(target.part).direction === 'rtl',
    })
    if (next === null) return
    event.preventDefault()
    target.part
      .closest('[data-section]')
      ?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)
      ?.focus()
  }

  const handleFocus = (event: FocusEvent): void => {
    const target = targetOf(event.target)
    const bar = target === null ? undefined : barOf(target)
    if (target === null || bar === undefined) return
    setFocusedKeys((before) => new Map(before).set(target.shown.section, bar.key))
  }

  /** The bar of a section that Tab leads to: where the focus was last, else the first. */
  const tabStopOf = ({ section, shownBars }: ShownSection): string | undefined => {
    const focusedKey = focusedKeys.get(section)
    const isShown = shownBars.some(({ key }) => key === focusedKey)
    return isShown ? focusedKey : byLane(shownBars)[0]?.key
  }

  return { handleClick, handleKeyDown, handleFocus, tabStopOf }
}
