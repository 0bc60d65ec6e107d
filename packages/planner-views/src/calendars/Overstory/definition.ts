import type { OverstorySection } from '@throughline/domain/tactics'
import { useState } from 'react'
import type { FocusEvent, RefObject } from 'react'

import { englishItemIntentLabels, entryTargetOf } from '../../calendar-core'
import type { CalendarDefinition, FindEntry } from '../../calendar-core'
import type { RevealedItem } from '../../calendar-parts'
import type { OverstoryLabels } from './Overstory.labels'
import { barAfterKey, byLane, cellFor, cellOfBar, cellOfItem } from './model/overstory-cells'
import type { OverstoryCell, VisibleSection } from './model/overstory-cells'
import type { OverstoryItems, OverstoryViewProps } from './Overstory.types'

interface OverstoryDefinitionOptions {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly items: OverstoryItems
  readonly visibleSections: readonly VisibleSection[]
  readonly revealedItem: RevealedItem | null
  readonly labels: OverstoryLabels
  readonly onToggleSection: OverstoryViewProps['onToggleSection']
  readonly onToggleExpanded: (section: OverstorySection) => void
}

/**
 * The overstory as a calendar. Its cells are the bars, each section with one that Tab leads to,
 * and the heads of sections without bars. Its items do not move: the view passes no handlers of
 * the pointer on, and no point is a place.
 */
export function useOverstoryDefinition(options: OverstoryDefinitionOptions) {
  const { rootRef, items, visibleSections } = options
  /** Key of the bar of each section that had the focus last. */
  const [lastKeys, setLastKeys] = useState<ReadonlyMap<OverstorySection, string>>(new Map())

  const sectionAt = (element: Element): VisibleSection | undefined => {
    const name = element.closest<HTMLElement>('[data-section]')?.dataset['section']
    return visibleSections.find(({ section }) => section === name)
  }
  const barAt = (element: Element, key: string) =>
    sectionAt(element)?.bars.find((bar) => bar.key === key)
  const findEntry: FindEntry = (target) =>
    target instanceof Element ? entryTargetOf(target, (key) => barAt(target, key)) : null
  const cellAt = (target: EventTarget): OverstoryCell | null => {
    const entry = findEntry(target)
    const visible = entry === null ? undefined : sectionAt(entry.element)
    return entry === null || visible === undefined ? null : cellOfBar(visible, entry.key)
  }

  const definition: CalendarDefinition<null, OverstoryCell> = {
    surfaceRef: rootRef,
    scrollRef: rootRef,
    labels: { ...englishItemIntentLabels, ...options.labels },
    findEntry,
    findItem: (itemId) =>
      Object.values(items)
        .flat()
        .find(({ id }) => id === itemId),
    focus: {
      rootRef,
      finder: {
        focusCellFor: (before) => cellFor(before, visibleSections),
        isOnShow: (cell) => cellFor(cell, visibleSections).key === cell.key,
        focusCellOfItem: (itemId) => cellOfItem(itemId, visibleSections),
      },
      elementOf: (root, { section, key }) =>
        root.querySelector<HTMLElement>(selectorOf(section, key)) ??
        root.querySelector<HTMLElement>('[data-part="head"]'),
      focusCellOf: (element) => {
        const cell = cellAt(element)
        return cell === null ? null : () => cell
      },
      revealedItem: options.revealedItem,
    },

    measure: () => null,
    dayOf: () => null,
    handleAxisAt: () => null,
    drawDrag: () => {},
    drop: () => false,
    onPage: () => {},

    click: (element) => {
      const button = element.closest<HTMLElement>('button')
      const visible = button === null ? undefined : sectionAt(button)
      if (button === null || visible === undefined) return
      const { section, isOpen } = visible
      if (button.dataset['part'] === 'head') options.onToggleSection({ section, isOpen: !isOpen })
      else if (button.dataset['part'] === 'more') options.onToggleExpanded(section)
    },
    pressKey: (event, { focus, pressSharedKey }) => {
      const entry = findEntry(event.target)
      const visible = entry === null ? undefined : sectionAt(entry.element)
      const bar = visible?.bars.find(({ key }) => key === entry?.key)
      if (entry === null || visible === undefined || bar === undefined) return false
      if (pressSharedKey(event)) return true
      if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return false
      const next = barAfterKey(visible.bars, bar, {
        key: event.key,
        isRightToLeft: getComputedStyle(entry.element).direction === 'rtl',
      })
      const cell = next === null ? null : cellOfBar(visible, next.key)
      if (cell === null) return false
      focus.focusOn(cell)
      return true
    },
  }

  return {
    definition,
    /** For `onFocus` of the view, beside that of the calendar. */
    noteFocus: ({ target }: FocusEvent): void => {
      const cell = cellAt(target)
      if (cell === null || cell.key === null) return
      const { section, key } = cell
      setLastKeys((before) => new Map(before).set(section, key))
    },
    /** Returns the bar of a section that Tab leads to: the last one with the focus, else the first. */
    activeKeyOf: ({ section, bars }: VisibleSection): string | undefined => {
      const lastKey = lastKeys.get(section)
      return bars.some(({ key }) => key === lastKey) ? lastKey : byLane(bars)[0]?.key
    },
  }
}

function selectorOf(section: OverstorySection, key: string | null): string {
  const part = key === null ? '[data-part="head"]' : `[data-key="${CSS.escape(key)}"]`
  return `[data-section="${section}"] ${part}`
}
