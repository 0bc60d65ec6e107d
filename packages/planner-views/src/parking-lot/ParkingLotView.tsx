import { isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

import { useDensity } from '../calendar-parts'
import { isWithin } from '../interaction'
import { englishParkingLotLabels } from './labels'
import { parkingLotPixels } from './parking-lot-sizes'
import { ParkingLotRoot } from './ParkingLot.styles'
import type { ParkingDrop, ParkingLotViewProps } from './ParkingLot.types'
import { ParkingLotBody } from './ParkingLotBody'

/** The drawer itself, with complete props. */
export function ParkingLotView(props: ParkingLotViewProps) {
  const {
    items,
    isOpen,
    onOpenChange,
    status = 'ready',
    density: givenDensity,
    calendarRef,
    drop = null,
    handleRef,
    labels = englishParkingLotLabels,
  } = props
  const rootRef = useRef<HTMLElement>(null)
  const dropRef = useRef<HTMLParagraphElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const bodyId = useId()
  const { probe } = useDensity(givenDensity)

  const toggleFocus = (): void => {
    const root = rootRef.current
    if (root?.matches(':focus-within') === true) {
      calendarRef.current?.focus()
      onOpenChange({ isOpen: false })
      return
    }
    if (!isOpen) {
      // What is to have the focus has to be there.
      flushSync(() => {
        onOpenChange({ isOpen: true })
      })
    }
    const item = root?.querySelector<HTMLElement>('[data-part="bar"][tabindex="0"]')
    const target = item ?? toggleRef.current
    target?.focus()
  }
  const latestToggle = useRef(toggleFocus)
  useLayoutEffect(() => {
    latestToggle.current = toggleFocus
  })
  // The same object for life: a calendar asks it while the page is being changed, when another
  // one would not be there yet.
  useImperativeHandle(
    handleRef,
    () => ({
      contains: (at) => {
        const element = dropRef.current ?? rootRef.current
        return element !== null && isWithin(element, at)
      },
      toggleFocus: () => {
        latestToggle.current()
      },
    }),
    [],
  )

  return (
    <ParkingLotRoot
      ref={rootRef}
      $heightPixels={parkingLotPixels(isOpen)}
      aria-label={labels.title}
      data-density={givenDensity}
      data-open={isOpen ? '' : undefined}
    >
      <div data-part="head">
        <Button
          ref={toggleRef}
          variant="ghost"
          size="small"
          icon={isOpen ? ChevronDown : ChevronUp}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => {
            onOpenChange({ isOpen: !isOpen })
          }}
        >
          {/* One text with its space: a space of its own would move when the count comes. */}
          {`${labels.title} `}
          {status === 'ready' ? (
            <span data-part="count">{labels.count({ count: items.length })}</span>
          ) : null}
        </Button>
      </div>
      {isOpen ? <ParkingLotBody {...props} labels={labels} status={status} id={bodyId} /> : null}
      {drop === null ? null : (
        <p
          ref={dropRef}
          data-part="drop"
          data-over={drop.isOver ? '' : undefined}
          style={{ margin: 0 }}
        >
          {labels[drop.isOver ? 'dropNow' : 'dropHere'](subjectOf(drop))}
        </p>
      )}
      {probe}
      <Announcement>{isOpen && status === 'loading' ? labels.loading : ''}</Announcement>
    </ParkingLotRoot>
  )
}

function subjectOf({ items }: ParkingDrop): { title: string; count: number } {
  return { title: isolateText(items[0]?.title ?? ''), count: items.length }
}
