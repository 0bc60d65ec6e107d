/** One answer of a `Select`. */
export interface SelectOption<Value extends string = string> {
  /** Handed to `onChange`; unique within the list. */
  readonly value: Value
  readonly label: string
  /** A second line. */
  readonly description?: string
  /** A colour shown as a small square before the label, any CSS colour. */
  readonly swatchColor?: string
  /** Shown, but cannot be chosen. @default false */
  readonly isDisabled?: boolean
  /** Why it cannot be chosen, as its second line. */
  readonly disabledReason?: string
}

/** Options under a caption. */
export interface SelectGroup<Value extends string = string> {
  readonly label: string
  readonly options: readonly SelectOption<Value>[]
}

/** What stands in the list, from top to bottom. */
export type SelectEntry<Value extends string = string> = SelectOption<Value> | SelectGroup<Value>

/** Tells groups from options. */
export function isSelectGroup<Value extends string>(
  entry: SelectEntry<Value>,
): entry is SelectGroup<Value> {
  return 'options' in entry
}

/** All options in order, without their groups. */
export function optionsOf<Value extends string>(
  entries: readonly SelectEntry<Value>[],
): SelectOption<Value>[] {
  return entries.flatMap((entry) => (isSelectGroup(entry) ? entry.options : [entry]))
}
