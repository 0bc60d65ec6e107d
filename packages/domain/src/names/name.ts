import { englishLocale } from '../locale'

/** The most characters of every name. */
export const MAX_NAME_LENGTH = 255

/** Returns the sentence for a text with more characters than the limit. */
export function textTooLong(limit: number): string {
  return `Use at most ${englishLocale.number(limit)} characters.`
}

/** Returns the sentence for a text with more characters than the limit; undefined for others. */
export function refuseLength(text: string, limit = MAX_NAME_LENGTH): string | undefined {
  // Counts characters like the server, and not their halves.
  return Array.from(text.trim()).length > limit ? textTooLong(limit) : undefined
}

/**
 * Returns the sentence for a name that is already used.
 *
 * @param noun the named thing within a sentence, for example `channel`
 */
export function nameUsed(noun: string): string {
  return `There is a ${noun} of this name already.`
}

/** Returns the key of a name: names with the same key count as equal. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

/** Returns whether one of other things has a name. Ignores case and surrounding spaces. */
export function isNameUsed(name: string, others: readonly { readonly name: string }[]): boolean {
  const key = nameKey(name)
  return others.some((other) => nameKey(other.name) === key)
}
