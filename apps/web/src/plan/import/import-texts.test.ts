import { describe, expect, it } from 'vitest'
import { importedSentence, importUndoneSentence, newProblemsSentence } from './import-texts'

describe('an import', () => {
  it.each([
    [1, 0, '1 tactic created.'],
    [0, 1200, '1,200 tactics changed.'],
    [12, 1, '12 tactics created, 1 changed.'],
  ])('of %d new and %d changed tactics is told as "%s"', (created, updated, sentence) => {
    expect(importedSentence({ created, updated })).toBe(sentence)
  })

  it('tells how many tactics its undo was about', () => {
    expect(importUndoneSentence(1)).toBe('The import was undone: 1 tactic.')
  })

  it('tells of problems that came up since', () => {
    expect(newProblemsSentence(1)).toBe(
      'Nothing was imported: 1 row has a problem since it was checked.',
    )
    expect(newProblemsSentence(2)).toBe(
      'Nothing was imported: 2 rows have problems since they were checked.',
    )
  })
})
