import { describe, expect, it } from 'vitest'
import { isNameUsed, refuseLength } from './index'

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

describe('the length of a name', () => {
  it.each([
    ['x'.repeat(255), undefined],
    [` ${'x'.repeat(255)} `, undefined],
    ['\u{1F600}'.repeat(255), undefined],
    ['x'.repeat(256), 'Use at most 255 characters.'],
  ])('%j gives %s', (name, sentence) => {
    expect(refuseLength(name)).toBe(sentence)
  })
})
