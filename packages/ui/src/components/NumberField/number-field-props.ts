import type { ComponentPropsWithRef } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'

/** Texts of a `NumberField` besides its label. Bounds come as the field writes them. */
export interface NumberFieldLabels {
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
    FieldLabels,
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
  labels: NumberFieldLabels
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
  /** Hides the label visually, for example where a column header shows it. @default false */
  isLabelHidden?: boolean
  /** @default false */
  isDisabled?: boolean
  /** The number can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}
