import type { Locale } from '@throughline/domain/locale'
import type { KeyboardEvent } from 'react'

import { useTypingField } from '../../internal/field/typing-fields'
import { useDraft } from '../../internal/field/use-draft'
import type { NumberFieldProps } from './NumberField.types'
import { readNumber, stepNumber, type NumberRules } from './number-text'

interface TypedNumberOptions extends Pick<NumberFieldProps, 'value' | 'onChange'> {
  rules: NumberRules
  /** The step of Page Up and Page Down. */
  pageStep: number
  locale: Locale
  /** No key changes the number. */
  isReadOnly: boolean
}

const stepsByKey: Readonly<Partial<Record<string, number>>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 1,
  PageDown: -1,
}

/** The state of a number field: typing, stepping, validating and restoring. */
export function useTypedNumber({
  value,
  onChange,
  rules,
  pageStep,
  locale,
  isReadOnly,
}: TypedNumberOptions) {
  const { min, max, step, fractionDigits } = rules
  const write = (number: number) => locale.number(number, fractionDigits)
  const draft = useDraft(value, write)
  const reading = draft.isTyping ? readNumber(draft.text, locale, rules) : null
  const isUsed = reading === null || reading.code === 'number' || reading.code === 'empty'
  const typedNumber = reading?.code === 'number' ? reading.number : null

  const report = (number: number | null, isValid: boolean) => {
    if (number !== value || isValid !== isUsed) onChange({ value: number, isValid })
  }
  // The typed number was reported already, but the host may have set another value since.
  const flush = () => {
    if (typedNumber !== null) report(typedNumber, true)
  }
  const settle = () => {
    if (reading === null || draft.isLeft) return
    if (isUsed) draft.settle()
    else draft.leave()
    report(typedNumber, isUsed)
  }
  useTypingField({ flush, settle })
  const goTo = (number: number | null) => {
    draft.settle()
    report(number, true)
  }
  const stepBy = (steps: number) => {
    const outside = { tooSmall: min, tooLarge: max }
    const from =
      reading?.code === 'tooSmall' || reading?.code === 'tooLarge'
        ? (outside[reading.code] ?? null)
        : (typedNumber ?? value)
    goTo(stepNumber(from, steps, rules))
  }
  return {
    /** The text in the field. */
    text: draft.text,
    /** Why the text is not an allowed number; null without an error. */
    refusal: draft.isLeft && reading !== null && !isUsed ? reading.code : null,
    /** The numbers of a text that can be read as two. */
    readings: reading?.code === 'ambiguous' ? reading.readings : [],
    /** Whether the text is no allowed number, before the field says so as well. */
    isRefused: !isUsed,
    write,
    stepBy,
    settle,
    type: (text: string) => {
      const typed = readNumber(text, locale, rules)
      const number = typed.code === 'number' ? typed.number : null
      draft.type(text, number)
      report(number, typed.code === 'number' || typed.code === 'empty')
    },
    handleKey: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const { key } = event
      if (key === 'Enter') settle()
      else if (key === 'Escape' && reading && (typedNumber !== draft.start || !isUsed)) {
        // Restores the number before typing; a dialog around the field stays open.
        event.preventDefault()
        goTo(draft.start)
      } else if (!isReadOnly && !event.shiftKey) {
        const steps = stepsByKey[key]
        const bound = key === 'Home' ? min : key === 'End' ? max : undefined
        if (steps === undefined && bound === undefined) return
        event.preventDefault()
        if (bound !== undefined) goTo(bound)
        else if (steps !== undefined) {
          stepBy(key.startsWith('Page') ? steps * (pageStep / step) : steps)
        }
      }
    },
  }
}
