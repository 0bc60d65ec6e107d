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
import {
  formatCurrency,
  keepCurrencyCharacters,
  largestAmountDollars,
  readCurrency,
} from './currency-text'

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
   * Called on every change while typing. For an amount above `maxDollars` `isValid` is
   * false, `amountDollars` is null, and the field shows the error itself.
   */
  onChange: (change: { amountDollars: number | null; isValid: boolean }) => void
  /** Error for more than `maxDollars`, which is passed as the field formats it. */
  tooLargeText: (bound: { max: string }) => string
  /** Largest amount in whole dollars. @default 1,000,000,000,000 */
  maxDollars?: number
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
 * An amount in whole dollars. Typed and pasted characters other than digits and the dot
 * are dropped; on blur the amount is rounded and formatted as `1,234.00`. Attributes
 * and `ref` go to the input, `className` and `style` to the field's frame.
 */
export function CurrencyField({
  value,
  onChange,
  tooLargeText,
  maxDollars = largestAmountDollars,
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
  const caretRef = useRef<number | 'all'>(null)
  const draft = useDraft(value, formatCurrency)
  const reading = draft.isTyping ? readCurrency(draft.text, maxDollars) : null
  const isTooLarge = reading?.code === 'tooLarge'

  useLayoutEffect(() => {
    const caret = caretRef.current
    const input = inputRef.current
    caretRef.current = null
    if (caret === null || !input) return
    if (caret === 'all') input.select()
    else input.setSelectionRange(caret, caret)
  })

  const report = (amountDollars: number | null, isValid: boolean) => {
    if (amountDollars !== value || isValid === isTooLarge) onChange({ amountDollars, isValid })
  }
  // What is typed was reported already, but a value from elsewhere may have come since.
  const flush = () => {
    if (reading?.code === 'amount') report(reading.amountDollars, true)
  }
  const reportAgain = () => {
    flush()
    if (reading && reading.code !== 'amount') report(null, !isTooLarge)
  }
  // The text stays as it is while somebody is typing.
  useTypingField({ flush, settle: reportAgain })
  const take = (text: string) => {
    const typed = readCurrency(text, maxDollars)
    const amountDollars = typed.code === 'amount' ? typed.amountDollars : null
    draft.type(text, amountDollars)
    report(amountDollars, typed.code !== 'tooLarge')
  }
  const handleChange = (typed: string) => {
    const caret = inputRef.current?.selectionStart ?? typed.length
    // Characters that were dropped before the caret must not move it.
    caretRef.current = keepCurrencyCharacters(typed.slice(0, caret)).length
    take(keepCurrencyCharacters(typed))
  }
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => {
    onFocus?.(event)
    if (isReadOnly || draft.isTyping) return
    // Separators and cents would be in the way while editing.
    if (value !== null) draft.show(textOf(value))
    caretRef.current = 'all'
  }
  const settle = () => {
    if (draft.isLeft) return
    reportAgain()
    if (isTooLarge) draft.leave()
    else draft.settle()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const { start } = draft
    if (event.key === 'Enter') settle()
    else if (event.key === 'Escape' && reading && draft.text !== textOf(start)) {
      // Restores the amount before typing; a dialog around the field stays open.
      event.preventDefault()
      caretRef.current = 'all'
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
      error={isTooLarge ? tooLargeText({ max: formatCurrency(maxDollars) }) : error}
      startAdornment={sign}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      data-numeric=""
      onChange={(change) => {
        handleChange(change.value)
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
