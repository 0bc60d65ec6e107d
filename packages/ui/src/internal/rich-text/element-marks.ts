import { canonicalColor, canonicalFont, canonicalSize } from './css-values'
import type { RichTextMarks, RichTextToggle } from './document'

/**
 * The formats inside of an element: inherited ones, those of its tag, and those of its
 * style.
 *
 * @param tag tag name in lower case
 * @param style its parsed style
 * @returns a new object; `outer` is not changed
 */
export function marksAt(
  tag: string,
  element: Element,
  style: ReadonlyMap<string, string>,
  outer: RichTextMarks,
): RichTextMarks {
  const marks: RichTextMarks = { ...outer }
  const turn = (mark: RichTextToggle, isOn: boolean) => {
    if (isOn) marks[mark] = true
    else delete marks[mark]
  }
  if (tag === 'b' || tag === 'strong' || tag === 'th') turn('bold', true)
  if (tag === 'i' || tag === 'em' || tag === 'cite' || tag === 'dfn') turn('italic', true)
  if (tag === 'u' || tag === 'ins') turn('underline', true)
  if (tag === 's' || tag === 'strike' || tag === 'del') turn('strikethrough', true)
  const shift = (position: string | undefined) => {
    if (position !== 'super' && position !== 'sub') return
    turn('superscript', position === 'super')
    turn('subscript', position === 'sub')
  }
  if (tag === 'sup' || tag === 'sub') shift(tag === 'sup' ? 'super' : 'sub')
  const set = (mark: 'color' | 'background' | 'font' | 'size', value: string | undefined) => {
    if (value !== undefined) marks[mark] = value
  }
  if (tag === 'font') {
    set('color', canonicalColor(element.getAttribute('color') ?? ''))
    set('font', canonicalFont(element.getAttribute('face') ?? ''))
  }
  if (tag === 'mark') set('background', '#FFFF00')
  if (style.size === 0) return marks

  const weight = style.get('font-weight')?.toLowerCase()
  if (weight !== undefined && /^(?:bold|bolder|normal|lighter|\d{3})$/.test(weight)) {
    turn('bold', weight.startsWith('bold') || Number(weight) >= 600)
  }
  const slope = style.get('font-style')?.toLowerCase()
  if (slope !== undefined) turn('italic', slope.startsWith('italic') || slope.startsWith('oblique'))
  const lines = (style.get('text-decoration-line') ?? style.get('text-decoration'))?.toLowerCase()
  // `text-decoration` is not inherited but propagated: "none" does not remove the
  // parent's decoration.
  if (lines?.includes('underline')) turn('underline', true)
  if (lines?.includes('line-through')) turn('strikethrough', true)
  shift(style.get('vertical-align')?.toLowerCase())
  set('color', canonicalColor(style.get('color') ?? ''))
  set(
    'background',
    canonicalColor(style.get('background-color') ?? '') ??
      canonicalColor(style.get('background') ?? ''),
  )
  set('font', canonicalFont(style.get('font-family') ?? ''))
  set('size', canonicalSize(style.get('font-size') ?? ''))
  return marks
}
