import { Minus, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'

import { Icon } from '../Icon'
import { Stepper, Steppers } from './NumberField.styles'
import type { NumberFieldProps } from './NumberField.types'

/** Delay before a press repeats, and the interval of repeats, in milliseconds. */
const REST_MS = 400
const BEAT_MS = 60

/**
 * Steps when a pointer presses, and repeats while it is held.
 *
 * @param onStep called with the direction passed to `start`
 * @param isLocked ends repeating: a disabled button hears of no release
 */
function useRepeatedStep(onStep: (by: number) => void, isLocked: boolean) {
  const [pressedBy, setPressedBy] = useState<number | null>(null)
  if (isLocked && pressedBy !== null) setPressedBy(null)
  const handleBeat = useEffectEvent(onStep)
  useEffect(() => {
    if (pressedBy === null) return undefined
    let timer = setTimeout(function repeat() {
      handleBeat(pressedBy)
      timer = setTimeout(repeat, BEAT_MS)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [pressedBy])
  return {
    start: (by: number) => {
      onStep(by)
      setPressedBy(by)
    },
    stop: () => {
      setPressedBy(null)
    },
  }
}

interface NumberFieldSteppersProps extends Pick<
  NumberFieldProps,
  'value' | 'min' | 'max' | 'labels'
> {
  /** Id of the input that the buttons change. */
  controlId: string
  inputRef: RefObject<HTMLInputElement | null>
  isLocked: boolean
  onStep: (steps: number) => void
}

/** The step buttons at the end of the field; they repeat while held. */
export function NumberFieldSteppers({
  value,
  min,
  max,
  labels,
  controlId,
  inputRef,
  isLocked,
  onStep,
}: NumberFieldSteppersProps) {
  const repetition = useRepeatedStep(onStep, isLocked)
  const directions = [
    { by: -1, label: labels.decrease, icon: Minus, bound: min },
    { by: 1, label: labels.increase, icon: Plus, bound: max },
  ] as const
  return (
    <Steppers>
      {directions.map(({ by, label, icon, bound }) => (
        <Stepper
          key={by}
          type="button"
          tabIndex={-1}
          data-part="adornment-button"
          aria-label={label}
          aria-controls={controlId}
          aria-disabled={value !== null && value === bound}
          disabled={isLocked}
          onPointerDown={(event) => {
            // Browsers fire pointer events also at disabled buttons.
            if (event.button !== 0 || isLocked) return
            // Keeps the focus where it is, so that a touch does not open the on-screen
            // keyboard.
            event.preventDefault()
            if (event.pointerType === 'mouse') inputRef.current?.focus()
            repetition.start(by)
          }}
          onPointerUp={repetition.stop}
          onPointerLeave={repetition.stop}
          onPointerCancel={repetition.stop}
          onClick={(event) => {
            // Pressed without a pointer, by assistive technology.
            if (event.detail === 0) onStep(by)
          }}
        >
          <Icon icon={icon} size={14} />
        </Stepper>
      ))}
    </Steppers>
  )
}
