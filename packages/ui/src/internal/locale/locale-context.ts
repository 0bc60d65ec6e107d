import { createLocale, createTranslate, englishLocale } from '@throughline/domain/locale'
import type { Locale, Translate } from '@throughline/domain/locale'
import { createContext, useContext } from 'react'

/** The locale of components, and the texts of its language. */
export interface LocaleValue {
  readonly locale: Locale
  readonly translate: Translate
}

export const LocaleContext = createContext<LocaleValue>({
  locale: englishLocale,
  translate: createTranslate(englishLocale),
})

const localesByTag = new Map<string, Locale>()

/**
 * Returns the locale of the nearest `LocaleProvider`.
 *
 * @param tag another locale for one component, as a BCP 47 tag
 */
export function useLocale(tag?: string): Locale {
  const { locale } = useContext(LocaleContext)
  if (tag === undefined || tag === locale.tag) return locale
  let own = localesByTag.get(tag)
  if (own === undefined) {
    own = createLocale(tag)
    localesByTag.set(tag, own)
  }
  return own
}

/**
 * Returns the labels of a component in the language of the nearest `LocaleProvider`. Labels that a
 * host has written itself are returned unchanged.
 */
export function useLabels<Labels extends object | undefined>(labels: Labels): Labels
export function useLabels(labels: object | undefined): object | undefined {
  const { translate } = useContext(LocaleContext)
  return labels === undefined ? labels : translate(labels)
}
