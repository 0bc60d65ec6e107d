import { englishLocale } from './locale'
import type { Locale } from './locale'

/** Writes the texts of a set, and receives the English ones. A text that it leaves out stays English. */
type SetTexts = (locale: Locale, english: object) => object

/** Texts of one language by the names of label sets. Texts that it lacks stay English. */
export type Catalog = Readonly<Record<string, SetTexts | undefined>>

interface LabelSet {
  readonly name: string
  readonly create: (locale: Locale) => object
}

const labelSets = new WeakMap<object, LabelSet>()

/**
 * Defines a set of texts by its English ones. Components and rules take the returned labels, which
 * also stand for the set: `translateLabels` finds those of another language by them.
 *
 * @param name unique among all sets; catalogs have their texts under this name
 * @param create writes the English texts with the dates and numbers of a locale
 * @returns the labels in American English
 */
export function defineLabels<Labels extends object>(
  name: string,
  create: (locale: Locale) => Labels,
): Labels {
  const labels = create(englishLocale)
  labelSets.set(labels, { name, create })
  return labels
}

/**
 * Writes English labels of `defineLabels` with the dates and numbers of another locale. Labels that
 * a host has written itself are returned unchanged.
 */
export function labelsIn<Labels extends object>(locale: Locale, labels: Labels): Labels
export function labelsIn(locale: Locale, labels: object): object {
  const set = labelSets.get(labels)
  return set === undefined || locale === englishLocale ? labels : set.create(locale)
}

/** Returns labels in the language of a catalog; those that a host has written stay as they are. */
export type Translate = <Labels extends object>(labels: Labels) => Labels

/** Creates the translation for a locale and a catalog. The same labels give the same result. */
export function createTranslate(locale: Locale, catalog: Catalog = {}): Translate {
  const translations = new WeakMap<object, object>()
  function translated<Labels extends object>(labels: Labels): Labels
  function translated(labels: object): object {
    const set = labelSets.get(labels)
    if (set === undefined) return labels
    const translate = catalog[set.name]
    if (translate === undefined && locale === englishLocale) return labels
    let translation = translations.get(labels)
    if (translation === undefined) {
      const english = set.create(locale)
      translation = { ...english, ...translate?.(locale, english) }
      translations.set(labels, translation)
    }
    return translation
  }
  return translated
}
