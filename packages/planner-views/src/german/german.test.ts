import { createLocale, createTranslate } from '@throughline/domain/locale'
import type { Catalog } from '@throughline/domain/locale'
import { describe, expect, it } from 'vitest'

import { german } from './index'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../**/*.labels.ts', {
  eager: true,
})
const englishSets = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, object] => /^english\w+Labels$/.test(entry[0]))

describe('the German texts', () => {
  it.each(englishSets)('have every text of %s', (_name, english) => {
    const lacking: string[] = []
    const catalog = new Proxy<Catalog>(german, {
      get: (texts, name: string) => {
        const translate = texts[name]
        return (locale: ReturnType<typeof createLocale>, labels: object) => {
          const translated = translate?.(locale, labels) ?? {}
          lacking.push(...Object.keys(labels).filter((key) => !(key in translated)))
          return translated
        }
      },
    })
    createTranslate(createLocale('de-DE'), catalog)(english)
    expect(lacking).toEqual([])
  })
})
