import { X } from 'lucide-react'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { useModal, type DialogCloseReason } from '../../internal/modal/use-modal'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { VisuallyHidden } from '../VisuallyHidden'
import {
  CoachMarkArrow,
  CoachMarkCard,
  CoachMarkCorner,
  CoachMarkFoot,
  CoachMarkHead,
  CoachMarkPosition,
  CoachMarkRoot,
  CoachMarkText,
  CoachMarkTitle,
  Spotlight,
} from './CoachMark.styles'
import { useMarkedElement } from './use-marked-element'
import type { CoachMarkLabels } from './CoachMark.labels'
import { useLabels } from '../../internal/locale/locale-context'

export interface CoachMarkProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'onClose' | 'onCancel'
> {
  /**
   * The element that it explains. If it is missing or off the screen, the mark is in the middle.
   */
  anchor: Element | null
  /** The subject of the step; it names the card for screen readers. */
  title: string
  /** A sentence or two. */
  children: ReactNode
  /** Index of the mark among those that are shown one after the other, from 0. */
  index: number
  /** How many there are; at least one. */
  count: number
  /** The preferred place of the mark; it uses another one where it does not fit. @default 'bottom-center' */
  placement?: Placement
  labels: CoachMarkLabels
  /** The user asked for the previous step. On the first mark the button for it is disabled. */
  onBack: () => void
  /** On the last mark, Done was pressed. */
  onNext: () => void
  /** Skip was pressed: the tour ends, with the marks that follow unread. Without it there is no such button, and never on the last mark. */
  onSkip?: () => void
  /** Esc or the close button was pressed. A press outside of the mark does nothing. */
  onClose: (request: { reason: DialogCloseReason }) => void
}

/** Explains an element of the page where it is; the rest of the page is darker meanwhile. */
export function CoachMark({
  anchor,
  title,
  children,
  index,
  count,
  placement = 'bottom-center',
  labels: providedLabels,
  onBack,
  onNext,
  onSkip,
  onClose,
  ref,
  ...rest
}: CoachMarkProps) {
  const labels = useLabels(providedLabels)
  const titleId = useId()
  const { dialogRef, dialogProps } = useModal({
    isOpen: true,
    initialFocusRef: undefined,
    onClose,
    elementProps: rest,
  })
  const { spotlightRef, cardRef, arrowRef } = useMarkedElement({ anchor, placement })
  const mark = { number: index + 1, count }
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <CoachMarkRoot
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      {...dialogProps}
      ref={useMergedRef(ref, dialogRef)}
    >
      <Spotlight ref={spotlightRef} />
      <CoachMarkCard ref={cardRef}>
        <CoachMarkArrow data-part="arrow" ref={arrowRef} />
        <div data-part="body" aria-live="polite" aria-atomic="true">
          <VisuallyHidden>{labels.announcedPosition(mark)}</VisuallyHidden>
          <CoachMarkHead>
            <CoachMarkTitle id={titleId}>{title}</CoachMarkTitle>
          </CoachMarkHead>
          <CoachMarkText>{children}</CoachMarkText>
        </div>
        <CoachMarkFoot>
          <CoachMarkPosition aria-hidden="true">{labels.position(mark)}</CoachMarkPosition>
          {onSkip === undefined || isLast ? null : (
            <Button size="small" variant="ghost" onClick={onSkip}>
              {labels.skip}
            </Button>
          )}
          <Button
            size="small"
            {...(isFirst ? { 'aria-disabled': true } : null)}
            onClick={() => {
              if (!isFirst) onBack()
            }}
          >
            {labels.back}
          </Button>
          <Button size="small" variant="primary" data-autofocus="" onClick={onNext}>
            {isLast ? labels.done : labels.next}
          </Button>
        </CoachMarkFoot>
        <CoachMarkCorner>
          <IconButton
            icon={X}
            label={labels.close}
            size="small"
            onClick={() => {
              onClose({ reason: 'close-button' })
            }}
          />
        </CoachMarkCorner>
      </CoachMarkCard>
    </CoachMarkRoot>
  )
}
