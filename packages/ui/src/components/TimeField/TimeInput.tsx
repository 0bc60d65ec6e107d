import { useLayoutEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'

import { FieldBox } from '../../internal/field/FieldFrame.styles'
import { useMergedRef } from '../../internal/use-merged-ref'
import type { TypedValue } from '../DateField/use-typed-value'
import { minutesOfTime, partAt, partsOfTime, stepTime, type TimePart } from './typed-time'

interface TimeInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'step'> {
  typed: TypedValue<'unreadable'>
  value: string | null
  /** Where the arrows begin in an empty field. */
  startTime: string
  stepMinutes: number
  size: 'medium' | 'large'
  isInvalid: boolean
}

/** The box of a time without its frame. */
export function TimeInput({
  typed,
  value,
  startTime,
  stepMinutes,
  size,
  isInvalid,
  disabled = false,
  readOnly = false,
  ref,
  onBlur,
  onKeyDown,
  ...rest
}: TimeInputProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const turnedRef = useRef<TimePart>(null)
  useLayoutEffect(() => {
    // What was turned stays marked, so that the next press turns the same.
    const range = partsOfTime(typed.text).find(({ part }) => part === turnedRef.current)
    if (range) inputRef.current?.setSelectionRange(range.start, range.end)
    turnedRef.current = null
  }, [typed.text])

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const isUp = event.key === 'ArrowUp' || event.key === 'PageUp'
    const isDown = event.key === 'ArrowDown' || event.key === 'PageDown'
    if (typed.handleKey(event) || readOnly || (!isUp && !isDown)) return
    event.preventDefault()
    if (value === null) {
      typed.take(startTime)
      turnedRef.current = 'hour'
      return
    }
    const isHour = event.key.startsWith('Page')
    const part = isHour
      ? 'hour'
      : partAt(typed.text, event.currentTarget.selectionStart ?? typed.text.length)
    turnedRef.current = part
    typed.take(stepTime(value, part, isUp ? 1 : -1, stepMinutes))
  }
  return (
    <FieldBox
      data-size={size}
      {...(isInvalid ? { 'data-invalid': '' } : null)}
      {...(disabled ? { 'data-disabled': '' } : null)}
      {...(readOnly ? { 'data-read-only': '' } : null)}
    >
      <input
        autoComplete="off"
        {...rest}
        ref={useMergedRef(ref, inputRef)}
        type="text"
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={1439}
        {...(value === null
          ? null
          : { 'aria-valuenow': minutesOfTime(value), 'aria-valuetext': typed.text })}
        disabled={disabled}
        readOnly={readOnly}
        value={typed.text}
        onChange={(event) => {
          typed.type(event.currentTarget.value)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          typed.settle()
        }}
        onKeyDown={handleKeyDown}
      />
    </FieldBox>
  )
}
