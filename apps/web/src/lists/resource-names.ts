import { isNameUsed, nameKey, nameUsed, refuseLength } from '@throughline/domain/names'

/** Properties of every resource of a list. */
export interface Resource {
  readonly id: number
  readonly name: string
}

/** Rules for the names of a list. */
export interface NameRules {
  /** Noun for one resource within a sentence, such as `channel`. */
  readonly noun: string
  /**
   * Rule of the domain: returns the problem of a trimmed name, or undefined.
   *
   * @default rejects only an empty name
   */
  readonly validateName?: ((name: string) => string | undefined) | undefined
}

/**
 * Returns the problem of a name for a resource of a list, or undefined. The comparison with other names
 * ignores case and surrounding spaces.
 *
 * @param others resources of the list except the renamed one
 */
export function refuseName(
  name: string,
  others: readonly Pick<Resource, 'name'>[],
  { noun, validateName }: NameRules,
): string | undefined {
  const trimmed = name.trim()
  const refusal = validateName?.(trimmed)
  if (refusal !== undefined) return refusal
  if (trimmed === '') return `Please enter a ${noun} name.`
  const lengthRefusal = refuseLength(trimmed)
  if (lengthRefusal !== undefined) return lengthRefusal
  return isNameUsed(trimmed, others) ? nameUsed(noun) : undefined
}

/** Returns the resources whose name contains every word of a search, in their order. */
export function matchingResources<Item extends Resource>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const words = nameKey(search).split(/\s+/u)
  return items.filter(({ name }) => words.every((word) => nameKey(name).includes(word)))
}
