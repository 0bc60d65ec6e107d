const CLOSE_EMBEDDING = '\u202C'
const OPEN_FIRST_STRONG = '\u2068'
const CLOSE_ISOLATE = '\u2069'

const EMBEDDINGS: ReadonlySet<string> = new Set(['\u202A', '\u202B', '\u202D', '\u202E'])
const ISOLATES: ReadonlySet<string> = new Set(['\u2066', '\u2067', OPEN_FIRST_STRONG])

/** Where the bidirectional algorithm starts anew (UAX 9, P1), whatever was open. */
const PARAGRAPH_ENDS: ReadonlySet<string> = new Set(['\n', '\r', '\u0085', '\u2029'])

const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/

/** What can change the order of the text around it: right-to-left letters, marks and controls. */
const DIRECTED =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * A text whose bidirectional controls are closed within it: closers that close
 * nothing go, and what is left open is closed at its end. Everything else stays as
 * it is, and so does the order in which the text itself is shown.
 */
export function balanceDirections(text: string): string {
  if (!CONTROLS.test(text)) return text
  const open: string[] = []
  const closeAll = () =>
    open
      .splice(0)
      .toReversed()
      .map((opener) => (ISOLATES.has(opener) ? CLOSE_ISOLATE : CLOSE_EMBEDDING))
      .join('')
  let balanced = ''
  for (const character of text) {
    if (EMBEDDINGS.has(character) || ISOLATES.has(character)) open.push(character)
    else if (character === CLOSE_EMBEDDING) {
      if (!EMBEDDINGS.has(open.at(-1) ?? '')) continue
      open.pop()
    } else if (character === CLOSE_ISOLATE) {
      const isolate = open.findLastIndex((opener) => ISOLATES.has(opener))
      if (isolate === -1) continue
      // It also closes what was opened within.
      open.length = isolate
    } else if (PARAGRAPH_ENDS.has(character)) balanced += closeAll()
    balanced += character
  }
  return balanced + closeAll()
}

/**
 * A title or a name as it goes into a sentence: whatever its direction, and
 * whatever controls somebody typed into it, the words around it stay where they
 * are. Texts of left-to-right letters come back as they are.
 */
export function isolateText(text: string): string {
  if (!DIRECTED.test(text)) return text
  return `${OPEN_FIRST_STRONG}${balanceDirections(text)}${CLOSE_ISOLATE}`
}
