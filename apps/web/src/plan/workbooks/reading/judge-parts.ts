import { refuse } from './file-refusal'
import type { UnpackedParts } from './unpack-parts'

const external = /(?:^|\/)(?:externallinks|querytables)\/|(?:^|\/)connections\.xml$|^xl\/model\//i
const embedded =
  /(?:^|\/)(?:embeddings|activex)\/|\.(?:zip|xlsx|xlsm|xlsb|xls|docx|pptx|exe|dll|js|vbs)$/i
/** Matches documents of other programs, whose archives have the same format. */
const otherDocument = /^(?:word|ppt|visio)\//i
const macros = /(?:^|\/)(?:vbaproject\.bin|macrosheets\/)/i
const relationship = /<(?:[\w.-]+:)?Relationship\b[^>]*>/gi
/** Matches all declarations except comments and CDATA. */
const definition = /<!(?!--|\[CDATA\[)/
/**
 * Maximum length of a tag. No valid tag is nearly as long, and some parsers need very long for such
 * a tag.
 */
const MAX_TAG_LENGTH = 100_000

/**
 * Refuses archives other than plain workbooks, according to the names of their parts.
 *
 * @throws RefusedFile for macros, links to other files, embedded files and other kinds of archives
 */
export function judgePartNames(names: readonly string[]): void {
  const has = (name: string): boolean => names.some((other) => other.toLowerCase() === name)
  if (has('xl/workbook.bin')) refuse({ code: 'binary-excel' })
  if (has('mimetype') && has('content.xml')) refuse({ code: 'open-document' })
  if (!has('[content_types].xml') || names.some((name) => otherDocument.test(name)))
    refuse({ code: 'not-a-workbook' })
  if (names.some((name) => macros.test(name))) refuse({ code: 'macros' })
  if (names.some((name) => external.test(name))) refuse({ code: 'external-links' })
  if (names.some((name) => embedded.test(name))) refuse({ code: 'embedded-files' })
}

/**
 * Returns whether the reader needs a part: the texts of the workbook, and the relationships between
 * its parts.
 */
export function isReadPart(name: string): boolean {
  return /\.(?:xml|rels)$/i.test(name)
}

/**
 * Refuses contents of the parts that no list needs.
 *
 * @throws RefusedFile for macros, definitions of entities, tags without an end, and links to other
 * files; links to web pages and mail addresses are allowed
 */
export function judgePartTexts(parts: UnpackedParts): void {
  for (const [name, bytes] of Object.entries(parts)) {
    const text = textOfPart(bytes)
    if (definition.test(text)) refuse({ code: 'entities' })
    if (hasEndlessTag(text)) refuse({ code: 'damaged' })
    if (/^\[content_types\]\.xml$/i.test(name) && /macroEnabled|vbaProject/i.test(text)) {
      refuse({ code: 'macros' })
    }
    if (name.toLowerCase().endsWith('.rels') && hasLinkToOtherFile(text)) {
      refuse({ code: 'external-links' })
    }
  }
}

function hasEndlessTag(text: string): boolean {
  let from = text.indexOf('<')
  while (from !== -1) {
    const to = text.indexOf('>', from)
    if (to === -1 || to - from > MAX_TAG_LENGTH) return true
    from = text.indexOf('<', to)
  }
  return false
}

function hasLinkToOtherFile(relationships: string): boolean {
  return (relationships.match(relationship) ?? []).some(
    (relationship) =>
      /TargetMode\s*=\s*["']External["']/i.test(relationship) &&
      !/\/hyperlink["']/i.test(relationship),
  )
}

/** Returns the text of a part: UTF-8, or UTF-16 with the mark that XML requires. */
export function textOfPart(bytes: Uint8Array | undefined): string {
  if (bytes === undefined) return ''
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
