import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'

import { FieldBox } from '../field/FieldBox.styles'
import type { TypedValue } from '../field/use-typed-value'
import { ListPanel } from '../listbox/Listbox.styles'
import { ListboxRows } from '../listbox/ListboxRows'
import { useMergedRef } from '../refs/use-merged-ref'
import {
  partAt,
  partsOfTime,
  readTypedTime,
  stepTime,
  type HalfDayLabels,
  type TimePart,
} from './typed-time'
import { useTimeList } from './use-time-list'

interface TimeInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'step'> {
  typed: TypedValue<'unreadable'>
  value: string | null
  /** The time that the list scrolls to in an empty field. */
  startTime: string
  stepMinutes: number
  hourCycle: 12 | 24
  labels: HalfDayLabels
  /** Names the list of times. */
  listLabel: string
  size: 'medium' | 'large'
  isInvalid: boolean
}

/** The input of a time without the field's frame: text, and a list. */
export function TimeInput({
  typed,
  value,
  startTime,
  stepMinutes,
  hourCycle,
  labels,
  listLabel,
  size,
  isInvalid,
  disabled = false,
  readOnly = false,
  ref,
  onBlur,
  onClick,
  onKeyDown,
  onKeyUp,
  ...rest
}: TimeInputProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const turnedRef = useRef<TimePart>(null)
  const listId = useId()
  const reading = readTypedTime(typed.text)
  const list = useTimeList({
    near: reading.code === 'time' ? reading.time : value,
    onPick: typed.take,
    startTime,
    stepMinutes,
    hourCycle,
    labels,
    boxRef,
    listId,
  })
  const canOpen = !disabled && !readOnly
  // An input that becomes disabled or read-only closes its list.
  if (list.isOpen && !canOpen) list.close()
  useLayoutEffect(() => {
    // The stepped part stays selected, so that the next press steps it again.
    const range = partsOfTime(typed.text).find(({ part }) => part === turnedRef.current)
    if (range) inputRef.current?.setSelectionRange(range.start, range.end)
    turnedRef.current = null
  }, [typed.text])

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (canOpen && list.handleKey(event)) return
    if (typed.handleKey(event)) {
      list.close()
      return
    }
    const isTurning = event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
    if (!canOpen || !isTurning) return
    event.preventDefault()
    const caret = event.currentTarget.selectionStart ?? typed.text.length
    const part = value === null ? 'hour' : partAt(typed.text, caret)
    turnedRef.current = part
    const direction = event.key === 'ArrowUp' ? 1 : -1
    typed.take(value === null ? startTime : stepTime(value, part, direction, stepMinutes))
  }
  return (
    <>
      <FieldBox
        ref={boxRef}
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
          role="combobox"
          aria-autocomplete="none"
          aria-haspopup="listbox"
          aria-expanded={list.isOpen}
          aria-controls={listId}
          aria-activedescendant={list.activeId}
          disabled={disabled}
          readOnly={readOnly}
          value={typed.text}
          data-refused={typed.isRefused ? '' : undefined}
          onChange={(event) => {
            typed.type(event.currentTarget.value)
            list.forgetHighlight()
            list.open()
          }}
          onClick={(event) => {
            onClick?.(event)
            if (canOpen) list.open()
          }}
          onBlur={(event) => {
            onBlur?.(event)
            list.close()
            typed.settle()
          }}
          onKeyDown={handleKeyDown}
          onKeyUp={(event) => {
            onKeyUp?.(event)
            // Opens the list only for a focus by Tab, not for one that was moved here
            // by script.
            if (canOpen && event.key === 'Tab' && !event.altKey) list.open()
          }}
        />
      </FieldBox>
      <ListPanel {...list.panelProps} {...list.rows.listHandlers} aria-label={listLabel}>
        {list.isOpen ? (
          <ListboxRows
            rows={list.rows}
            highlightedIndex={list.highlightedIndex}
            getRowProps={list.getRowProps}
            isChosen={(option) => option.value === value}
          />
        ) : null}
      </ListPanel>
    </>
  )
}
