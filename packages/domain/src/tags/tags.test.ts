import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatTagText, parseTagText, tagCategoryKey } from './index'

describe('the text of a tag', () => {
  it.each([
    ['a standard category', 'Objective:Awareness', 'Objective', 'Objective', 'Awareness'],
    ['whatever its case', 'journey phase:Buy', 'Journey Phase', 'journey phase', 'Buy'],
    [
      'the old name of a category',
      'Target Persona:Nurses',
      'Target Segment',
      'Target Persona',
      'Nurses',
    ],
    ['a category of one’s own', 'Region:East', 'Custom', 'Region', 'East'],
    ['it splits at the first colon', 'Objective:Ratio 2:1', 'Objective', 'Objective', 'Ratio 2:1'],
    ['no colon is no category', 'Awareness', 'Custom', '', 'Awareness'],
    ['nothing before the colon neither', ':Awareness', 'Custom', '', 'Awareness'],
    [
      'blanks around the parts go',
      ' Objective : Awareness ',
      'Objective',
      'Objective',
      'Awareness',
    ],
  ])('%s', (_sentence, text, category, categoryName, name) => {
    expect(parseTagText(text)).toEqual({ category, categoryName, name })
  })

  it('survives the round trip for every category with a name and every name', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text.trim() !== '' && !text.includes(':')),
        fc.string(),
        (categoryName, name) => {
          const parsed = parseTagText(formatTagText({ categoryName, name }))
          expect(parsed.categoryName).toBe(categoryName.trim())
          expect(parsed.name).toBe(name.trim())
        },
      ),
    )
  })

  it('keeps a colon out of the category', () => {
    expect(formatTagText({ categoryName: 'A:B:C', name: 'D:E' })).toBe('A B C:D:E')
    expect(formatTagText({ categoryName: ' ', name: 'C' })).toBe('C')
  })
})

describe('the category of a tag', () => {
  it.each([
    ['Target Segment:Parents', 'target persona:Students', true],
    ['Mood:Calm', 'MOOD:Loud', true],
    ['Mood:Calm', 'Season:Calm', false],
    ['Calm', ':Loud', true],
    ['Calm', 'Mood:Calm', false],
    ['Objective:Calm', 'Journey Phase:Calm', false],
  ])('of %s and of %s is the same: %s', (one, other, isSame) => {
    const keyOf = (text: string) => tagCategoryKey(parseTagText(text))
    expect(keyOf(one) === keyOf(other)).toBe(isSame)
  })
})
