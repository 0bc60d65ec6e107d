import { describe, expect, it } from 'vitest'
import { isNameUsed } from './index'

describe('a name is used', () => {
  it.each([
    ['Trade show', 'Trade show'],
    [' trade SHOW ', 'Trade show'],
    // One composed letter, or a letter and its mark.
    ['CAF\u00c9', 'cafe\u0301'],
  ])('%j when there is %j', (name, other) => {
    expect(isNameUsed(name, [{ name: 'Radio' }, { name: other }])).toBe(true)
  })

  it('by none of other names', () => {
    expect(isNameUsed('Trade shows', [{ name: 'Trade show' }])).toBe(false)
  })
})
