import type { ListOption } from '../../internal/listbox/list-entries'

/** Whether all, some or none of a group is chosen. */
export type GroupState = 'on' | 'some' | 'off'

/** Whether all, some or none of the options are chosen; `off` for an empty list. */
export function groupState<Value extends string>(
  chosen: ReadonlySet<Value>,
  options: readonly ListOption<Value>[],
): GroupState {
  const count = options.filter(({ value }) => chosen.has(value)).length
  if (count === 0) return 'off'
  return count === options.length ? 'on' : 'some'
}

/**
 * Chooses all enabled options of a group, or removes them when all are chosen. Disabled
 * options do not change.
 *
 * @param values in the order in which they were chosen; new ones come last
 * @returns the same array when nothing changes
 */
export function toggleGroup<Value extends string>(
  values: readonly Value[],
  options: readonly ListOption<Value>[],
): readonly Value[] {
  const free = options.filter(({ isDisabled }) => isDisabled !== true)
  if (free.length === 0) return values
  const chosen = new Set(values)
  const missing = free.filter(({ value }) => !chosen.has(value))
  if (missing.length > 0) return [...values, ...missing.map(({ value }) => value)]
  const leaving = new Set(free.map(({ value }) => value))
  return values.filter((value) => !leaving.has(value))
}

/** Adds or removes a value. New ones come last. */
export function toggleValue<Value extends string>(
  values: readonly Value[],
  value: Value,
): readonly Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
