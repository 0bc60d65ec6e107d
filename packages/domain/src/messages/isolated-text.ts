const CLOSE_EMBEDDING = '\u202C'
const OPEN_FIRST_STRONG = '\u2068'
const CLOSE_ISOLATE = '\u2069'

const embeddings: ReadonlySet<string> = new Set(['\u202A', '\u202B', '\u202D', '\u202E'])
const isolates: ReadonlySet<string> = new Set(['\u2066', '\u2067', OPEN_FIRST_STRONG])

/**
 * Characters after which the bidirectional algorithm restarts (UAX 9, P1), even with open controls.
 */
const paragraphEnds: ReadonlySet<string> = new Set(['\n', '\r', '\u0085', '\u2029'])

const controls = /[\u202A-\u202E\u2066-\u2069]/

/**
 * Characters that can change the order of the text around them: right-to-left letters, marks and
 * controls.
 */
const directed =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * Returns a text with balanced bidirectional controls: closing controls without an opening one are
 * removed, and open ones are closed at the end. The order in which the text is shown does not
 * change.
 */
export function balanceDirections(text: string): string {
  if (!controls.test(text)) return text
  const open: string[] = []
  const closeAll = () =>
    open
      .splice(0)
      .toReversed()
      .map((opener) => (isolates.has(opener) ? CLOSE_ISOLATE : CLOSE_EMBEDDING))
      .join('')
  let balanced = ''
  for (const character of text) {
    if (embeddings.has(character) || isolates.has(character)) open.push(character)
    else if (character === CLOSE_EMBEDDING) {
      if (!embeddings.has(open.at(-1) ?? '')) continue
      open.pop()
    } else if (character === CLOSE_ISOLATE) {
      const isolate = open.findLastIndex((opener) => isolates.has(opener))
      if (isolate === -1) continue
      // It also closes everything that was opened inside.
      open.length = isolate
    } else if (paragraphEnds.has(character)) balanced += closeAll()
    balanced += character
  }
  return balanced + closeAll()
}

/**
 * Isolates a title or a name for use in a sentence. Its direction and its bidirectional controls
 * then do not change the order of the words around it. Texts of left-to-right letters are returned
 * unchanged.
 */
export function isolateText(text: string): string {
  if (!directed.test(text)) return text
  return `${OPEN_FIRST_STRONG}${balanceDirections(text)}${CLOSE_ISOLATE}`
}
