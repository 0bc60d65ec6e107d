import { describe, expect, test } from 'vitest'
import { matchingResources, refuseName } from './resource-names'

const channels = ['Email', 'Social Media', 'Direct Mail'].map((name, id) => ({ id, name }))
const rules = { noun: 'channel' }

describe('a name in a list', () => {
  test.each([
    ['a new name can be used', 'Podcasts', undefined],
    ['an empty name cannot', '  ', 'Please enter a channel name.'],
    ['nor a name that is there', 'Email', 'There is a channel of this name already.'],
    ['in another case', 'eMAIL', 'There is a channel of this name already.'],
    ['or with blanks around it', ' Email ', 'There is a channel of this name already.'],
    ['part of a name is another name', 'Mail', undefined],
    ['a name is not too long', 'x'.repeat(256), 'Use at most 255 characters.'],
  ])('%s', (_sentence, name, expected) => {
    expect(refuseName(name, channels, rules)).toBe(expected)
  })

  test('the rule of the domain comes first and gets the trimmed name', () => {
    const validateName = (name: string) => (name === '' ? 'You must add tag name first' : undefined)
    expect(refuseName(' ', channels, { noun: 'tag', validateName })).toBe(
      'You must add tag name first',
    )
  })
})

describe('searching a list', () => {
  test.each([
    ['part of a name', 'mail', ['Email', 'Direct Mail']],
    ['several words in any order', 'mail dir', ['Direct Mail']],
    ['nothing', ' ', ['Email', 'Social Media', 'Direct Mail']],
    ['what is not there', 'radio', []],
  ])('%s', (_sentence, search, expected) => {
    expect(matchingResources(channels, search).map(({ name }) => name)).toEqual(expected)
  })
})
