import { type KeyboardEvent, type ReactNode } from 'react'

import { indexOfKey } from '../../internal/keyboard/sequence-key'
import type { DialogCloseReason } from '../../internal/modal/use-modal'
import { Button } from '../Button'
import { Dialog, type DialogProps } from '../Dialog'
import { VisuallyHidden } from '../VisuallyHidden'
import {
  SlideDot,
  SlideDots,
  SlidePicture,
  SlideRoot,
  SlideText,
  SlideTexts,
  SlideTitle,
} from './SlideshowDialog.styles'
import type { SlideshowDialogLabels } from './SlideshowDialog.labels'
import { useLabels } from '../../internal/locale/locale-context'

/** One slide with its text. */
export interface Slide {
  /** Unique in the list. */
  readonly id: string
  readonly title: string
  /** A few sentences. */
  readonly text: ReactNode
  /** An `img`, `video` or illustration, contained in a frame of 16:9. */
  readonly picture?: ReactNode
}

export interface SlideshowDialogProps extends Omit<
  DialogProps,
  'children' | 'footer' | 'closeLabel' | 'initialFocusRef' | 'placement'
> {
  /** At least one. */
  slides: readonly Slide[]
  /** Index of the current slide, from 0; clamped to the slides. */
  index: number
  /** Another slide was chosen. */
  onIndexChange: (change: { index: number }) => void
  /** It was closed before the end. */
  onClose: (request: { reason: DialogCloseReason }) => void
  /** The button of the last slide was pressed. */
  onDone: () => void
  labels: SlideshowDialogLabels
}

/** Explains something in a few slides. */
export function SlideshowDialog({
  slides,
  index,
  onIndexChange,
  onDone,
  labels: providedLabels,
  onKeyDown,
  ...rest
}: SlideshowDialogProps) {
  const labels = useLabels(providedLabels)
  const count = slides.length
  const current = Math.max(0, Math.min(index, count - 1))
  const slide = slides[current]
  const isLast = current === count - 1
  const go = (next: number) => {
    if (next >= 0 && next < count && next !== current) onIndexChange({ index: next })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    const next = indexOfKey(event, current, count)
    if (next === null) return
    event.preventDefault()
    go(next)
  }
  return (
    <Dialog
      {...rest}
      closeLabel={labels.close}
      onKeyDown={handleKeyDown}
      footer={
        <>
          <SlideDots>
            {slides.map((dot, number) => (
              <SlideDot
                key={dot.id}
                type="button"
                aria-label={`${labels.position({ number: number + 1, count })}: ${dot.title}`}
                {...(number === current ? { 'aria-current': true } : null)}
                onClick={() => {
                  go(number)
                }}
              />
            ))}
          </SlideDots>
          <Button
            variant="ghost"
            {...(current === 0 ? { 'aria-disabled': true } : null)}
            onClick={() => {
              go(current - 1)
            }}
          >
            {labels.previous}
          </Button>
          <Button
            variant="primary"
            data-autofocus=""
            onClick={() => {
              if (isLast) onDone()
              else go(current + 1)
            }}
          >
            {isLast ? labels.done : labels.next}
          </Button>
        </>
      }
    >
      {slide ? (
        <SlideRoot>
          {slide.picture === undefined ? null : (
            <SlidePicture key={slide.id}>{slide.picture}</SlidePicture>
          )}
          <SlideTexts aria-live="polite" aria-atomic="true">
            <VisuallyHidden>{labels.position({ number: current + 1, count })}</VisuallyHidden>
            <SlideTitle>{slide.title}</SlideTitle>
            <SlideText>{slide.text}</SlideText>
          </SlideTexts>
        </SlideRoot>
      ) : null}
    </Dialog>
  )
}
