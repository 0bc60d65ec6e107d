import type { ComponentPropsWithRef } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import type { RenderMark } from '../../internal/listbox/ListboxRows'
import type { ListEntry, ListOption } from '../../internal/listbox/list-entries'
import type { MultiSelectLabels } from './MultiSelect.labels'

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
   * are preserved, but shown only if `chosenOptions` has them.
   */
  values: readonly Value[]
  /** The choice has changed; called with all chosen values. */
  onChange: (change: { values: readonly Value[] }) => void
  /** Options of chosen values that are not among `options`, as when a server searches. */
  chosenOptions?: readonly ListOption<Value>[]
  /** The typed text has changed. */
  onQueryChange?: (change: { query: string }) => void
  /** The options already match what was typed, so the field does not filter them. @default false */
  isFilteredByCaller?: boolean
  /** `loading` keeps the present options and shows a message, `failed` offers to retry. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed'
  /** Retry was chosen after options could not be loaded. */
  onRetry?: () => void
  /**
   * Renders what stands before the label of an option and of a chosen one, such as an avatar. At
   * most 20 pixels high. Decorative: assistive technology reads the label.
   */
  renderMark?: RenderMark<Value>
  /** Groups start with a row that chooses all of their options. @default true */
  hasGroupRows?: boolean
  /** Maximum number of chosen options to show, the last ones; the rest is a number. @default 12 */
  maxChips?: number
  /** Hides the label from sight; assistive technology still reads it. @default false */
  isLabelHidden?: boolean
  /** @default englishMultiSelectLabels */
  labels?: MultiSelectLabels
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The choice can be read, not changed. @default false */
  isReadOnly?: boolean
}
