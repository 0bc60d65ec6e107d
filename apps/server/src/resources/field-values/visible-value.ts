import { presentRichText } from '../tactics/rich-text'
import type { StoredFieldValue } from './queries'

/** A stored value in the form of the response: a number for Number and Image, else text. */
export function visibleValue({
  type,
  value,
}: Pick<StoredFieldValue, 'type' | 'value'>): string | number {
  if (type === 'number' || type === 'image') return Number(value)
  return type === 'richtext' ? presentRichText(value) : value
}
