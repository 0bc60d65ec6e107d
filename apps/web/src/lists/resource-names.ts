/** What every listed resource has. */
export interface Resource {
  readonly id: number
  readonly name: string
}

/** How names of a list are checked. */
export interface NameRules {
  /** What one resource is called in a sentence, such as `channel`. */
  readonly noun: string
  /** The rule of the domain: what is wrong with a trimmed name, or null. @default only an empty name is wrong */
  readonly validateName?: ((name: string) => string | null) | undefined
}

/**
 * What is wrong with a name for a resource of a list, or null. Names are compared
 * without regard to case and to blanks around them.
 *
 * @param others resources of the list except the one that is renamed
 */
export function refuseName(
  name: string,
  others: readonly Resource[],
  { noun, validateName }: NameRules,
): string | null {
  const trimmed = name.trim()
  const refusal = validateName?.(trimmed) ?? null
  if (refusal !== null) return refusal
  if (trimmed === '') return `Please enter a ${noun} name.`
  const isTaken = others.some((other) => keyOf(other.name) === keyOf(trimmed))
  return isTaken ? `There is a ${noun} of this name already.` : null
}

/** The resources whose name contains the words of a search, in their order. */
export function matchingResources<Item extends Resource>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const words = keyOf(search).split(/\s+/u)
  return items.filter(({ name }) => words.every((word) => keyOf(name).includes(word)))
}

function keyOf(name: string): string {
  return name.trim().toLocaleLowerCase('en')
}
