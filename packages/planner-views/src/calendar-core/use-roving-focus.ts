import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useEffect } from 'react'
import type { FocusEvent, RefObject } from 'react'

import type { RevealedItem } from '../calendar-parts'

/** Parts that open over a view for a while and give the focus back. */
const OPEN_PARTS = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [popover]'

/**
 * Retains the focus in a view whose parts come and go. A bar that moves to another day becomes
 * another element, and the browser then drops the focus: the view restores it before the next
 * paint.
 *
 * The view owns the focus from the moment it enters until an element elsewhere gets it. A menu or a
 * dialog borrows the focus: its bar may be gone when it closes. When the user moves the focus
 * elsewhere, or presses elsewhere, the focus stays there.
 *
 * @param rootRef the view
 * @param settle called after every rendering while the view owns the focus, to restore it
 */
function useFocusRetention(
  rootRef: RefObject<HTMLElement | null>,
  settle: (root: HTMLElement) => void,
): void {
  const ownsFocusRef = useRef(false)

  useEffect(() => {
    // A view that renders nothing yet is followed from the start as well.
    const document = rootRef.current?.ownerDocument ?? globalThis.document
    const follow = (event: Event): void => {
      const root = rootRef.current
      if (root === null) ownsFocusRef.current = false
      else if (isWithin(event, root)) ownsFocusRef.current ||= event.type === 'focusin'
      else if (!isBorrowing(event, root)) ownsFocusRef.current = false
    }
    document.addEventListener('focusin', follow, { capture: true })
    document.addEventListener('pointerdown', follow, { capture: true })
    return () => {
      document.removeEventListener('focusin', follow, { capture: true })
      document.removeEventListener('pointerdown', follow, { capture: true })
    }
  }, [rootRef])

  const settleFocus = useEffectEvent(settle)
  // After every rendering: any of them may have removed the element with the focus.
  useLayoutEffect(() => {
    if (rootRef.current !== null && ownsFocusRef.current) settleFocus(rootRef.current)
  })
}

/**
 * Returns the focused element of the document, or of the shadow root, around a view; null if no
 * element has the focus.
 */
function focusedAround(root: HTMLElement): Element | null {
  const { activeElement, body } = root.ownerDocument
  if (activeElement === null || activeElement === body) return null
  const scope = root.getRootNode()
  return scope instanceof ShadowRoot ? (scope.activeElement ?? activeElement) : activeElement
}

/** Whether an event happened within an element, also within shadow roots. */
function isWithin(event: Event, root: HTMLElement): boolean {
  return event.composedPath().includes(root)
}

/**
 * Whether an event happened in something that opened over the view, rather than in an ancestor of
 * the view.
 */
function isBorrowing(event: Event, root: HTMLElement): boolean {
  return event
    .composedPath()
    .some((part) => part instanceof Element && part.matches(OPEN_PARTS) && !part.contains(root))
}

/**
 * Finds focusable cells in the current content of a view. Keep the object for as long as the
 * content is the
 * same.
 */
export interface CellFinder<FocusCell> {
  /**
   * Returns the focusable cell for a place: an item at its current place, else the nearest existing
   * part.
   */
  readonly focusCellFor: (place: FocusCell | null) => FocusCell
  /** Whether the view contains this exact focusable cell now, drawn or not. */
  readonly isOnShow: (focusCell: FocusCell) => boolean
  /** Returns the focusable cell of an item; null if the view does not contain it now. */
  readonly focusCellOfItem: (itemId: number) => FocusCell | null
}

/** Contribution of a view to its roving focus. */
export interface RovingFocusOptions<FocusCell> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly finder: CellFinder<FocusCell>
  /** The element of a focusable cell; null while it is not drawn. */
  readonly elementOf: (root: HTMLElement, focusCell: FocusCell) => HTMLElement | null
  /**
   * Returns the focusable cell of an element that got the focus, computed from the previous one;
   * null for
   * none.
   */
  readonly focusCellOf: (element: Element) => ((before: FocusCell | null) => FocusCell) | null
  /** Gives an element the focus and scrolls to it. @default as the browser does */
  readonly focusElement?: (element: HTMLElement) => void
  readonly revealedItem: RevealedItem | null
  /**
   * A focusable cell is awaited: the view turns to the page that contains it, unless the focusable
   * cell is visible.
   */
  readonly onAwait?: (focusCell: FocusCell) => void
}

/** The roving focus of a view. */
export type RovingFocus<FocusCell> = ReturnType<typeof useRovingFocus<FocusCell>>

/** Target of the focus, which gets the focus as soon as it is visible. */
interface Goal<FocusCell> {
  readonly find: (finder: CellFinder<FocusCell>) => FocusCell | null
  /**
   * Element that had the focus at the time of the request. If the focus has moved since, it stays.
   */
  readonly from: Element | null
}

/**
 * Returns a roving focus over parts that move. Tab leads to the part that had the focus last. A
 * focusable cell names a thing, such as an item, and never its element, so that an item keeps the
 * focus when
 * it moves. While the item is not visible, the nearest part has the focus instead.
 */
export function useRovingFocus<FocusCell>({
  rootRef,
  finder,
  elementOf,
  focusCellOf,
  focusElement = focusWithScroll,
  revealedItem,
  onAwait,
}: RovingFocusOptions<FocusCell>) {
  const [place, setPlace] = useState<FocusCell | null>(null)
  const [goal, setGoal] = useState<Goal<FocusCell> | null>(null)
  const arrived = useMemo(() => goal?.find(finder) ?? null, [goal, finder])
  const activeCell = useMemo(() => arrived ?? finder.focusCellFor(place), [arrived, finder, place])

  const isPuttingRef = useRef(false)
  /** The element that the view itself gave the focus to. */
  const putRef = useRef<Element | null>(null)
  const put = (element: HTMLElement): void => {
    isPuttingRef.current = true
    focusElement(element)
    isPuttingRef.current = false
    putRef.current = element
  }

  const setGoalFrom = (find: Goal<FocusCell>['find']): void => {
    const root = rootRef.current
    setGoal({ find, from: root === null ? null : focusedAround(root) })
  }
  const awaitFocusCell = (focusCell: FocusCell): void => {
    setGoalFrom((latest) => (latest.isOnShow(focusCell) ? focusCell : null))
    onAwait?.(focusCell)
  }
  const reveal = useEffectEvent(({ itemId }: RevealedItem) => {
    setGoalFrom((latest) => latest.focusCellOfItem(itemId))
  })
  const revealedRef = useRef(revealedItem)
  useLayoutEffect(() => {
    if (revealedRef.current === revealedItem) return
    revealedRef.current = revealedItem
    if (revealedItem !== null) reveal(revealedItem)
  }, [revealedItem])

  useFocusRetention(rootRef, (root) => {
    const focused = focusedAround(root)
    // The focused element may be a substitute for an item that is visible again.
    if (arrived !== null || (focused !== null && focused !== putRef.current)) return
    const element = elementOf(root, activeCell)
    if (element !== null && element !== focused) put(element)
  })

  const arrive = useEffectEvent((focusCell: FocusCell, from: Element | null) => {
    const root = rootRef.current
    const element = root === null ? null : elementOf(root, focusCell)
    if (root === null || element === null) return
    const focused = focusedAround(root)
    const isFree = focused === null || focused === from || root.contains(focused)
    setPlace(focusCell)
    setGoal(null)
    if (isFree) put(element)
  })
  const from = goal?.from ?? null
  useLayoutEffect(() => {
    if (arrived !== null) arrive(arrived, from)
  })

  /** Focuses a part now, or as soon as it is drawn; false if the view does not contain it now. */
  const focusOn = (focusCell: FocusCell): boolean => {
    const root = rootRef.current
    const element = root === null ? null : elementOf(root, focusCell)
    if (element === null) {
      if (!finder.isOnShow(focusCell)) return false
      awaitFocusCell(focusCell)
    } else {
      setPlace(focusCell)
      setGoal(null)
      focusElement(element)
    }
    return true
  }
  const handleFocus = (event: FocusEvent): void => {
    const focusCellAfter = focusCellOf(event.target)
    if (focusCellAfter === null || isPuttingRef.current) return
    putRef.current = null
    // If the user moves the focus, the pending request ends.
    setGoal(null)
    setPlace(focusCellAfter)
  }

  return {
    activeCell,
    focusOn,
    /** Focuses a part as soon as the view contains it. */
    awaitFocusCell,
    /** Focuses a part now, or as soon as the view has turned to its page. */
    goTo: (focusCell: FocusCell): void => {
      if (!focusOn(focusCell)) awaitFocusCell(focusCell)
    },
    /** For `onFocus` of the view. */
    handleFocus,
  }
}

function focusWithScroll(element: HTMLElement): void {
  element.focus()
}
