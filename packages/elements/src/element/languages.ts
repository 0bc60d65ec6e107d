import { createLocale, englishLocale } from '@throughline/domain/locale'
import type { Catalog } from '@throughline/domain/locale'

import { warn } from './warn'

const catalogs = new Map<string, Catalog>()

/**
 * Gives elements the texts of a language. Elements with its tag in their attribute `lang` have them
 * when they are drawn next; call it before they are in the document.
 *
 * @param language without a region: `de`
 */
export function addLanguage(language: string, catalog: Catalog): void {
  catalogs.set(language, catalog)
}

/** The locale of an element, by its own attribute `lang`, and the texts of its language. */
export function localeOf(element: HTMLElement): { locale: string; catalog?: Catalog | undefined } {
  const { lang } = element
  if (lang === '') return { locale: englishLocale.tag }
  try {
    return { locale: lang, catalog: catalogs.get(createLocale(lang).language) }
  } catch {
    warn(element, `lang="${lang}" is no language tag: it counts as not set.`)
    return { locale: englishLocale.tag }
  }
}
