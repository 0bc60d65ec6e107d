import { useCallback, useRef, type ReactElement, type ReactNode } from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { HoverCard } from './HoverCard'
import { HoverCardTriggerRoot } from './HoverCard.styles'
import type { HoverTiming } from './hover-intent'
import { useHoverCard } from './use-hover-card'

export interface HoverCardTriggerProps extends Partial<HoverTiming> {
  /** Names the card. */
  label: string
  /** Renders the content of the card; called only while the card is shown. */
  renderCard: () => ReactNode
  /** @default 'bottom-start' */
  placement?: Placement
  /** Key that shows the card of a focused control. @default 'i' */
  openKey?: string
  /** The element that the card describes. */
  children: ReactElement
}

/** A hover card on a single control. For many targets in one view use `useHoverCard`. */
export function HoverCardTrigger({
  label,
  renderCard,
  placement = 'bottom-start',
  children,
  ...options
}: HoverCardTriggerProps) {
  const rootRef = useRef<HTMLSpanElement>(null)
  const findTarget = useCallback((element: Element) => {
    const target = rootRef.current?.firstElementChild ?? null
    return target?.contains(element) === true ? target : null
  }, [])
  const { target, areaProps, cardProps } = useHoverCard({ ...options, findTarget })
  return (
    <HoverCardTriggerRoot ref={rootRef} {...areaProps}>
      {children}
      <HoverCard {...cardProps} label={label} placement={placement}>
        {target ? renderCard() : null}
      </HoverCard>
    </HoverCardTriggerRoot>
  )
}
