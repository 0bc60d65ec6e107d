/** An option of a checkbox group. */
export interface CheckboxOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** A sentence under the label: what it means, or why it is disabled. */
  readonly help?: string
  /** @default false */
  readonly isDisabled?: boolean
}

/** The state of the "all" checkbox: all checked, none, or some. */
export type AllState = 'all' | 'none' | 'some'

/**
 * The state of the "all" checkbox. Disabled options count: an unchecked disabled option
 * makes it `some` or `none`.
 *
 * @returns `none` when there are no options
 */
export function allStateOf<Value extends string>(
  options: readonly CheckboxOption<Value>[],
  values: readonly Value[],
): AllState {
  const checked = new Set(values)
  const count = options.filter((option) => checked.has(option.value)).length
  if (count === 0) return 'none'
  return count === options.length ? 'all' : 'some'
}

/**
 * Checks all enabled options, or clears them when all of them are checked. Disabled
 * options do not change.
 *
 * @returns the checked values in the order of the options
 */
export function toggleAll<Value extends string>(
  options: readonly CheckboxOption<Value>[],
  values: readonly Value[],
): Value[] {
  const checked = new Set(values)
  const isFull = options.every((option) => option.isDisabled === true || checked.has(option.value))
  return options
    .filter((option) => (option.isDisabled === true ? checked.has(option.value) : !isFull))
    .map((option) => option.value)
}

/**
 * Checks or unchecks one option.
 *
 * @returns the checked values in the order of the options
 */
export function toggleOne<Value extends string>(
  options: readonly CheckboxOption<Value>[],
  values: readonly Value[],
  value: Value,
): Value[] {
  const checked = new Set(values)
  if (!checked.delete(value)) checked.add(value)
  return options.map((option) => option.value).filter((each) => checked.has(each))
}
