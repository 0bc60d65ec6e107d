import type { Catalog } from '../locale'

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceinosuyAEIOUN').map((letter, at) => [letter, 'áçéíñóšúýÁÉÍÓÚÑ'.charAt(at)]),
)

/** Texts of other languages are about so much longer than English ones. */
const EXTRA_LENGTH = 0.35

/** Returns a text with accents, a third longer and in brackets, so that faults of a layout show. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const written = Array.from(text, (letter) => accents[letter] ?? letter).join('')
  return `[${written}${'~'.repeat(Math.ceil(text.length * EXTRA_LENGTH))}]`
}

/** Writes all texts of the English sets as `pseudoText`, also those that functions return. */
export const pseudoCatalog: Catalog = new Proxy<Record<string, Catalog[string]>>(
  {},
  { get: () => (_locale: unknown, english: object) => pseudoLabels(english) },
)

function pseudoLabels(labels: object): object {
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]: [string, unknown]) => [name, pseudoLabel(label)]),
  )
}

function pseudoLabel(label: unknown): unknown {
  if (typeof label === 'string') return pseudoText(label)
  if (typeof label === 'function') {
    return (...parts: readonly unknown[]): unknown => {
      const text: unknown = Reflect.apply(label, undefined, parts)
      return typeof text === 'string' ? pseudoText(text) : text
    }
  }
  if (Array.isArray(label)) return label.map(pseudoLabel)
  return typeof label === 'object' && label !== null ? pseudoLabels(label) : label
}
