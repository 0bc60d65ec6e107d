import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import { useTypingField } from '../../internal/field/typing-fields'
import { useDraft } from '../../internal/field/use-draft'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { TextField } from '../TextField'

/** The result of reading a text as an amount; `error` is the sentence that the field then shows. */
export type CurrencyReading =
  | { readonly code: 'empty' }
  /** Whole dollars of 0 or more. */
  | { readonly code: 'amount'; readonly amountDollars: number }
  | { readonly code: 'refused'; readonly error: string }

export interface CurrencyFieldProps
  extends
    FieldLabels,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'onChange' | 'value' | 'defaultValue' | 'required' | 'disabled' | 'readOnly' | 'type'
    > {
  /** Whole dollars of 0 or more, or null for no amount. */
  value: number | null
  /**
   * Called on every change while typing. For a refused text `isValid` is false and
   * `amountDollars` is null; once the field is left, it shows the error itself.
   */
  onChange: (change: { amountDollars: number | null; isValid: boolean }) => void
  /**
   * Reads what is typed or pasted: the rules of the product, so that its fields, tables and
   * files read the same amounts. `readTypedAmount` of `@throughline/domain/budget` is one.
   */
  read: (text: string) => CurrencyReading
  /** Shown before the amount and read with the field. @default '$' */
  sign?: string
  /**
   * Height of the control: `small` for rows and bars, `medium` for forms, `large` for pages
   * with a single form. @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /** Hides the label visually, for example where a column header shows it. @default false */
  isLabelHidden?: boolean
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The amount can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * A field for an amount in whole dollars. The typed text stays unchanged until the user leaves the
 * field; then the field formats the amount as `1,234.00`, or shows the error. Attributes and `ref`
 * go to the input, `className` and `style` to the field's frame.
 */
export function CurrencyField({
  value,
  onChange,
  read,
  sign = '$',
  error,
  isDisabled = false,
  isReadOnly = false,
  ref,
  id,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: CurrencyFieldProps) {
  const ownId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const selectRef = useRef(false)
  const draft = useDraft(value, formatCurrency)
  const reading = draft.isTyping ? read(draft.text) : null
  const isRefused = reading?.code === 'refused'

  useLayoutEffect(() => {
    if (!selectRef.current) return
    selectRef.current = false
    inputRef.current?.select()
  })

  const report = (amountDollars: number | null, isValid: boolean) => {
    if (amountDollars !== value || isValid === isRefused) onChange({ amountDollars, isValid })
  }
  // The typed amount was reported already, but the host may have set another value since.
  const flush = () => {
    if (reading?.code === 'amount') report(reading.amountDollars, true)
  }
  const settleTyping = () => {
    flush()
    if (reading === null || reading.code === 'amount') return
    report(null, !isRefused)
    if (isRefused) draft.leave()
  }
  // A text that can be read stays unchanged while the user types.
  useTypingField({ flush, settle: settleTyping })
  const take = (text: string) => {
    const typed = read(text)
    const amountDollars = typed.code === 'amount' ? typed.amountDollars : null
    draft.type(text, amountDollars)
    report(amountDollars, typed.code !== 'refused')
  }
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => {
    onFocus?.(event)
    if (isReadOnly || draft.isTyping || value === null) return
    // Separators and cents would be in the way while editing.
    draft.show(textOf(value))
    selectRef.current = true
  }
  const settle = () => {
    if (draft.isLeft) return
    settleTyping()
    if (!isRefused) draft.settle()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const { start } = draft
    if (event.key === 'Enter') settle()
    else if (event.key === 'Escape' && reading && draft.text !== textOf(start)) {
      // Restores the amount before typing; a dialog around the field stays open.
      event.preventDefault()
      selectRef.current = true
      take(textOf(start))
    }
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={useMergedRef(ref, inputRef)}
      id={id ?? ownId}
      inputMode="decimal"
      value={draft.text}
      error={isRefused && draft.isLeft ? reading.error : error}
      startAdornment={sign}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      data-numeric=""
      data-refused={isRefused ? '' : undefined}
      onChange={(change) => {
        take(change.value)
      }}
      onFocus={handleFocus}
      onBlur={(event) => {
        onBlur?.(event)
        settle()
      }}
      onKeyDown={handleKeyDown}
    />
  )
}

/** The amount without separators and cents. */
function textOf(amountDollars: number | null): string {
  return amountDollars === null ? '' : String(amountDollars)
}

/** The amount as the field shows it without the focus: `1,234.00`. */
function formatCurrency(amountDollars: number): string {
  return `${String(amountDollars).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.00`
}
