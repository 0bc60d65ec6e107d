import { describe, expect, test } from 'vitest'
import { NEW_CATEGORY, refuseCategory } from './category-choice'

const categories = ['Briefs', 'Reports'].map((name, at) => ({ id: at + 1, name }))
const texts = { required: 'Please select a category.', nameRequired: 'Please name it.' }

describe('a choice of a category', () => {
  test.each([
    ['one of the list is right', '2', '', {}],
    ['whatever name is left over from before', '2', 'Briefs', {}],
    ['nothing is not', null, 'New one', { category: texts.required }],
    ['nor is one that is gone', '9', '', { category: texts.required }],
    ['a new one has a name', NEW_CATEGORY, 'Decks', {}],
    ['which is not blank', NEW_CATEGORY, '  ', { newCategory: texts.nameRequired }],
    [
      'and not taken',
      NEW_CATEGORY,
      ' bRIEFS ',
      { newCategory: 'There is a category of this name already.' },
    ],
    ['nor too long', NEW_CATEGORY, 'x'.repeat(256), { newCategory: 'Use at most 255 characters.' }],
  ])('%s', (_sentence, category, newCategory, expected) => {
    expect(refuseCategory({ category, newCategory }, categories, texts)).toEqual(expected)
  })
})
