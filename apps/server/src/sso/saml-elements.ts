/** An element of a document, from its start tag. */
export interface SamlElement {
  /** Name without its prefix. */
  readonly name: string
  /** Attributes by their full name, with entities as they were written. */
  readonly attributes: ReadonlyMap<string, string>
  /** The names of the elements around it, the outermost first. */
  readonly path: readonly string[]
  /** The text up to the next tag, with entities as they were written. */
  readonly text: string
}

/** Limits far above any response of an identity provider. */
const MAX_DEPTH = 24
const MAX_ELEMENTS = 2_000
const MAX_ATTRIBUTES = 32

const tagPattern =
  /<(\/?)((?:[^\s<>/:"'=]+:)?([^\s<>/:"'=]+))((?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const attribute = /\s+([^\s<>/"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy

/**
 * Lists the elements of a document without markup other than tags, in one pass. A parser and a
 * signature check cost more than the square of the depth, so this decides before them.
 *
 * @returns null for a document that is not well-formed, or deeper or larger than any response
 */
export function elementsOf(xml: string): readonly SamlElement[] | null {
  const elements: SamlElement[] = []
  const open: { readonly tag: string; readonly name: string }[] = []
  const ends = textFrom(xml, 0)
  if (ends.text.trim() !== '') return null
  let { end } = ends
  while (end < xml.length) {
    tagPattern.lastIndex = end
    const [whole, slash, tag = '', name = '', written = '', selfEnd] = tagPattern.exec(xml) ?? []
    if (whole === undefined) return null
    const rest = textFrom(xml, end + whole.length)
    end = rest.end
    if (slash === '/') {
      if (open.pop()?.tag !== tag || written !== '' || selfEnd === '/') return null
    } else {
      const attributes = attributesOf(written)
      const isSecondRoot = open.length === 0 && elements.length > 0
      if (attributes === null || isSecondRoot || elements.length >= MAX_ELEMENTS) return null
      elements.push({ name, attributes, path: open.map((one) => one.name), text: rest.text })
      if (selfEnd !== '/') open.push({ tag, name })
      if (open.length > MAX_DEPTH) return null
    }
    if (open.length === 0 && rest.text.trim() !== '') return null
  }
  return open.length === 0 ? elements : null
}

function textFrom(xml: string, start: number): { readonly text: string; readonly end: number } {
  const next = xml.indexOf('<', start)
  const end = next < 0 ? xml.length : next
  return { text: xml.slice(start, end), end }
}

function attributesOf(written: string): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single] of written.matchAll(attribute)) {
    if (attributes.has(name) || attributes.size >= MAX_ATTRIBUTES) return null
    attributes.set(name, double ?? single ?? '')
  }
  return attributes
}
