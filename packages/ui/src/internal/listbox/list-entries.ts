/** An option of a list. */
export interface ListOption<Value extends string = string> {
  /** Passed to `onChange`; unique within the list. */
  readonly value: Value
  readonly label: string
  /** A second line. */
  readonly description?: string
  /** A colour shown as a small square before the label, any CSS colour. */
  readonly swatchColor?: string
  /** It is shown and read, but cannot be chosen. @default false */
  readonly isDisabled?: boolean
  /** Why it cannot be chosen, as its second line. */
  readonly disabledReason?: string
}

/** Options under a caption. */
export interface ListGroup<Value extends string = string> {
  readonly label: string
  readonly options: readonly ListOption<Value>[]
}

/** An entry of a list. */
export type ListEntry<Value extends string = string> = ListOption<Value> | ListGroup<Value>

/** Whether an entry is a group. */
export function isListGroup<Value extends string>(
  entry: ListEntry<Value>,
): entry is ListGroup<Value> {
  return 'options' in entry
}

/** All options in order, including those of groups. */
export function optionsOf<Value extends string>(
  entries: readonly ListEntry<Value>[],
): ListOption<Value>[] {
  return entries.flatMap((entry) => (isListGroup(entry) ? entry.options : [entry]))
}

/** The second line of an option: why it is disabled, else its description. */
export function secondLineOf(option: ListOption): string | undefined {
  return option.isDisabled === true
    ? (option.disabledReason ?? option.description)
    : option.description
}

/** An item that can be highlighted: an option, or an action of the list. */
export type ListItem<Value extends string = string> =
  | { readonly kind: 'option'; readonly option: ListOption<Value> }
  /** All options of a group. */
  | { readonly kind: 'all'; readonly group: ListGroup<Value> }
  /** The typed text as a new option. */
  | { readonly kind: 'create'; readonly text: string }
  /** Retries after loading has failed. */
  | { readonly kind: 'retry'; readonly text: string }

/** Items that belong together; with a label they are a group of the listbox. */
export interface ListSection<Value extends string = string> {
  readonly label: string | null
  readonly items: readonly ListItem<Value>[]
}

/**
 * The sections of a list: each group is one, and options between groups are one without
 * a label.
 *
 * @param hasAllItems whether a group starts with an item for all of its options
 */
export function sectionsOf<Value extends string>(
  entries: readonly ListEntry<Value>[],
  hasAllItems = false,
): ListSection<Value>[] {
  const sections: { label: string | null; items: ListItem<Value>[] }[] = []
  for (const entry of entries) {
    if (isListGroup(entry)) {
      if (entry.options.length === 0) continue
      const items = entry.options.map((option) => ({ kind: 'option' as const, option }))
      sections.push({
        label: entry.label,
        items: hasAllItems ? [{ kind: 'all', group: entry }, ...items] : items,
      })
    } else {
      const last = sections.at(-1)
      const item = { kind: 'option' as const, option: entry }
      if (last?.label === null) last.items.push(item)
      else sections.push({ label: null, items: [item] })
    }
  }
  return sections
}
