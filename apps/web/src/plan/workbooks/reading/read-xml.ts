import { refuse } from './file-refusal'

/** Handlers for the pieces of a part. Names have no prefixes. */
interface XmlHandlers {
  readonly open: (tag: string, attributes: string) => void
  readonly close?: (tag: string) => void
  /** Handles the texts between two tags; several for one element with comments. */
  readonly text?: (text: string) => void
}

/** Matches a tag, a text, or any other piece. */
const piecePattern =
  /<(\/)?(?:[\w.-]+:)?([\w.-]+)((?:[^<>"'/]+|"[^"<]*"|'[^'<]*'|\/(?!>))*)(\/)?>|([^<]+)|<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/y

/**
 * Reads the XML of a part from its start to its end. Definitions of entities have been refused
 * before.
 *
 * @throws RefusedFile with the name of the part if its XML is not well-formed
 */
export function readXml(part: string, xml: string, handlers: XmlHandlers): void {
  const open: string[] = []
  piecePattern.lastIndex = xml.startsWith('\u{FEFF}') ? 1 : 0
  while (piecePattern.lastIndex < xml.length) {
    const [, end, tag, attributes = '', empty, text, data] = piecePattern.exec(xml) ?? []
    // The pattern resets its position to 0 when it finds no match.
    if (piecePattern.lastIndex === 0) refuse({ code: 'part-unreadable', part })
    if (tag !== undefined && end === undefined) {
      handlers.open(tag, attributes)
      open.push(tag)
    }
    if (tag !== undefined && (end ?? empty) !== undefined) {
      if (open.pop() !== tag) refuse({ code: 'part-unreadable', part })
      handlers.close?.(tag)
    }
    const piece = data ?? (text === undefined ? undefined : unescapeXml(text))
    if (piece !== undefined) handlers.text?.(piece)
  }
  if (open.length > 0) refuse({ code: 'part-unreadable', part })
}

const attribute = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Returns the attributes of a tag by their names without prefixes. */
export function attributesOf(attributes: string): Readonly<Record<string, string | undefined>> {
  const values: Record<string, string> = {}
  for (const [, name = '', double, single] of attributes.matchAll(attribute)) {
    values[name] = unescapeXml(double ?? single ?? '')
  }
  return values
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
}
const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi

function unescapeXml(text: string): string {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
  if (!lines.includes('&')) return lines
  return lines.replaceAll(entity, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? entity
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
  })
}
