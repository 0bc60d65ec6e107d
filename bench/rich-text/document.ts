import { createRandom, integerBetween, oneOf } from '../plan/random'
import type { Random } from '../plan/random'

/** A stretch of text in one look. */
interface BenchRun {
  readonly text: string
  readonly isBold: boolean
}

/** A block of the document. */
export interface BenchBlock {
  readonly kind: 'heading' | 'paragraph'
  readonly runs: readonly BenchRun[]
}

/** The number of characters of the document, just below the limit of a note. */
export const CHARACTER_COUNT = 900_000
const SEED = 900_000
const PARAGRAPHS_PER_HEADING = 20
const words =
  'the campaign reaches families across every region with offers that follow season weather and stock while budgets stay level'.split(
    ' ',
  )

/** Headings and paragraphs with bold words, the same on every machine. */
export function generateDocument(): readonly BenchBlock[] {
  const random = createRandom(SEED)
  const blocks: BenchBlock[] = []
  let remaining = CHARACTER_COUNT
  while (remaining > 0) {
    const isHeading = blocks.length % (PARAGRAPHS_PER_HEADING + 1) === 0
    const length = Math.min(remaining, isHeading ? 40 : integerBetween(random, 200, 700))
    blocks.push(
      isHeading
        ? { kind: 'heading', runs: [{ text: writeText(random, length), isBold: false }] }
        : { kind: 'paragraph', runs: writeRuns(random, length) },
    )
    remaining -= length
  }
  return blocks
}

/** The document as HTML. */
export function toHtml(blocks: readonly BenchBlock[]): string {
  return blocks
    .map(({ kind, runs }) => {
      const name = kind === 'heading' ? 'h2' : 'p'
      const content = runs.map(({ text, isBold }) => (isBold ? `<strong>${text}</strong>` : text))
      return `<${name}>${content.join('')}</${name}>`
    })
    .join('')
}

function writeRuns(random: Random, length: number): readonly BenchRun[] {
  const bold = Math.min(12, Math.floor(length / 3))
  const before = Math.floor((length - bold) / 2)
  return [
    { text: writeText(random, before), isBold: false },
    { text: writeText(random, bold), isBold: true },
    { text: writeText(random, length - before - bold), isBold: false },
  ]
}

/** Words up to exactly that length, without spaces at the ends, where editors may drop them. */
function writeText(random: Random, length: number): string {
  let text = ''
  while (text.length < length) text += `${oneOf(random, words)} `
  return text.slice(0, length).replace(/^ | $/g, 'x')
}
