import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { AMOUNT_LIMIT, readAmount } from '../budget'
import { civilDateOf, dayNumberOf } from '../calendar-dates'
import { createTranslate, defineLabels } from './label-sets'
import { createLocale, englishLocale } from './locale'
import type { DayStyle, Locale } from './locale'
import { readDay, writeDay } from './read-day'
import { readNumber } from './read-number'

const TODAY = '2026-11-18'
const tags = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-FR',
  'sv-SE',
  'ja-JP',
  'ar-EG-u-nu-arab',
  'ar-EG-u-nu-latn',
  'pt-BR',
]
const currencies = ['USD', 'EUR', 'JPY', 'SEK', 'BRL', 'GBP']
const locales = new Map(
  tags.flatMap((tag) =>
    currencies.map((currency) => [`${tag} ${currency}`, createLocale(tag, { currency })] as const),
  ),
)
const anyLocale = fc.constantFrom(...locales.values())
const anyDay = fc
  .integer({ min: dayNumberOf('1900-01-01'), max: dayNumberOf('9999-12-31') })
  .map(civilDateOf)
const nearDay = fc
  .integer({ min: dayNumberOf('1977-01-01'), max: dayNumberOf('2075-12-31') })
  .map(civilDateOf)

/** A text as it arrives from a mail, a spreadsheet or a page that is right to left. */
const pasted = fc
  .record({
    before: fc.constantFrom('', ' ', '\u00A0', '\u200F', '\u2068'),
    after: fc.constantFrom('', ' ', '\t', '\u200E', '\u2069'),
  })
  .map(
    ({ before, after }) =>
      (text: string) =>
        `${before}${text}${after}`,
  )

describe.each(tags)('a locale of %s', (tag) => {
  it('reads every day back that a field writes', () => {
    const locale = createLocale(tag)
    fc.assert(
      fc.property(anyDay, pasted, (date, paste) => {
        const reading = readDay(paste(writeDay(date, locale, TODAY)), { locale, today: TODAY })
        expect(reading).toEqual({ code: 'date', date })
      }),
    )
  })

  it('reads every day back that a view writes, in figures and in words', () => {
    const locale = createLocale(tag)
    const styles: readonly DayStyle[] = ['short', 'long', 'full']
    fc.assert(
      fc.property(nearDay, fc.constantFrom(...styles), pasted, (date, style, paste) => {
        const reading = readDay(paste(locale.day(date, style)), { locale, today: TODAY })
        expect(reading).toEqual({ code: 'date', date })
      }),
    )
  })

  it('reads a day of the year that is edited without its year', () => {
    const locale = createLocale(tag)
    const day = fc
      .integer({ min: dayNumberOf('2027-01-01'), max: dayNumberOf('2027-12-31') })
      .map(civilDateOf)
    fc.assert(
      fc.property(day, (date) => {
        const text = locale.day(date, 'named')
        const reading = readDay(text, { locale, today: TODAY, near: '2027-06-01' })
        expect(reading).toEqual({ code: 'date', date })
      }),
    )
  })

  it('reads every day back as other programs write it', () => {
    const locale = createLocale(tag)
    fc.assert(
      fc.property(nearDay, (date) => {
        expect(readDay(date, { locale, today: TODAY })).toEqual({ code: 'date', date })
      }),
    )
  })
})

describe('amounts and numbers', () => {
  it('reads every amount back that is written, with its currency and without', () => {
    fc.assert(
      fc.property(
        anyLocale,
        fc.oneof(fc.integer({ min: 0, max: AMOUNT_LIMIT }), fc.integer({ min: 0, max: 99_999 })),
        fc.constantFrom('money', 'number', 'digits'),
        pasted,
        (locale, amount, form, paste) => {
          const text = {
            money: () => locale.money(amount),
            number: () => locale.number(amount),
            digits: () => String(amount),
          }[form]()
          expect(readAmount(paste(text), { locale })).toEqual({
            code: 'amount',
            amountDollars: amount,
          })
        },
      ),
    )
  })

  it('refuses every written amount below zero, and never reads it as another one', () => {
    fc.assert(
      fc.property(anyLocale, fc.integer({ min: 1, max: AMOUNT_LIMIT }), (locale, amount) => {
        expect(readAmount(locale.money(-amount), { locale })).toEqual({ code: 'negative' })
      }),
    )
  })

  it('reads every number back that is written', () => {
    fc.assert(
      fc.property(
        anyLocale,
        fc.integer({ min: -1e11, max: 1e11 }),
        pasted,
        (locale, cents, paste) => {
          const text = locale.number(cents / 100, 2)
          expect(readNumber(paste(text), locale)).toEqual({
            code: 'number',
            number: cents / 100 + 0,
          })
        },
      ),
    )
  })
})

describe('texts with two readings', () => {
  const days = (tag: string, text: string) =>
    readDay(text, { locale: createLocale(tag), today: TODAY })

  it.each([
    ['en-US', '3.4.26'],
    ['de-DE', '3/4/26'],
    ['sv-SE', '3/4/2026'],
    ['ja-JP', '3.4.2026'],
  ])('refuses a day in %s that may begin with the day or the month: %s', (tag, text) => {
    expect(days(tag, text)).toEqual({
      code: 'ambiguous',
      readings: ['2026-03-04', '2026-04-03'],
    })
  })

  it('reads such a text where one reading is a day', () => {
    expect(days('de-DE', '12/24/26')).toEqual({ code: 'date', date: '2026-12-24' })
    expect(days('en-US', '24.12.26')).toEqual({ code: 'date', date: '2026-12-24' })
    expect(days('de-DE', '3/3/26')).toEqual({ code: 'date', date: '2026-03-03' })
  })

  it('reads days in the order of the locale', () => {
    expect(days('en-US', '3/4/26')).toEqual({ code: 'date', date: '2026-03-04' })
    expect(days('en-GB', '3/4/26')).toEqual({ code: 'date', date: '2026-04-03' })
    expect(days('de-DE', '3.4.26')).toEqual({ code: 'date', date: '2026-04-03' })
    expect(days('de-DE', '3.4.')).toEqual({ code: 'date', date: '2026-04-03' })
    expect(days('de-DE', '030426')).toEqual({ code: 'date', date: '2026-04-03' })
    expect(days('pt-BR', '3 de abril de 2026')).toEqual({ code: 'date', date: '2026-04-03' })
    expect(days('fr-FR', '1er mai 2026')).toEqual({ code: 'date', date: '2026-05-01' })
    expect(days('ja-JP', '2026年4月3日')).toEqual({ code: 'date', date: '2026-04-03' })
    expect(days('de-DE', 'Mi., 3. März 2027')).toEqual({ code: 'date', date: '2027-03-03' })
  })

  it('reads German and English amounts each in their own way', () => {
    const german = createLocale('de-DE', { currency: 'EUR' })
    expect(readAmount('12.500 €', { locale: german })).toEqual({
      code: 'amount',
      amountDollars: 12_500,
    })
    expect(readAmount('1.250,50', { locale: german })).toEqual({
      code: 'amount',
      amountDollars: 1251,
    })
    expect(readAmount('12,500', { locale: german })).toEqual({
      code: 'ambiguous',
      readings: [12_500, 12.5],
    })
    expect(readAmount('$5', { locale: german })).toEqual({ code: 'unreadable' })
  })
})

describe('what a locale writes', () => {
  const written = (locale: Locale) => [
    locale.day('2026-03-04'),
    locale.day('2026-03-04', 'narrow'),
    locale.money(1234.5),
    locale.shortMoney(23_500),
  ]

  it('writes as before without a locale', () => {
    expect(written(englishLocale)).toEqual(['03/04/26', '3/4', '$1,235', '$23.5K'])
    expect(englishLocale.day('2026-03-04T08:00:00', 'full')).toBe('Wednesday, March 4, 2026')
    expect([englishLocale.direction, englishLocale.hourCycle, englishLocale.weekStartDay]).toEqual([
      'ltr',
      12,
      'sunday',
    ])
  })

  it('has no decimals in yen, and the choices of a host', () => {
    expect(createLocale('ja-JP', { currency: 'JPY' }).money(1234)).toBe('￥1,234')
    const own = createLocale('en-US', {
      dateOrder: 'day-first',
      hourCycle: 24,
      weekStartDay: 'monday',
    })
    expect([own.day('2026-03-04'), own.day('2026-03-04', 'narrow'), own.hourCycle]).toEqual([
      '04/03/26',
      '4/3',
      24,
    ])
    const german = createLocale('de-DE')
    expect([german.dateOrder, german.hourCycle, german.weekStartDay, german.direction]).toEqual([
      'day-first',
      24,
      'monday',
      'ltr',
    ])
    expect(createLocale('ar-EG').direction).toBe('rtl')
  })

  it('refuses a text that is no day', () => {
    for (const text of ['2026-02-30', '2026-13-01', 'soon']) {
      expect(() => englishLocale.day(text)).toThrow(RangeError)
    }
  })

  it('counts with the plurals of the language', () => {
    const texts = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
    const arabic = createLocale('ar-EG')
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic.plural(count, texts))).toEqual([
      'zero',
      'one',
      'two',
      'few',
      'many',
      'other',
    ])
    expect(englishLocale.plural(2, { one: 'one', other: 'other' })).toBe('other')
  })
})

describe('texts of another language', () => {
  const labels = defineLabels('TextsOfATest', (locale) => ({
    save: 'Save',
    count: ({ count }: { count: number }) => `${locale.number(count)} items`,
  }))
  const german = createLocale('de-DE')

  it('come from the catalog, and those that it lacks are English with the numbers of the locale', () => {
    const translate = createTranslate(german, { TextsOfATest: () => ({ save: 'Speichern' }) })
    const translated = translate(labels)
    expect([translated.save, translated.count({ count: 1234 })]).toEqual([
      'Speichern',
      '1.234 items',
    ])
    expect(translate(labels)).toBe(translated)
  })

  it('leave texts of a host as they are, and English ones without a catalog', () => {
    const own = { ...labels, save: 'Keep' }
    const translate = createTranslate(german, { TextsOfATest: () => ({ save: 'Speichern' }) })
    expect(translate(own)).toBe(own)
    expect(createTranslate(englishLocale)(labels)).toBe(labels)
  })
})
