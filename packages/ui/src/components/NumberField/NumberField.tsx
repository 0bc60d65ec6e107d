import { Minus, Plus } from 'lucide-react'
import { useId, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'

import { FieldFrame, fieldAria, type FieldTexts } from '../../internal/field/FieldFrame'
import { FieldAdornment, FieldBox } from '../../internal/field/FieldFrame.styles'
import { focusByBox } from '../../internal/field/focus-by-box'
import { useDraft } from '../../internal/field/use-draft'
import { useMergedRef } from '../../internal/use-merged-ref'
import { Icon } from '../Icon/Icon'
import { Stepper, Steppers } from './NumberField.styles'
import {
  formatNumber,
  fractionDigitsOf,
  readNumber,
  stepNumber,
  type NumberRules,
} from './number-text'
import { useHeldStep } from './use-held-step'

/** Texts of a `NumberField` besides its label. Bounds come as the field writes them. */
export interface NumberFieldTexts {
  /** Names the button that adds a step. */
  readonly increase: string
  /** Names the button that takes a step off. */
  readonly decrease: string
  /** Error for what is no number. */
  readonly unreadable: string
  /** Error for less than the smallest number. */
  readonly tooSmall: (bound: { min: string }) => string
  /** Error for more than the largest number. */
  readonly tooLarge: (bound: { max: string }) => string
}

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'size'
      | 'onChange'
      | 'value'
      | 'defaultValue'
      | 'required'
      | 'disabled'
      | 'readOnly'
      | 'type'
      | 'role'
    > {
  /** The number, or null for none. */
  value: number | null
  /**
   * On every change of the number, while it is typed too. `isValid` is false for
   * text that is no allowed number (the field says so itself on leaving) and
   * `value` is null then.
   */
  onChange: (change: { value: number | null; isValid: boolean }) => void
  texts: NumberFieldTexts
  /** Smallest number allowed. */
  min?: number
  /** Largest number allowed. */
  max?: number
  /** What an arrow key adds. Other numbers can be typed all the same. @default 1 */
  step?: number
  /** What Page Up and Page Down add. @default ten steps */
  pageStep?: number
  /** Digits after the decimal sign that are kept. @default those of `step` */
  fractionDigits?: number
  /** After the number, such as "%" or "days"; read with the field. */
  unit?: string
  /** Takes the buttons away where arrows keys are enough. @default false */
  isWithoutButtons?: boolean
  /** Decides on separators, decimal sign and digits, as a BCP 47 tag. @default 'en-US' */
  locale?: string
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Keeps the label for screen readers only, where a column head says it to the eye. @default false */
  isLabelHidden?: boolean
  /** @default false */
  isDisabled?: boolean
  /** The number can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

const stepsByKey: Readonly<Partial<Record<string, number>>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 1,
  PageDown: -1,
}

/**
 * A number that is typed or stepped. What is typed stays as typed until the
 * field is left; then it gets its separators, or an error. The wheel changes
 * nothing. Attributes and `ref` go to the input, `className` and `style` to
 * the frame around it.
 */
export function NumberField({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  value,
  onChange,
  texts,
  min,
  max,
  step = 1,
  pageStep = step * 10,
  fractionDigits = fractionDigitsOf(step),
  unit,
  isWithoutButtons = false,
  locale = 'en-US',
  size = 'medium',
  isLabelHidden = false,
  isDisabled = false,
  isReadOnly = false,
  id,
  className,
  style,
  ref,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const inputRef = useRef<HTMLInputElement>(null)
  const enteredRef = useRef<number | null>(null)
  const pageSteps = pageStep / step
  const rules: NumberRules = { min, max, step, fractionDigits }
  const write = (number: number) => formatNumber(number, locale, fractionDigits)
  const draft = useDraft(value, write)
  const reading = draft.isTyping ? readNumber(draft.text, locale, rules) : null
  const refusal =
    draft.isLeft && reading && reading.code !== 'number' && reading.code !== 'empty'
      ? reading.code
      : null
  const shownError =
    refusal === null
      ? error
      : refusal === 'tooSmall'
        ? texts.tooSmall({ min: min === undefined ? '' : write(min) })
        : refusal === 'tooLarge'
          ? texts.tooLarge({ max: max === undefined ? '' : write(max) })
          : texts.unreadable

  const report = (number: number | null, isValid: boolean) => {
    const wasValid = reading === null || reading.code === 'number' || reading.code === 'empty'
    if (number !== value || isValid !== wasValid) onChange({ value: number, isValid })
  }
  const type = (text: string) => {
    const typed = readNumber(text, locale, rules)
    const number = typed.code === 'number' ? typed.number : null
    draft.type(text, number)
    report(number, typed.code === 'number' || typed.code === 'empty')
  }
  const settle = () => {
    if (!reading) return
    if (reading.code === 'number' || reading.code === 'empty') draft.settle()
    else draft.leave()
  }
  const goTo = (number: number) => {
    draft.settle()
    report(number, true)
  }
  const stepBy = (steps: number) => {
    const outside = { tooSmall: min, tooLarge: max }
    const from =
      reading?.code === 'tooSmall' || reading?.code === 'tooLarge'
        ? (outside[reading.code] ?? null)
        : value
    goTo(stepNumber(from, steps, rules))
  }
  const held = useHeldStep(stepBy)
  const isLocked = isDisabled || isReadOnly

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'Enter') settle()
    else if (key === 'Escape' && reading && value !== enteredRef.current) {
      // Back to the number before typing; the dialog around keeps open.
      event.preventDefault()
      draft.settle()
      report(enteredRef.current, true)
    } else if (!isReadOnly && !event.shiftKey) {
      const steps = stepsByKey[key]
      const bound = key === 'Home' ? min : key === 'End' ? max : undefined
      if (steps === undefined && bound === undefined) return
      event.preventDefault()
      if (bound !== undefined) goTo(bound)
      else if (steps !== undefined) stepBy(key.startsWith('Page') ? steps * pageSteps : steps)
    }
  }
  const renderStepper = (by: 1 | -1) => {
    const bound = by === 1 ? max : min
    return (
      <Stepper
        type="button"
        tabIndex={-1}
        data-part="adornment-button"
        aria-label={by === 1 ? texts.increase : texts.decrease}
        aria-controls={controlId}
        aria-disabled={value !== null && value === bound}
        disabled={isLocked}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          // The keys stay with the number, and a finger opens no keyboard.
          event.preventDefault()
          if (event.pointerType === 'mouse') inputRef.current?.focus()
          held.start(by)
        }}
        onPointerUp={held.stop}
        onPointerLeave={held.stop}
        onPointerCancel={held.stop}
        onClick={(event) => {
          // Pressed without a pointer, by assistive technology.
          if (event.detail === 0) stepBy(by)
        }}
      >
        <Icon icon={by === 1 ? Plus : Minus} size={14} />
      </Stepper>
    )
  }
  const unitId = unit === undefined ? undefined : `${controlId}-unit`
  const describedBy = [unitId, rest['aria-describedby']].filter(Boolean).join(' ')
  return (
    <FieldFrame
      controlId={controlId}
      error={shownError}
      {...{ label, help, isRequired, labelAction, isLabelHidden, className, style }}
    >
      <FieldBox
        data-size={size}
        {...(shownError === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
        onPointerDown={focusByBox}
      >
        <input
          autoComplete="off"
          {...rest}
          {...fieldAria(controlId, { help, error: shownError }, describedBy)}
          ref={useMergedRef(ref, inputRef)}
          id={controlId}
          type="text"
          inputMode={fractionDigits === 0 && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
          role="spinbutton"
          {...(value === null ? null : { 'aria-valuenow': value, 'aria-valuetext': write(value) })}
          {...(min === undefined ? null : { 'aria-valuemin': min })}
          {...(max === undefined ? null : { 'aria-valuemax': max })}
          data-numeric=""
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          value={draft.text}
          onChange={(event) => {
            type(event.currentTarget.value)
          }}
          onFocus={(event) => {
            rest.onFocus?.(event)
            if (!draft.isTyping) enteredRef.current = value
          }}
          onBlur={(event) => {
            onBlur?.(event)
            settle()
          }}
          onKeyDown={handleKeyDown}
        />
        {unit === undefined ? null : <FieldAdornment id={unitId}>{unit}</FieldAdornment>}
        {isWithoutButtons || isReadOnly ? null : (
          <Steppers>
            {renderStepper(-1)}
            {renderStepper(1)}
          </Steppers>
        )}
      </FieldBox>
    </FieldFrame>
  )
}
