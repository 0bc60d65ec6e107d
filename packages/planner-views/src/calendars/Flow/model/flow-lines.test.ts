import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { flowNovember } from '../fixtures/flow-november'
import { flowSections, flowYear } from '../fixtures/flow-plan'
import { laidOutLines, laidOutRow } from '../fixtures/laid-out'
import { flowLines, lineAt, linesHeight, linesWithin } from './flow-lines'

const sections = flowSections(flowNovember)
const busySections = flowSections(flowYear(200))
const anyClosed = fc
  .subarray(busySections.map(({ id }) => id))
  .map((ids): ReadonlySet<string> => new Set(ids))

describe('lines', () => {
  it('are the head of each section and the rows of the open ones', () => {
    const lines = laidOutLines(sections, new Set(['channel:3', 'calendars']))
    expect(lines.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'section calendars',
      'section initiatives',
      'row type:10',
      'row type:11',
      'section channel:2',
      'row type:20',
      'row type:21',
      'section channel:3',
      'section channel:4',
      'row type:40',
      'row type:41',
      'section channel:5',
      'row type:50',
      'section channel:6',
      'row type:60',
      'row type:61',
    ])
    expect(lines.find(({ id }) => id === 'channel:3')).toMatchObject({ isOpen: false })
  })

  it('are as high as their lanes, and an empty row as one lane', () => {
    const lines = laidOutLines(sections)
    const heights = Object.fromEntries(lines.map(({ id, height }) => [id, height]))
    expect(heights).toMatchObject({ 'channel:3': 28, 'type:20': 26, 'type:21': 26 })
    // Weekly deals on 12 November still has its title where the press preview begins.
    expect(heights['type:31']).toBe(46)
  })

  it('lay out no row of a closed section', () => {
    const requested: string[] = []
    flowLines({
      sections,
      closedSections: new Set(sections.map(({ id }) => id).filter((id) => id !== 'channel:4')),
      pitch: 20,
      barsOf: (row) => {
        requested.push(row.id)
        return laidOutRow(row)
      },
    })
    expect(requested).toEqual(['type:40', 'type:41'])
  })

  it('follow each other without a gap, to the height of all', () => {
    fc.assert(
      fc.property(anyClosed, (closed) => {
        const lines = laidOutLines(busySections, closed)
        let top = 0
        for (const line of lines) {
          expect(line.top).toBe(top)
          top += line.height
        }
        expect(linesHeight(lines)).toBe(top)
      }),
      { numRuns: 20 },
    )
  })

  it('have no height without sections', () => {
    expect(linesHeight([])).toBe(0)
    expect(linesWithin([], 0, 100)).toEqual([])
  })
})

describe('the line at a height', () => {
  const lines = laidOutLines(busySections)
  const height = linesHeight(lines)

  it('is the one that covers it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: height - 1 }), (y) => {
        const line = lines[lineAt(lines, y)]
        expect(line?.top).toBeLessThanOrEqual(y)
        expect((line?.top ?? 0) + (line?.height ?? 0)).toBeGreaterThan(y)
      }),
    )
  })

  it.each([
    ['the first above all', -50, 0],
    ['the last below all', height + 50, lines.length - 1],
  ])('is %s', (_sentence, y, at) => {
    expect(lineAt(lines, y)).toBe(at)
  })

  it('and those down to another are the lines that touch the range', () => {
    const y = fc.integer({ min: 0, max: height - 1 })
    fc.assert(
      fc.property(y, y, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        expect(linesWithin(lines, from, to)).toEqual(
          lines.filter((line) => line.top <= to && line.top + line.height > from),
        )
      }),
    )
  })
})
