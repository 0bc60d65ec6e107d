import { useEffect, useEffectEvent, useRef, useState, useLayoutEffect } from 'react'
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, RefObject } from 'react'
import { createPortal } from 'react-dom'

import { activeElementAround } from '../../internal/focus/shadow-root'
import { useIsHydrating } from '../../internal/react-versions/use-is-hydrating'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { useRoomAboveBars } from '../../internal/floating/bottom-bars'
import { ToastList, ToastRegionRoot } from './ToastRegion.styles'
import { ToastRegionItem } from './ToastRegionItem'
import { defaultToastLifetimeMs } from './toast'
import type { Toast } from './toast'
import { useTopModal } from '../../internal/modal/modal-stack'

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the region for screen readers, such as "Notifications"; name the `focusKey` too. */
  label: string
  /** Names the button that closes a toast. */
  dismissLabel: string
  /** Oldest first; the newest is at the bottom. */
  toasts: readonly Toast[]
  /** A toast has expired or was closed: remove it from the list. */
  onDismiss: (toast: { id: string }) => void
  /** Default lifetime of a toast in milliseconds; `null` never expires. @default 3000 */
  lifetimeMs?: number | null
  /** Maximum number of visible toasts. Older ones are hidden and their lifetime is paused. @default 4 */
  maxVisible?: number
  /** Key that moves the focus to the newest toast, as `KeyboardEvent.key`; `null` for none. @default 'F8' */
  focusKey?: string | null
}

/** Says how high the messages are, while they are in this element. */
function measureRoom(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--tl-toast-room', `${region.offsetHeight}px`)
  })
  observer.observe(region)
  return () => {
    observer.disconnect()
    style.removeProperty('--tl-toast-room')
  }
}

/**
 * Messages in the bottom end corner. They are announced politely, errors assertively.
 * Lifetimes are paused while the pointer or the focus is on any of them, and restart
 * afterwards. Bars with a ref of `useBottomBar` stay uncovered. Render it once from the start, because a live region that appears
 * together with its text is not announced. It stays usable over a modal dialog. Its height is
 * in `--tl-toast-room`: scrolled areas add it at their end, so that it covers none of their last row.
 */
export function ToastRegion({
  label,
  dismissLabel,
  toasts,
  onDismiss,
  lifetimeMs = defaultToastLifetimeMs,
  maxVisible = 4,
  focusKey = 'F8',
  ref,
  ...rest
}: ToastRegionProps) {
  const regionRef = useRef<HTMLElement>(null)
  const cameFromRef = useRef<EventTarget | null>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const show = () => {
    const region = regionRef.current
    if (region && !region.matches(':popover-open')) region.showPopover()
  }
  const { homeRef, host } = useModalHost(show)
  const showAtFirst = useEffectEvent(show)
  // The markup of a server has no portals.
  const isHydrating = useIsHydrating()
  // After the first frame, because showing a popover lays out the whole page.
  useEffect(() => {
    if (!isHydrating) showAtFirst()
  }, [isHydrating])
  const mergedRef = useMergedRef(useMergedRef(ref, regionRef), measureRoom)
  useRoomAboveBars(regionRef, toasts)

  const handleFocusKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== focusKey || event.defaultPrevented) return
    const newest = regionRef.current?.querySelector(':scope > ol > li:last-child button')
    if (!(newest instanceof HTMLElement)) return
    event.preventDefault()
    newest.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleFocusKey)
    return () => {
      document.removeEventListener('keydown', handleFocusKey)
    }
  }, [])

  const focusedInside = () => {
    const active = regionRef.current === null ? null : activeElementAround(regionRef.current)
    return regionRef.current?.contains(active) === true ? active : null
  }
  const returnFocus = () => {
    const cameFrom = cameFromRef.current
    const focused = focusedInside()
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    else if (focused instanceof HTMLElement) focused.blur()
  }
  const handleFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      cameFromRef.current = event.relatedTarget
    }
    setIsFocused(true)
  }
  const handleBlur = (event: FocusEvent) => {
    setIsFocused(event.currentTarget.contains(event.relatedTarget))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Closes one layer only: a dialog below stays open.
    event.preventDefault()
    returnFocus()
  }
  const handleDismiss = (toast: { id: string }) => {
    if (focusedInside() !== null) returnFocus()
    // A removed element fires neither `pointerleave` nor `blur`.
    setIsHovered(false)
    setIsFocused(false)
    onDismiss(toast)
  }

  // Newer toasts may have hidden the one with the focus, which is then nowhere.
  const leaveHidden = useEffectEvent(() => {
    if (!isFocused || focusedInside() !== null) return
    returnFocus()
    setIsFocused(false)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows that the focus is gone
    leaveHidden()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- only other toasts hide one
  }, [toasts])

  const isPaused = isHovered || isFocused
  const region = (
    <ToastRegionRoot
      {...rest}
      ref={mergedRef}
      popover="manual"
      aria-label={label}
      data-print="hidden"
      {...(isPaused ? { 'data-paused': '' } : null)}
      onPointerMove={() => {
        setIsHovered(true)
      }}
      onPointerLeave={() => {
        setIsHovered(false)
      }}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <ToastList aria-live="polite" aria-relevant="additions text">
        {toasts.slice(-maxVisible).map((toast) => (
          <ToastRegionItem
            key={toast.id}
            toast={toast}
            lifetimeMs={toast.lifetimeMs === undefined ? lifetimeMs : toast.lifetimeMs}
            isPaused={isPaused}
            dismissLabel={dismissLabel}
            onDismiss={handleDismiss}
          />
        ))}
      </ToastList>
    </ToastRegionRoot>
  )
  return (
    <div ref={homeRef} data-print="hidden">
      {host === null || isHydrating ? null : createPortal(region, host)}
    </div>
  )
}

interface ModalHost {
  /** The element that contains the content while no dialog is open. */
  homeRef: RefObject<HTMLDivElement | null>
  /** The portal container; null without a document. */
  host: HTMLDivElement | null
}

/**
 * A portal container that stays reachable: its own position, or the topmost modal
 * dialog, outside of which everything is inert. The node itself moves, so its content
 * keeps its state.
 *
 * @param onMove called after the node has moved
 */
function useModalHost(onMove: () => void): ModalHost {
  const homeRef = useRef<HTMLDivElement>(null)
  const [host] = useState(() =>
    typeof document === 'undefined' ? null : document.createElement('div'),
  )
  const topModal = useTopModal()
  const isPlacedRef = useRef(false)
  const onMoveRef = useRef(onMove)
  useLayoutEffect(() => {
    onMoveRef.current = onMove
  })
  useLayoutEffect(() => {
    const home = homeRef.current
    // In another shadow root the content would be without its styles.
    const isAround = topModal?.getRootNode() === home?.getRootNode()
    const place = isAround ? (topModal ?? home) : home
    if (!host || !place) return undefined
    place.append(host)
    if (isPlacedRef.current) onMoveRef.current()
    isPlacedRef.current = true
    return () => {
      host.remove()
    }
  }, [host, topModal])
  return { homeRef, host }
}
