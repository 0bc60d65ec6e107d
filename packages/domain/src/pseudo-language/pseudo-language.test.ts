import { expect, it } from 'vitest'

import { createLocale, createTranslate, defineLabels } from '../locale'
import { pseudoCatalog } from './index'

it('writes every text of a set longer, with accents and in brackets', () => {
  const labels = defineLabels('PseudoTextsOfATest', () => ({
    save: 'Save',
    days: ['Sun', 'Mon'],
    names: { channel: 'Channel' },
    count: ({ count }: { count: number }) => `${count} items`,
    isCount: ({ count }: { count: number }) => count > 1,
    dash: '–',
  }))
  const translated = createTranslate(createLocale('en-US'), pseudoCatalog)(labels)
  expect(translated).toMatchObject({
    save: '[Sávé~~]',
    days: ['[Súñ~~]', '[Móñ~~]'],
    names: { channel: '[Cháññél~~~]' },
    dash: '–',
  })
  expect(translated.count({ count: 2 })).toBe('[2 ítémš~~~]')
  expect(translated.isCount({ count: 2 })).toBe(true)
})
