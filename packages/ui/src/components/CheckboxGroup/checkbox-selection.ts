/** One of several boxes under a label. */
export interface CheckboxOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** A sentence under the label: what it means, or why it is disabled. */
  readonly help?: string
  /** @default false */
  readonly isDisabled?: boolean
}

/** What a box over others says: all of them, none, or some. */
export type AllState = 'all' | 'none' | 'some'

/**
 * The state of the box that stands for all the others. Disabled ones count: a
 * box that cannot be checked keeps "all" from being true.
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
 * Checks everything that can be checked, or clears it when all of that is
 * checked already. Disabled options keep what they are.
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
