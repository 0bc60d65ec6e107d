import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { useFloating, type FloatingAnchor } from '../../internal/floating/use-floating'
import { activeElementAround } from '../../internal/focus/shadow-root'
import { focusableIn, moveFocusInto } from '../../internal/focus/focusable'
import { useEscape } from '../../internal/keyboard/use-escape'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Skeleton } from '../Skeleton'
import { HoverCardRoot, HoverCardWait } from './HoverCard.styles'

/** Why a hover card closes although the pointer is still there: Esc, a scroll of the page, or the focus moved elsewhere. */
export type HoverCardCloseReason = 'escape' | 'scroll' | 'blur'

export interface HoverCardProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element that it describes, as a ref, or a box of the viewport; `null` hides it. Pass the
   * same object while it is shown.
   */
  anchor: FloatingAnchor | null
  /** Its accessible name, such as the name of its subject. */
  label: string
  /** The card should close: set `anchor` to null. */
  onClose: (request: { reason: HoverCardCloseReason }) => void
  /** The preferred placement; it uses another side where it does not fit. @default 'bottom-start' */
  placement?: Placement
  /** Distance from the anchor in pixels. @default 6 */
  gap?: number
  /** Moves the focus into the card, and back when it closes, as when a key opened it. @default false */
  takesFocus?: boolean
  /** State of content that is fetched when it opens. @default 'ready' */
  status?: 'ready' | 'loading' | 'error'
  /** Shown while loading. @default lines of a skeleton */
  loading?: ReactNode
  /** Shown when the content could not be fetched. */
  error?: ReactNode
}

/**
 * More about something, shown while the pointer rests on it. The pointer may move
 * onto the card; Esc and scrolling hide it. `useHoverCard` decides when it is shown, and keeps
 * it when the scroll has not moved what it is about.
 */
export function HoverCard({ anchor, ...props }: HoverCardProps) {
  return anchor ? <OpenHoverCard {...props} anchor={anchor} /> : null
}

function OpenHoverCard({
  anchor,
  label,
  onClose,
  placement = 'bottom-start',
  gap = 6,
  takesFocus = false,
  status = 'ready',
  loading,
  error,
  ref,
  onKeyDown,
  children,
  ...rest
}: Omit<HoverCardProps, 'anchor'> & { anchor: FloatingAnchor }) {
  const contentId = useId()
  const floatingRef = useFloating<HTMLDivElement>({ isOpen: true, anchor, placement, gap })
  const handleClose = useEffectEvent((reason: HoverCardCloseReason) => {
    onClose({ reason })
  })

  useLayoutEffect(() => {
    const floating = floatingRef.current
    if (!takesFocus || !floating) return undefined
    return moveFocusInto(floating, floating)
  }, [floatingRef, takesFocus])

  useEscape(true, () => {
    onClose({ reason: 'escape' })
  })
  useEffect(() => {
    const handleScroll = (event: Event) => {
      const isInside = event.target instanceof Node && floatingRef.current?.contains(event.target)
      if (isInside !== true) handleClose('scroll')
    }
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => {
      window.removeEventListener('scroll', handleScroll, { capture: true })
    }
  }, [floatingRef])

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Tab' || event.defaultPrevented || !floatingRef.current) return
    const controls = focusableIn(floatingRef.current)
    const edge = event.shiftKey ? controls[0] : controls.at(-1)
    const active = activeElementAround(floatingRef.current)
    const isOnRoot = active === floatingRef.current
    if (edge && active !== edge && !(event.shiftKey && isOnRoot)) return
    // The card is elsewhere in the document than its target: Tab returns to the target.
    event.preventDefault()
    onClose({ reason: 'blur' })
  }
  return (
    <HoverCardRoot
      {...rest}
      ref={useMergedRef(ref, floatingRef)}
      popover="manual"
      aria-label={label}
      aria-describedby={contentId}
      aria-busy={status === 'loading'}
      data-status={status}
      data-hover-card=""
      data-print="hidden"
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <div id={contentId}>
        {status === 'ready' ? children : null}
        {status === 'error' ? error : null}
        {status === 'loading' ? (loading ?? defaultLoading) : null}
      </div>
    </HoverCardRoot>
  )
}

const defaultLoading = (
  <HoverCardWait>
    <Skeleton width="70%" />
    <Skeleton />
    <Skeleton width="85%" />
  </HoverCardWait>
)
