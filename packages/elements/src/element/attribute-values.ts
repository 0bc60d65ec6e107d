import type { AttributeDeclaration } from './declaration'

/** The attribute of a property: `weekStartDay` is `week-start-day`. */
export function attributeNameOf(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * Converts the text of an attribute to the value of its property.
 *
 * @param written null without the attribute
 * @returns undefined without the attribute, and for a text that is not a valid value
 */
export function readAttribute(
  written: string | null,
  { kind, choices }: AttributeDeclaration,
): string | number | boolean | undefined {
  if (written === null) return undefined
  if (kind === 'boolean') return true
  if (kind === 'number') return readNumber(written)
  return kind === 'string' || choices?.includes(written) === true ? written : undefined
}

function readNumber(written: string): number | undefined {
  if (written.trim() === '') return undefined
  const number = Number(written)
  return Number.isFinite(number) ? number : undefined
}

/**
 * The text of the attribute that mirrors a value.
 *
 * @returns null for no attribute: a value is not set, false, or nothing that the attribute can be
 */
export function writeAttribute(
  value: unknown,
  { kind, choices }: AttributeDeclaration,
): string | null {
  if (kind === 'boolean') return value === true ? '' : null
  if (kind === 'number') {
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
  }
  if (typeof value !== 'string') return null
  return kind === 'string' || choices?.includes(value) === true ? value : null
}
