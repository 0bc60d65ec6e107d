import type { ComponentPropsWithRef } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import type { ListEntry } from '../../internal/listbox/list-entries'
import type { MultiSelectLabels } from './multi-select-labels'

export interface MultiSelectProps<Value extends string = string>
  extends
    FieldLabels,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'onChange' | 'value' | 'defaultValue' | 'required' | 'disabled' | 'readOnly' | 'role'
    > {
  /** Options and groups of options. Pass the same array while nothing changes. */
  options: readonly ListEntry<Value>[]
  /**
   * The chosen values, in the order of choosing. Values that are not among the options
   * are preserved, but not shown.
   */
  values: readonly Value[]
  /** The choice has changed; called with all chosen values. */
  onChange: (change: { values: readonly Value[] }) => void
  /** Groups start with a row that chooses all of their options. @default true */
  hasGroupRows?: boolean
  /** Maximum number of chosen options to show, the last ones; the rest is a number. @default 12 */
  maxChips?: number
  /** Hides the label from sight; assistive technology still reads it. @default false */
  isLabelHidden?: boolean
  /** The options are loading. @default false */
  isLoading?: boolean
  /** @default englishMultiSelectLabels */
  labels?: MultiSelectLabels
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The choice can be read, not changed. @default false */
  isReadOnly?: boolean
}
