import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { closedSections, openSections, toggleSection } from './accordion-state'

describe('toggleSection', () => {
  it.each([
    ['opening adds', ['a'], { id: 'b', isOpen: true }, 'multiple', ['a', 'b']],
    ['closing removes', ['a', 'b'], { id: 'a', isOpen: false }, 'multiple', ['b']],
    ['opening twice changes nothing', ['a'], { id: 'a', isOpen: true }, 'multiple', ['a']],
    [
      'with one at a time opening closes the others',
      ['a'],
      { id: 'b', isOpen: true },
      'single',
      ['b'],
    ],
    ['with one at a time it may still be closed', ['a'], { id: 'a', isOpen: false }, 'single', []],
  ] as const)('%s', (_title, openIds, change, mode, expected) => {
    expect(toggleSection(openIds, change, mode)).toEqual(expected)
  })

  it('is taken back by the opposite step', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 8 }), fc.string(), (openIds, id) => {
        const before = openIds.filter((other) => other !== id)
        const opened = toggleSection(before, { id, isOpen: true }, 'multiple')
        expect(toggleSection(opened, { id, isOpen: false }, 'multiple')).toEqual(before)
      }),
    )
  })
})

describe('openSections', () => {
  it('opens what has never been seen, and forgets what is gone', () => {
    expect(openSections(['a', 'b', 'new'], ['b', 'gone'])).toEqual(['a', 'new'])
  })

  it('comes back the same after it was remembered', () => {
    const ids = fc.uniqueArray(fc.string(), { maxLength: 12 })
    fc.assert(
      fc.property(ids, fc.func(fc.boolean()), (all, isOpen) => {
        const openIds = all.filter((id) => isOpen(id))
        expect(openSections(all, closedSections(all, openIds))).toEqual(openIds)
      }),
    )
  })
})
