import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { RevealedItem } from './CalendarItem.types'
import { focusedAround, useFocusRetention } from './use-focus-retention'

/** Where stops are found on what a view shows now. Keep the object for as long as that is the same. */
export interface StopFinder<Stop> {
  /** The stop for a place: an item wherever it stands by now, else the nearest part to it that is there. */
  readonly stopFor: (place: Stop | null) => Stop
  /** Whether this very stop is on show, drawn or not. */
  readonly isOnShow: (stop: Stop) => boolean
  /** The stop of an item; null while it is not on show. */
  readonly stopOfItem: (itemId: number) => Stop | null
}

interface RovingFocusOptions<Stop> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly finder: StopFinder<Stop>
  /** The element of a stop; null while it is not drawn. */
  readonly elementOf: (root: HTMLElement, stop: Stop) => HTMLElement | null
  /** Gives an element the focus and scrolls to it. */
  readonly focusElement: (element: HTMLElement) => void
  readonly revealedItem: RevealedItem | null
}

/** Where the focus is to go as soon as that is on show. */
interface Goal<Stop> {
  readonly find: (finder: StopFinder<Stop>) => Stop | null
  /** What had the focus when it was asked for. Whoever has gone elsewhere by then is left there. */
  readonly from: Element | null
}

/**
 * Roving focus over parts that move: one of them is what Tab leads to, the one that
 * had the focus last. It is known by what it stands for and never by its element,
 * so that an item keeps the focus wherever it comes to stand. While it stands
 * nowhere, the nearest part has the focus for it.
 */
export function useRovingFocus<Stop>({
  rootRef,
  finder,
  elementOf,
  focusElement,
  revealedItem,
}: RovingFocusOptions<Stop>) {
  const [place, setPlace] = useState<Stop | null>(null)
  const [goal, setGoal] = useState<Goal<Stop> | null>(null)
  const arrived = useMemo(() => goal?.find(finder) ?? null, [goal, finder])
  const tabStop = useMemo(() => arrived ?? finder.stopFor(place), [arrived, finder, place])

  const isPuttingRef = useRef(false)
  /** What the view itself gave the focus to. */
  const putRef = useRef<Element | null>(null)
  const put = (element: HTMLElement): void => {
    isPuttingRef.current = true
    focusElement(element)
    isPuttingRef.current = false
    putRef.current = element
  }

  const setGoalFrom = (find: Goal<Stop>['find']): void => {
    const root = rootRef.current
    setGoal({ find, from: root === null ? null : focusedAround(root) })
  }
  const awaitStop = (stop: Stop): void => {
    setGoalFrom((found) => (found.isOnShow(stop) ? stop : null))
  }
  const reveal = useEffectEvent(({ itemId }: RevealedItem) => {
    setGoalFrom((found) => found.stopOfItem(itemId))
  })
  const revealedRef = useRef(revealedItem)
  useLayoutEffect(() => {
    if (revealedRef.current === revealedItem) return
    revealedRef.current = revealedItem
    if (revealedItem !== null) reveal(revealedItem)
  }, [revealedItem])

  useFocusRetention(rootRef, (root) => {
    const focused = focusedAround(root)
    // What the view gave the focus to may have stood in for an item that is back by now.
    if (arrived !== null || (focused !== null && focused !== putRef.current)) return
    const element = elementOf(root, tabStop)
    if (element !== null && element !== focused) put(element)
  })

  const arrive = useEffectEvent((stop: Stop, from: Element | null) => {
    const root = rootRef.current
    const element = root === null ? null : elementOf(root, stop)
    if (root === null || element === null) return
    const focused = focusedAround(root)
    const isFree = focused === null || focused === from || root.contains(focused)
    setPlace(stop)
    setGoal(null)
    if (isFree) put(element)
  })
  const from = goal?.from ?? null
  useLayoutEffect(() => {
    if (arrived !== null) arrive(arrived, from)
  })

  return {
    tabStop,
    /** Focuses a part now, or as soon as it is drawn; false when it is not on show. */
    focusStop: (stop: Stop): boolean => {
      const root = rootRef.current
      const element = root === null ? null : elementOf(root, stop)
      if (element === null) {
        if (!finder.isOnShow(stop)) return false
        awaitStop(stop)
      } else {
        setPlace(stop)
        setGoal(null)
        focusElement(element)
      }
      return true
    },
    /** Focuses a part as soon as it is on show. */
    awaitStop,
    /** A part has got the focus. @param stopAfter the stop that it is, given the one before */
    noteFocus: (stopAfter: (before: Stop | null) => Stop): void => {
      if (isPuttingRef.current) return
      putRef.current = null
      // Whoever goes somewhere by themselves is not called back later.
      setGoal(null)
      setPlace(stopAfter)
    },
  }
}
