import type { ComponentPropsWithRef } from 'react'

import { amountText, NO_AMOUNT } from '../../internal/amount/amount-text'
import { AmountRoot } from './Amount.styles'

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The amount; null for none, which is shown as an en dash. */
  value: number | null
  /** Writes an amount that is not negative, with or without its currency. */
  format: (value: number) => string
  /** Shows 0 as an en dash too, where most amounts are 0. @default false */
  isZeroQuiet?: boolean
  /** Read by screen readers instead of the en dash. @default the en dash itself */
  emptyLabel?: string
}

/**
 * Money or another quantity. Digits have equal width, so that amounts align in a
 * column; negative amounts differ by sign, weight and colour.
 */
export function Amount({ value, format, isZeroQuiet = false, emptyLabel, ...rest }: AmountProps) {
  const text = amountText(value, { format, isZeroQuiet })
  const sign = text === NO_AMOUNT ? 'none' : value !== null && value < 0 ? 'negative' : 'positive'
  return (
    <AmountRoot
      {...(sign === 'none' && emptyLabel !== undefined
        ? { role: 'img', 'aria-label': emptyLabel }
        : null)}
      {...rest}
      data-sign={sign}
    >
      {text}
    </AmountRoot>
  )
}
