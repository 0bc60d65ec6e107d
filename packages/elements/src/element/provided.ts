/** Returns the named properties that are set. A view has defaults for the others. */
export function provided<Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): { [Key in Name]?: Exclude<Values[Key], undefined> }
export function provided(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): object {
  const set = names.flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]] as const],
  )
  return Object.fromEntries(set)
}
