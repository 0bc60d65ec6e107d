import { refuse } from './file-refusal'
import { textOfPart } from './judge-parts'
import { attributesOf, readXml } from './read-xml'
import type { UnpackedParts } from './unpack-parts'

/** A part with its text. */
interface TextPart {
  readonly name: string
  readonly xml: string
}

/** A sheet of a workbook, before its cells are read. */
interface LocatedSheet {
  readonly name: string
  readonly isHidden: boolean
  /** Null for sheets without cells, such as charts. */
  readonly part: TextPart | null
}

/** Parts of a workbook, by their kind. */
interface LocatedParts {
  readonly sheets: readonly LocatedSheet[]
  /** The workbook counts its days from 1904. */
  readonly is1904: boolean
  readonly sharedStrings: TextPart | null
  readonly styles: TextPart | null
}

interface Relationship {
  readonly id: string
  /** The last word of its type, such as `worksheet`. */
  readonly type: string
  /** The name of the part, in lower case. */
  readonly target: string
}

const USUAL_WORKBOOK = 'xl/workbook.xml'
const trueTexts: ReadonlySet<string | undefined> = new Set(['1', 'true'])

/**
 * Finds the parts of a workbook by the relationships between them. Their names do not matter.
 *
 * @throws RefusedFile if it has no workbook, or if the part of a sheet is missing
 */
export function locateParts(parts: UnpackedParts): LocatedParts {
  const names = new Map(Object.keys(parts).map((name) => [name.toLowerCase(), name]))
  const partOf = (target: string): TextPart | null => {
    const name = names.get(target)
    return name === undefined ? null : { name, xml: textOfPart(parts[name]) }
  }
  const related = (source: string) => relationshipsOf(source, partOf)
  const root = related('').find(({ type }) => type === 'officeDocument')?.target
  const workbook = partOf(root ?? USUAL_WORKBOOK) ?? partOf(USUAL_WORKBOOK)
  if (workbook === null) return refuse({ code: 'not-a-workbook' })
  const relationships = related(workbook.name.toLowerCase())
  const only = (type: string, usual: string) =>
    partOf(relationships.find((one) => one.type === type)?.target ?? `xl/${usual}.xml`)
  const sheets: LocatedSheet[] = []
  let is1904 = false
  readXml(workbook.name, workbook.xml, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = trueTexts.has(attributesOf(attributes)['date1904'])
      if (tag !== 'sheet') return
      const { name = '', state, id } = attributesOf(attributes)
      const relationship = relationships.find((one) => one.id === id)
      const part = partOf(relationship?.target ?? '')
      if (part === null) refuse({ code: 'part-unreadable', part: name })
      const hasCells = relationship?.type !== 'chartsheet' && relationship?.type !== 'dialogsheet'
      const isHidden = state === 'hidden' || state === 'veryHidden'
      sheets.push({ name, isHidden, part: hasCells ? part : null })
    },
  })
  return {
    sheets,
    is1904,
    sharedStrings: only('sharedStrings', 'sharedstrings'),
    styles: only('styles', 'styles'),
  }
}

/** @param source the name of the part that refers to others; empty for the complete workbook */
function relationshipsOf(
  source: string,
  partOf: (target: string) => TextPart | null,
): readonly Relationship[] {
  const slash = source.lastIndexOf('/') + 1
  const folder = source.slice(0, slash)
  const part = partOf(`${folder}_rels/${source.slice(slash)}.rels`)
  const relationships: Relationship[] = []
  if (part === null) return relationships
  readXml(part.name, part.xml, {
    open: (tag, attributes) => {
      if (tag !== 'Relationship') return
      const { Id = '', Type = '', Target = '' } = attributesOf(attributes)
      const type = Type.slice(Type.lastIndexOf('/') + 1)
      relationships.push({ id: Id, type, target: resolveTarget(folder, Target) })
    },
  })
  return relationships
}

/** Returns a target relative to a folder, or relative to the root if it starts with a slash. */
function resolveTarget(folder: string, target: string): string {
  // Uses only the path of the URL, because a part has a name and no address.
  const { pathname } = new URL(target.replaceAll('\\', '/'), `file:///${folder}`)
  return safelyDecoded(pathname.slice(1)).toLowerCase()
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
