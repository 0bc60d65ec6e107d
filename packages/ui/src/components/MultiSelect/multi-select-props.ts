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
  /** What is chosen, in the order of choosing. Values that are not among the options are kept, and not shown. */
  values: readonly Value[]
  /** Something was chosen or taken back: everything that is chosen now. */
  onChange: (change: { values: readonly Value[] }) => void
  /** Groups begin with a row that chooses all of them. @default true */
  hasGroupRows?: boolean
  /** So many of the chosen are shown, the last ones; the rest is a number. @default 12 */
  maxChips?: number
  /** The options are on their way. @default false */
  isLoading?: boolean
  /** @default englishMultiSelectLabels */
  labels?: MultiSelectLabels
  /** @default false */
  isDisabled?: boolean
  /** The choice can be read, not changed. @default false */
  isReadOnly?: boolean
}
