import type { ComponentPropsWithRef } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import type { RenderMark } from '../../internal/listbox/ListboxRows'
import type { ListEntry } from '../../internal/listbox/list-entries'
import type { IconShape } from '../Icon'
import type { ComboboxLabels } from './Combobox.labels'

/** Whether the options are available. */
export type ComboboxStatus = 'ready' | 'loading' | 'failed'

export interface ComboboxProps<Value extends string = string>
  extends
    FieldLabels,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'onChange' | 'value' | 'defaultValue' | 'required' | 'disabled' | 'readOnly' | 'role'
    > {
  /** Options and groups of options. Pass the same array while nothing changes. */
  options: readonly ListEntry<Value>[]
  /** The value of the chosen option, or null for none. */
  value: Value | null
  /** An option was chosen, or the choice was cleared (null). */
  onChange: (change: { value: Value | null }) => void
  /** The label of the value while its option is not among the options, as when a server searches. */
  valueLabel?: string
  /** Offers to create an option from what was typed; the caller adds and chooses it. */
  onCreate?: (request: { label: string }) => void
  /** The typed text has changed; empty when the field shows the choice again. */
  onQueryChange?: (change: { query: string }) => void
  /** The options already match what was typed, so the field does not filter them. @default false */
  isFilteredByCaller?: boolean
  /** `loading` keeps the present options and shows a message, `failed` offers to retry. @default 'ready' */
  status?: ComboboxStatus
  /** Retry was chosen after options could not be loaded. */
  onRetry?: () => void
  /** @default englishComboboxLabels */
  labels?: ComboboxLabels
  /** Shown before the text, such as the glass of a search. @default none */
  icon?: IconShape
  /**
   * Renders what stands before the label of an option and of the choice, such as an avatar. At
   * most 20 pixels high. Decorative: assistive technology reads the label.
   */
  renderMark?: RenderMark<Value>
  /** Hides the label from sight; assistive technology still reads it. @default false */
  isLabelHidden?: boolean
  /** Height of the control: `large` for pages with a single form. @default 'medium' */
  size?: 'medium' | 'large'
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The choice can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}
