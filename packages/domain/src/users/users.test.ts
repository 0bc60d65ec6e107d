import { describe, expect, it } from 'vitest'

import { displayNameOf, initialsOf, isEmailAddress } from './index'

describe('initials', () => {
  it.each([
    ['the first letter of each name', 'Dana', 'Reyes', 'DR'],
    ['in upper case', 'dana', 'reyes', 'DR'],
    ['two letters of a single first name', 'Dana', '', 'DA'],
    ['or of a single last name', ' ', 'Reyes', 'RE'],
    ['AA without a name', '', '', 'AA'],
    ['letters outside the basic plane stay whole', '𝒜nna', '𝒷ell', '𝒜𝒷'],
  ])('%s', (_sentence, firstName, lastName, expected) => {
    expect(initialsOf({ firstName, lastName })).toBe(expected)
  })
})

describe('names', () => {
  const emailAddress = 'dana@example.com'
  it('are both in one line, or the address', () => {
    expect(displayNameOf({ firstName: 'Dana', lastName: 'Reyes', emailAddress })).toBe('Dana Reyes')
    expect(displayNameOf({ firstName: '', lastName: 'Reyes', emailAddress })).toBe('Reyes')
    expect(displayNameOf({ firstName: '', lastName: ' ', emailAddress })).toBe(emailAddress)
  })
})

describe('e-mail addresses', () => {
  it.each([
    ['an ordinary one', 'dana@example.com', true],
    ['with parts', 'd.reyes+plans@mail.example.co.uk', true],
    ['the longest top-level domain', `dana@example.${'x'.repeat(20)}`, true],
    ['a longer one', `dana@example.${'x'.repeat(21)}`, false],
    ['a top-level domain of one letter', 'dana@example.c', false],
    ['no domain', 'dana', false],
    ['no dot', 'dana@example', false],
    ['a blank', 'dana reyes@example.com', false],
    ['a blank at the end', 'dana@example.com ', false],
    ['two at signs', 'dana@x@example.com', false],
    ['more than 254 characters', `${'x'.repeat(250)}@example.com`, false],
  ])('%s', (_sentence, text, expected) => {
    expect(isEmailAddress(text)).toBe(expected)
  })
})
