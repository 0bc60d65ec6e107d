import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readText } from './read-text'

const HEIGHT = 20
const clip = { x: 40, y: 60, width: 120, height: 80 }

/** Draws a line of text at a position of the page; returns its node. */
function drawLine(text: string, x: number, y: number): { node: Text; remove: () => void } {
  const line = document.createElement('div')
  Object.assign(line.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    font: `12px/${HEIGHT}px monospace`,
    whiteSpace: 'pre',
  })
  const node = document.createTextNode(text)
  line.append(node)
  document.body.append(line)
  return {
    node,
    remove: () => {
      line.remove()
    },
  }
}

/** Returns what differs from the line that its box shows; null for nothing. */
function differenceOf(length: number, x: number, y: number, hasEllipsis: boolean): string | null {
  const text = 'x'.repeat(length)
  const { node, remove } = drawLine(text, x, y)
  const { width } = node.parentElement?.getBoundingClientRect() ?? { width: 0 }
  const runs = readText(node, { x: 0, y: 0 }, clip, hasEllipsis)
  remove()
  const [run] = runs
  const middle = y + HEIGHT / 2
  const [right, bottom] = [clip.x + clip.width, clip.y + clip.height]
  // Half of a line at an edge may count as visible or not.
  if (middle === clip.y || middle === bottom) return null
  if (middle < clip.y || middle > bottom || x >= right) {
    return run === undefined ? null : 'a line outside of its box'
  }
  if (runs.length > 1) return 'more than one line'
  if (x + width < right) return run?.text === text ? null : 'not the text'
  // Less than a letter fits.
  if (x + width <= right + 1 || run === undefined) return null
  if (run.text.endsWith('\u2026') !== hasEllipsis) return 'the wrong end'
  if (run.text.length > length) return 'more than the text'
  return !hasEllipsis && run.x + run.width > right + 1 ? 'text beyond its box' : null
}

test('an exported page has the lines that its boxes show, and cuts those that they cut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: clip.x, max: clip.x + clip.width + 20 }),
      fc.integer({ min: 0, max: 200 }),
      fc.boolean(),
      (length, x, y, hasEllipsis) => {
        expect(differenceOf(length, x, y, hasEllipsis)).toBeNull()
      },
    ),
    modelRuns(100),
  )
})
