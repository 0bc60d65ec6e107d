export { createTranslate, defineLabels, labelsIn } from './label-sets'
export type { Catalog, Translate } from './label-sets'
export { createLocale, englishLocale } from './locale'
export type {
  DayStyle,
  Locale,
  LocaleDateOrder,
  LocaleOptions,
  NumberSigns,
  PluralTexts,
} from './locale'
export { plainDigits } from './plain-digits'
export { readDay, writeDay } from './read-day'
export { readNumber } from './read-number'
export type { LocaleNumberReading } from './read-number'
export type { DayReading } from './read-day'
