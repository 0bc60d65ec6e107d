import type { OverstorySection } from '@throughline/domain/tactics'
import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

import { entryTargetOf, handleItemKey, itemOf } from '../calendar-core'
import type { FindEntry, ItemIntents } from '../calendar-core'
import { barAfterKey, byLane } from './model/bar-step'
import type { BarLayout } from './model/overstory-section'
import { focusCellOfBar } from './model/overstory-cell'
import type { VisibleSection } from './model/overstory-cell'
import type { OverstoryViewProps } from './Overstory.types'
import type { useOverstoryFocus } from './use-overstory-focus'

interface OverstoryActionOptions {
  readonly visibleSections: readonly VisibleSection[]
  readonly intents: ItemIntents
  readonly focus: ReturnType<typeof useOverstoryFocus>
  readonly onToggleSection: OverstoryViewProps['onToggleSection']
  readonly onToggleExpanded: (section: OverstorySection) => void
}

/** What clicks and keys on the strip lead to, from one set of listeners. */
export function useOverstoryActions(options: OverstoryActionOptions) {
  const { visibleSections, intents, focus } = options
  const [focusedKeys, setFocusedKeys] = useState<ReadonlyMap<OverstorySection, string>>(new Map())

  const sectionOf = (element: Element): VisibleSection | undefined => {
    const name = element.closest<HTMLElement>('[data-section]')?.dataset['section']
    return visibleSections.find(({ section }) => section === name)
  }
  const barOf = (element: Element, key: string): BarLayout | undefined =>
    sectionOf(element)?.visibleBars.find((bar) => bar.key === key)
  const findEntry: FindEntry = (target) =>
    target instanceof Element ? entryTargetOf(target, (key) => barOf(target, key)) : null

  const handleClick = (event: MouseEvent): void => {
    const match = findEntry(event.target)
    const part =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    const visible = part === null ? undefined : sectionOf(part)
    if (match !== null) intents.open(match, match.element)
    else if (visible !== undefined && part?.dataset['part'] === 'head') {
      options.onToggleSection({ section: visible.section, isOpen: !visible.isOpen })
    } else if (visible !== undefined && part?.dataset['part'] === 'more') {
      options.onToggleExpanded(visible.section)
    }
  }

  const handleKeyDown = (event: KeyboardEvent): void => {
    const target = event.defaultPrevented ? null : findEntry(event.target)
    const visible = target === null ? undefined : sectionOf(target.element)
    const bar = visible?.visibleBars.find(({ key }) => key === target?.key)
    if (target === null || visible === undefined || bar === undefined) return
    const isRightToLeft = (): boolean => getComputedStyle(target.element).direction === 'rtl'
    const item = itemOf(target)
    if (item !== null && handleItemKey(event, item, { intents, isRightToLeft })) {
      event.preventDefault()
      return
    }
    if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return
    const next = barAfterKey(visible.visibleBars, bar, {
      key: event.key,
      isRightToLeft: isRightToLeft(),
    })
    if (next === null) return
    event.preventDefault()
    const focusCell = focusCellOfBar(visible, next.key)
    if (focusCell !== null) focus.focusOn(focusCell)
  }

  const handleFocus = (event: FocusEvent): void => {
    focus.handleFocus(event)
    const target = findEntry(event.target)
    const visible = target === null ? undefined : sectionOf(target.element)
    if (target === null || visible === undefined) return
    setFocusedKeys((before) => new Map(before).set(visible.section, target.key))
  }

  /** The bar of a section that Tab leads to: where the focus was last, else the first. */
  const activeCellOf = ({ section, visibleBars }: VisibleSection): string | undefined => {
    const focusedKey = focusedKeys.get(section)
    const isVisible = visibleBars.some(({ key }) => key === focusedKey)
    return isVisible ? focusedKey : byLane(visibleBars)[0]?.key
  }

  return { findEntry, handleClick, handleKeyDown, handleFocus, activeCellOf }
}
