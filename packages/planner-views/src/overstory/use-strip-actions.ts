import type { OverstorySection } from '@throughline/domain/tactics'
import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

import { entryTargetOf, handleItemKey, itemOf } from '../calendar-core'
import type { FindEntry, ItemIntents } from '../calendar-core'
import { barAfterKey, byLane } from './model/bar-step'
import type { StripBar } from './model/strip-section'
import { stopOfBar } from './model/strip-stop'
import type { ShownSection } from './model/strip-stop'
import type { OverstoryViewProps } from './Overstory.types'
import type { useStripFocus } from './use-strip-focus'

interface StripActionOptions {
  readonly shownSections: readonly ShownSection[]
  readonly intents: ItemIntents
  readonly focus: ReturnType<typeof useStripFocus>
  readonly onToggleSection: OverstoryViewProps['onToggleSection']
  readonly onToggleExpanded: (section: OverstorySection) => void
}

/** What clicks and keys on the strip lead to, from one set of listeners. */
export function useStripActions(options: StripActionOptions) {
  const { shownSections, intents, focus } = options
  const [focusedKeys, setFocusedKeys] = useState<ReadonlyMap<OverstorySection, string>>(new Map())

  const sectionOf = (element: Element): ShownSection | undefined => {
    const name = element.closest<HTMLElement>('[data-section]')?.dataset['section']
    return shownSections.find(({ section }) => section === name)
  }
  const barOf = (element: Element, key: string): StripBar | undefined =>
    sectionOf(element)?.shownBars.find((bar) => bar.key === key)
  const findEntry: FindEntry = (target) =>
    target instanceof Element ? entryTargetOf(target, (key) => barOf(target, key)) : null

  const handleClick = (event: MouseEvent): void => {
    const found = findEntry(event.target)
    const part =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    const shown = part === null ? undefined : sectionOf(part)
    if (found !== null) intents.open(found, found.element)
    else if (shown !== undefined && part?.dataset['part'] === 'head') {
      options.onToggleSection({ section: shown.section, isOpen: !shown.isOpen })
    } else if (shown !== undefined && part?.dataset['part'] === 'more') {
      options.onToggleExpanded(shown.section)
    }
  }

  const handleKeyDown = (event: KeyboardEvent): void => {
    const target = event.defaultPrevented ? null : findEntry(event.target)
    const shown = target === null ? undefined : sectionOf(target.element)
    const bar = shown?.shownBars.find(({ key }) => key === target?.key)
    if (target === null || shown === undefined || bar === undefined) return
    const isRightToLeft = (): boolean => getComputedStyle(target.element).direction === 'rtl'
    const item = itemOf(target)
    if (item !== null && handleItemKey(event, item, { intents, isRightToLeft })) {
      event.preventDefault()
      return
    }
    if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return
    const next = barAfterKey(shown.shownBars, bar, {
      key: event.key,
      isRightToLeft: isRightToLeft(),
    })
    if (next === null) return
    event.preventDefault()
    const stop = stopOfBar(shown, next.key)
    if (stop !== null) focus.focusStop(stop)
  }

  const handleFocus = (event: FocusEvent): void => {
    focus.handleFocus(event)
    const target = findEntry(event.target)
    const shown = target === null ? undefined : sectionOf(target.element)
    if (target === null || shown === undefined) return
    setFocusedKeys((before) => new Map(before).set(shown.section, target.key))
  }

  /** The bar of a section that Tab leads to: where the focus was last, else the first. */
  const tabStopOf = ({ section, shownBars }: ShownSection): string | undefined => {
    const focusedKey = focusedKeys.get(section)
    const isShown = shownBars.some(({ key }) => key === focusedKey)
    return isShown ? focusedKey : byLane(shownBars)[0]?.key
  }

  return { findEntry, handleClick, handleKeyDown, handleFocus, tabStopOf }
}
