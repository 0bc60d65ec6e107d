import { useLayoutEffect, useState, type Ref, type RefCallback, type RefObject } from 'react'

import { refWithCleanup } from '../react-versions/ref-with-cleanup'
import { useMergedRef } from '../refs/use-merged-ref'

/** Distance of toasts from the lower edge of the window and from bars, in pixels. */
const GAP_PIXELS = 16

const bars = new Set<HTMLElement>()
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function addBar(bar: HTMLElement): () => void {
  bars.add(bar)
  notify()
  return () => {
    bars.delete(bar)
    notify()
  }
}

/**
 * Returns a ref for a bar that stays at the lower edge while the content scrolls, such as the
 * buttons of a form or a row of totals. Toasts appear above it, so they never cover it.
 *
 * @param ref another ref of the bar @default none
 */
export function useBottomBar<Bar extends HTMLElement = HTMLElement>(
  ref?: Ref<Bar>,
): RefCallback<Bar> {
  const [barRef] = useState(() => refWithCleanup(addBar))
  return useMergedRef<Bar>(ref, barRef)
}

/**
 * Returns the distance of toasts from the lower edge of the window at which they cover no bar, in
 * pixels. Where all of the height is used, they stay at the edge.
 */
function clearInset(region: HTMLElement): number {
  const { height, left, right } = region.getBoundingClientRect()
  const { innerHeight } = globalThis
  let inset = GAP_PIXELS
  const boxes = [...bars]
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left)
    .sort((one, other) => other.bottom - one.bottom)
  for (const { top, bottom } of boxes) {
    const lower = innerHeight - inset
    if (top < lower + GAP_PIXELS && bottom > lower - height) {
      inset = Math.max(inset, innerHeight - top + GAP_PIXELS / 2)
    }
  }
  return inset + height > innerHeight ? GAP_PIXELS : inset
}

/** Places toasts above the bars, again whenever a bar, the window or `toasts` has changed. */
export function useRoomAboveBars(
  regionRef: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
): void {
  const isVisible = toasts.length > 0
  useLayoutEffect(() => {
    if (!isVisible) return undefined
    const place = () => {
      const region = regionRef.current
      if (region !== null) region.style.insetBlockEnd = `${clearInset(region)}px`
    }
    // Only while there are toasts: a bar can appear while the sizes of other elements are read,
    // and the browser complains about an observation that begins then.
    const observer = new ResizeObserver(place)
    const follow = () => {
      observer.disconnect()
      for (const bar of bars) observer.observe(bar)
      place()
    }
    follow()
    listeners.add(follow)
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      listeners.delete(follow)
      removeEventListener('resize', place)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other toasts have another height
  }, [isVisible, regionRef, toasts])
}
