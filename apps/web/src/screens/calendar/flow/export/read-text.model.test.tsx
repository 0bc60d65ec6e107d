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

test('an exported page has the lines that its boxes show, and cuts those that they cut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: clip.x, max: clip.x + clip.width + 20 }),
      fc.integer({ min: 0, max: 200 }),
      fc.boolean(),
      (length, x, y, hasEllipsis) => {
        const { node, remove } = drawLine('x'.repeat(length), x, y)
        try {
          const { width } = node.parentElement?.getBoundingClientRect() ?? { width: 0 }
          const [run, ...others] = readText(node, { x: 0, y: 0 }, clip, hasEllipsis)
          expect(others).toEqual([])
          const middle = y + HEIGHT / 2
          const right = clip.x + clip.width
          // Half of a line at an edge may count as visible or not.
          if (middle === clip.y || middle === clip.y + clip.height) return
          if (middle < clip.y || middle > clip.y + clip.height || x >= right) {
            expect(run).toBeUndefined()
            return
          }
          const isCut = x + width > right + 1
          if (!isCut && x + width < right) expect(run?.text).toBe('x'.repeat(length))
          if (!isCut || run === undefined) return
          expect(run.text.endsWith('\u2026')).toBe(hasEllipsis)
          expect(run.text.length).toBeLessThan(length + 1)
          const room = hasEllipsis ? Infinity : right + 1
          expect(run.x + run.width).toBeLessThanOrEqual(room)
        } finally {
          remove()
        }
      },
    ),
    modelRuns(100),
  )
})
