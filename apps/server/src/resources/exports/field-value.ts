import { plainText } from './plain-text'
import type { ExportField, ExportRow } from './queries'

/** The value of a custom field as a file has it: a number, or a text without formats; null for none. */
export function fieldValueOf(
  { id, type }: Pick<ExportField, 'id' | 'type'>,
  { values }: Pick<ExportRow, 'values'>,
): string | number | null {
  const text = values[String(id)] ?? ''
  if (text === '') return null
  if (type === 'number') return Number(text)
  return type === 'richtext' ? plainText(text) : text
}
