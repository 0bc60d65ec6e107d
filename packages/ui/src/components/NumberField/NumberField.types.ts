import type { ComponentPropsWithRef } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import type { NumberFieldLabels } from './NumberField.labels'

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
   * Called on every change of the number, also while typing. For a text that is not an
   * allowed number `isValid` is false, `value` is null, and the field shows the error
   * itself on blur.
   */
  onChange: (change: { value: number | null; isValid: boolean }) => void
  labels: NumberFieldLabels
  /** Smallest number allowed. */
  min?: number
  /** Largest number allowed. */
  max?: number
  /** The step of the arrow keys. Other numbers can still be typed. @default 1 */
  step?: number
  /** The step of Page Up and Page Down. @default ten steps */
  pageStep?: number
  /** Maximum number of decimal digits; more are rounded. @default those of `step` */
  fractionDigits?: number
  /** Shown after the number, such as "%" or "days"; read with the field. */
  unit?: string
  /** Hides the step buttons where arrow keys are enough. @default false */
  isWithoutButtons?: boolean
  /** Locale of separators, decimal sign and digits, as a BCP 47 tag. @default that of `LocaleProvider`, else 'en-US' */
  locale?: string
  /**
   * Height of the control: `small` for rows and bars, `medium` for forms, `large` for pages
   * with a single form. @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /** Hides the label visually, for example where a column header shows it. @default false */
  isLabelHidden?: boolean
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The number can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}
