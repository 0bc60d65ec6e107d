import { describe, expect, it } from 'vitest'
import { changesWaiting, countText } from './index'

describe('a count of things', () => {
  it.each([
    [0, '0 tactics'],
    [1, '1 tactic'],
    [999, '999 tactics'],
    [1234, '1,234 tactics'],
  ])('%d is %s', (count, text) => {
    expect(countText(count, 'tactic')).toBe(text)
  })

  it('has separators in sentences too', () => {
    expect(changesWaiting(1234)).toContain('1,234 changes')
  })
})
