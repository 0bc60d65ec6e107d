import type { ComponentPropsWithRef } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import type { ListEntry } from '../../internal/listbox/list-entries'
import type { ComboboxLabels } from './combobox-labels'

/** Whether the options are there. */
export type ComboboxStatus = 'ready' | 'loading' | 'failed'

export interface ComboboxProps<Value extends string = string>
  extends
    FieldLabels,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'onChange' | 'value' | 'defaultValue' | 'required' | 'disabled' | 'readOnly' | 'role'
    > {
  /** Options and groups of options. Keep the same array while nothing changes. */
  options: readonly ListEntry<Value>[]
  /** The value of the chosen option, or null for none. */
  value: Value | null
  /** An option was chosen, or (null) the choice was taken back. */
  onChange: (change: { value: Value | null }) => void
  /** The label of the value while its option is not among the options, as in lists that are searched elsewhere. */
  valueLabel?: string
  /** With it, what was typed can become a new option; the caller adds and chooses it. */
  onCreate?: (request: { label: string }) => void
  /** What was typed has changed; empty when the choice stands there again. */
  onQueryChange?: (change: { query: string }) => void
  /** The options are an answer to what was typed already, so that nothing is filtered here. @default false */
  isFilteredByCaller?: boolean
  /** `loading` keeps the options there are and says so, `failed` offers to ask again. @default 'ready' */
  status?: ComboboxStatus
  /** Options could not be loaded, and somebody asks again. */
  onRetry?: () => void
  /** @default englishComboboxLabels */
  labels?: ComboboxLabels
  /** @default 'medium' */
  size?: 'medium' | 'large'
  /** @default false */
  isDisabled?: boolean
  /** The choice can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}
