import { expect, it } from 'vitest'

import { optionFieldNames, optionFields, optionTextOf, readOption } from './option-fields'

it.each(optionFieldNames)('each text of %s means one value, in any case', (field) => {
  const seen = new Set<string>()
  for (const { value, text, words } of optionFields[field].options) {
    expect(optionTextOf(field, value)).toBe(text)
    for (const word of [text.toLowerCase(), ...words]) {
      expect([word, readOption(field, ` ${word.toUpperCase()} `)]).toEqual([word, value])
      expect(seen).not.toContain(word)
      seen.add(word)
    }
  }
  expect(readOption(field, 'perhaps')).toBeUndefined()
})
