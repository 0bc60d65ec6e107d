import { describe, expect, it } from 'vitest'

import { flowNovember, novemberWith } from '../fixtures/flow-november'
import { flowSections } from '../fixtures/flow-plan'
import { laidOutRow } from '../fixtures/laid-out'
import { findItems } from './find-items'

const sections = flowSections(flowNovember)

function matches(text: string, within = sections): readonly string[] {
  return findItems(within, text, laidOutRow).map(({ lineId, key }) => `${lineId} ${key}`)
}

describe('finding', () => {
  it.each([
    ['nothing for an empty text', '', []],
    ['nothing for spaces', '  ', []],
    ['nothing that is not there', 'zebra', []],
    ['a part of a title', 'remind', ['type:30 2']],
    ['without regard to case and spaces around', ' PRESS ', ['type:31 3']],
    ['without regard to accents', 'préss', ['type:31 3']],
    ['an event of a calendar', 'thanks', ['calendar:1 event:2026-11-26']],
    ['a series once', 'deals', ['type:31 4']],
    [
      'from top to bottom, each row in reading order',
      're',
      ['type:30 2', 'type:30 6', 'type:31 3'],
    ],
  ])('%s', (_sentence, text, items) => {
    expect(matches(text)).toEqual(items)
  })

  it('an item in each row that shows it', () => {
    const byTag = flowSections(novemberWith(2, { tagIds: [1, 3] }), 'tag-category')
    expect(matches('cart', byTag)).toEqual(['tag:1 2', 'tag:3 2'])
  })

  it('lays out only rows with a title that matches', () => {
    const requested: string[] = []
    findItems(sections, 'cart', (row) => {
      requested.push(row.id)
      return laidOutRow(row)
    })
    expect(requested).toEqual(['type:30'])
  })
})
