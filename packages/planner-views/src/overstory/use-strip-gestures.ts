import type { OverstorySection } from '@throughline/domain/tactics'
import type { MenuEntry } from '@throughline/ui/Menu'
import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

import { itemMenuEntries } from '../calendar-item'
import type { CalendarItem, ItemMenuLabels, MoveVerdict, SummarySubject } from '../calendar-item'
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

/** What the gestures lead to. */
interface StripGestureOptions {
  readonly shownSections: readonly ShownSection[]
  readonly onToggleSection: OverstoryProps['onToggleSection']
  readonly onOpenItem: OverstoryProps['onOpenItem']
  readonly onCopyItem: OverstoryProps['onCopyItem']
  readonly onDeleteItem: OverstoryProps['onDeleteItem']
  readonly currentPlanId: number
  readonly deletePolicy: OverstoryProps['deletePolicy']
  readonly onRefused: OverstoryProps['onRefused']
  readonly menuLabels: ItemMenuLabels
  /** A bar has got the focus. */
  readonly onFocusBar: (bar: { section: OverstorySection; key: string }) => void
  readonly onToggleExpanded: (section: OverstorySection) => void
}

/** What clicks and keys on the strip mean, from one set of listeners. */
export function useStripGestures({
  shownSections,
  onToggleSection,
  onOpenItem,
  onCopyItem,
  onDeleteItem,
  currentPlanId,
  deletePolicy,
  onRefused,
  menuLabels,
  onFocusBar,
  onToggleExpanded,
}: StripGestureOptions) {
  const [focusedKeys, setFocusedKeys] = useState<ReadonlyMap<OverstorySection, string>>(new Map())

  const targetOf = (eventTarget: EventTarget): StripTarget | null => {
    if (!(eventTarget instanceof Element)) return null
    const part = eventTarget.closest<HTMLElement>('button, [data-part="bar"]')
    const name = part?.closest<HTMLElement>('[data-section]')?.dataset['section']
    const shown = shownSections.find(({ section }) => section === name)
    return part === null || shown === undefined ? null : { shown, part }
  }

  const barOf = ({ shown, part }: StripTarget): StripBar | undefined =>
    shown.shownBars.find(({ key }) => key === part.dataset['key'])

  const barUnder = (element: EventTarget): StripBar | undefined => {
    const target = targetOf(element)
    return target === null ? undefined : barOf(target)
  }

  const itemUnder = (element: EventTarget): CalendarItem | null => {
    const subject = barUnder(element)?.subject
    return subject?.kind === 'item' ? subject.item : null
  }

  const deleteVerdict = (item: CalendarItem): MoveVerdict => {
    if (deletePolicy !== undefined) return deletePolicy(item)
    return item.planId === currentPlanId
      ? { allowed: true }
      : { allowed: false, code: 'other-plan' }
  }

  const remove = (item: CalendarItem): void => {
    if (onDeleteItem === undefined) return
    const verdict = deleteVerdict(item)
    if (verdict.allowed) onDeleteItem({ item })
    else onRefused?.({ action: 'delete', item, code: verdict.code })
  }

  /** What the summary of a bar is about. */
  const subjectOf = (element: Element): SummarySubject | null => {
    const bar = barUnder(element)
    if (bar === undefined) return null
    return bar.subject.kind === 'event'
      ? bar.subject
      : { ...bar.subject, startDay: bar.firstDay, endDay: bar.lastDay + 1 }
  }

  const menuEntriesOf = ({ target }: { target: Element }): readonly MenuEntry[] | null => {
    const item = itemUnder(target)
    if (item === null) return null
    const can = {
      open: onOpenItem !== undefined,
      copy: onCopyItem !== undefined,
      delete: onDeleteItem !== undefined && deleteVerdict(item).allowed,
    }
    return itemMenuEntries(item, can, menuLabels)
  }

  const act = (action: string, element: Element): void => {
    const item = itemUnder(element)
    if (item === null) return
    if (action === 'copy') onCopyItem?.({ item })
    else if (action === 'delete') remove(item)
    else if (action === 'open' && element instanceof HTMLElement) {
      onOpenItem?.({ item, anchor: element })
    }
  }

  const handleMenuSelect = ({ id, target }: { id: string; target: Element }): void => {
    act(id, target.closest('[data-part="bar"]') ?? target)
  }

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
      case 'bar':
        act('open', part)
        break
      case undefined:
        break
    }
  }

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.shiftKey || event.defaultPrevented) return
    const target = targetOf(event.target)
    const bar = target === null ? undefined : barOf(target)
    if (target === null || bar === undefined) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'c' || onCopyItem === undefined) return
      event.preventDefault()
      act('copy', target.part)
      return
    }
    if (event.key === 'Delete') {
      act('delete', target.part)
      return
    }
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
    onFocusBar({ section: target.shown.section, key: bar.key })
    setFocusedKeys((before) => new Map(before).set(target.shown.section, bar.key))
  }

  /** The bar of a section that Tab leads to: where the focus was last, else the first. */
  const tabStopOf = ({ section, shownBars }: ShownSection): string | undefined => {
    const focusedKey = focusedKeys.get(section)
    const isShown = shownBars.some(({ key }) => key === focusedKey)
    return isShown ? focusedKey : byLane(shownBars)[0]?.key
  }

  return {
    handleClick,
    handleKeyDown,
    handleFocus,
    handleMenuSelect,
    menuEntriesOf,
    subjectOf,
    tabStopOf,
  }
}
