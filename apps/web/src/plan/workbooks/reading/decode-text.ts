import type { TextEncoding } from '@throughline/domain/item-file'
import { refuse } from './file-refusal'

/** Number of bytes that distinguish UTF-16 without a mark from other texts. */
const SAMPLE_BYTES = 1000
/** Number of characters that distinguish an encoding from others. */
const SAMPLE_CHARACTERS = 100_000

/** A text and the encoding that it was read in. */
interface DecodedText {
  readonly text: string
  readonly encoding: TextEncoding
}

/**
 * Returns the text of a file: UTF-8 or UTF-16 according to its first bytes, otherwise in the
 * encoding whose letters look most like words.
 *
 * @param chosen the encoding that the user has chosen
 * @throws RefusedFile if the bytes are no text
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const encoding = chosen ?? encodingOf(bytes)
  const text = decoded(bytes, encoding)
  if (text.includes('\0') && chosen === undefined) refuse({ code: 'not-a-workbook' })
  return { text, encoding }
}

/** Decodes in two steps, because Node reads Windows-1252 as ISO 8859-1 in one step. */
function decoded(bytes: Uint8Array, encoding: TextEncoding): string {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = (odd: number) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length
  if (zeros(1) > sample.length / 4) return 'utf-16le'
  if (zeros(0) > sample.length / 4) return 'utf-16be'
  if (strictly(bytes, 'utf-8') !== null) return 'utf-8'
  const japanese = strictly(bytes, 'shift_jis')
  if (japanese !== null && isJapanese(japanese)) return 'shift_jis'
  const scores = lettered.map((encoding) => ({ encoding, score: oddnessOf(bytes, encoding) }))
  return scores.reduce((best, next) => (next.score < best.score ? next : best)).encoding
}

/** Encodings of languages with alphabets. The earlier ones of similar encodings are more common. */
const lettered = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1251',
] as const satisfies readonly TextEncoding[]

function strictly(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const asian = /[\u3000-\u30FF\u4E00-\u9FFF\uFF00-\uFF60]+/g

const kana = /[\u3041-\u30FF]/

/**
 * Returns whether a text is Japanese. Japanese texts contain kana; Cyrillic letters that are
 * decoded as Japanese do not. Single Asian characters among Latin letters are accents of another
 * encoding.
 */
function isJapanese(text: string): boolean {
  if (!kana.test(text)) return false
  const runs = text.match(asian) ?? []
  const inWords = runs.filter((run) => run.length > 1).join('').length
  return inWords > runs.join('').length / 2
}

/**
 * Characters that are unusual in words of these languages, with their weight against an encoding.
 */
const oddities: readonly (readonly [pattern: RegExp, weight: number])[] = [
  // Codes without a character.
  [/[\u0080-\u009F\uFFFD]/g, 8],
  // Accents without letters, and ligatures.
  [/[\u0192\u02B0-\u02FF\uFB00-\uFB06]/g, 4],
  // A capital within a word.
  [/(?<=\p{Ll})[^\P{Lu}A-Z]|(?<=\p{Lu})[^\P{Lu}A-Z](?=\p{Ll})/gu, 4],
  // A sign within or at the end of a word.
  [/(?<=\p{L})[^\p{L}\p{M}\p{ASCII}\u00A0\u2010-\u2026©®™](?=\p{L})/gu, 2],
  [/(?<=\p{L})[^\p{L}\p{M}\p{ASCII}\u00A0\u2010-\u2026©®™]/gu, 3],
  // Letters of two scripts within a word.
  [/(?<=\p{Script=Latin})\p{Script=Cyrillic}|(?<=\p{Script=Cyrillic})\p{Script=Latin}/gu, 6],
  // Two adjacent letters with accents, which few words have.
  [/(?<=[^\P{Script=Latin}A-Za-z])[^\P{Script=Latin}A-Za-z]/gu, 1],
  // A sign that few texts have.
  [/[^\p{L}\p{M}\p{ASCII}\u00A0\u2010-\u2026€£§°©®™«»•¿¡]/gu, 1],
]

function oddnessOf(bytes: Uint8Array, encoding: TextEncoding): number {
  const text = decoded(bytes.subarray(0, SAMPLE_CHARACTERS), encoding)
  return oddities.reduce(
    (sum, [pattern, weight]) => sum + weight * (text.match(pattern)?.length ?? 0),
    0,
  )
}
