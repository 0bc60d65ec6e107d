import { daysInMonth } from '../calendar-dates'
import type { CivilDate, WeekStartDay } from '../calendar-dates'

/** Which part of a day comes first where it is written in figures. */
export type LocaleDateOrder = 'month-first' | 'day-first' | 'year-first'

/**
 * How a day is written:
 *
 * - `short`: `11/08/26`, in figures of equal width
 * - `month-and-day`: `11/08`
 * - `narrow`: `11/8`, for heads of narrow columns
 * - `named`: `Nov 8`
 * - `long`: `November 8, 2026`
 * - `full`: `Sunday, November 8, 2026`
 * - `medium`: `Sun, Nov 8, 2026`
 * - `month`, `short-month`: `November 2026`, `Nov 2026`
 */
export type DayStyle = keyof typeof dayStyles

/** The texts of a plural, by the categories of `Intl.PluralRules`. */
export interface PluralTexts extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly other: string
}

/** What a host chooses beside the language. */
export interface LocaleOptions {
  /** The direction of texts. @default that of the script of the language */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** The order of the parts of a day in figures. @default that of the locale */
  readonly dateOrder?: LocaleDateOrder | undefined
  /** Whether hours count to 12 or to 24. @default that of the locale */
  readonly hourCycle?: 12 | 24 | undefined
  /** The first day of the week. @default that of the locale; Sunday where weeks begin with Saturday */
  readonly weekStartDay?: WeekStartDay | undefined
  /** Code of ISO 4217, as in `EUR`. @default 'USD' */
  readonly currency?: string | undefined
}

/** Writes days, times, numbers, money, lists and plurals of one locale. */
export interface Locale {
  /** The BCP 47 tag: `de-DE`. */
  readonly tag: string
  /** The language of its texts: `de`. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly dateOrder: LocaleDateOrder
  readonly hourCycle: 12 | 24
  readonly weekStartDay: WeekStartDay
  readonly currency: string
  /** The sign or the code of the currency: `$`. */
  readonly currencySign: string
  /** Signs and digits of its numbers. */
  readonly signs: NumberSigns
  /**
   * Writes a day. It takes a date-time too and drops its time.
   *
   * @throws RangeError on a malformed date
   */
  readonly day: (date: CivilDate, style?: DayStyle) => string
  /** Names a month, 1 to 12, by itself: `November`, `Nov`. */
  readonly monthName: (month: number, length?: 'long' | 'short') => string
  /** Names a weekday, 0 to 6 with Sunday as 0, by itself: `Sunday`, `Sun`, `S`. */
  readonly weekdayName: (weekday: number, length?: 'long' | 'short' | 'narrow') => string
  /** Writes a number with the separators of its groups, with at most 3 decimal digits or as many as requested. */
  readonly number: (value: number, fractionDigits?: number, minFractionDigits?: number) => string
  /** Writes whole units of the currency: `$1,234`. */
  readonly money: (amount: number) => string
  /** Writes money in short form, for narrow cells: `$23.5K`. */
  readonly shortMoney: (amount: number) => string
  /** Joins texts by commas and a word: `a, b, and c`. @param join `unit` has commas only. */
  readonly list: (texts: readonly string[], join?: 'conjunction' | 'disjunction' | 'unit') => string
  /** Returns the text for a count. */
  readonly plural: (count: number, texts: PluralTexts) => string
}

/** Signs and digits with which a locale writes numbers. */
export interface NumberSigns {
  readonly decimal: string
  readonly group: string
  /** Western digits by its own ones. */
  readonly digits: ReadonlyMap<string, string>
}

const dayStyles = {
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  'month-and-day': { month: '2-digit', day: '2-digit' },
  narrow: { month: 'numeric', day: 'numeric' },
  named: { month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  medium: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  'short-month': { year: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand'])

/**
 * Creates a locale.
 *
 * @param tag a BCP 47 tag. Digits follow it: `ar-EG` has Arabic ones, `ar-EG-u-nu-latn` has not.
 * @throws RangeError on a malformed tag or an unknown currency
 */
export function createLocale(tag: string, options: LocaleOptions = {}): Locale {
  const { language, script, region = '' } = new Intl.Locale(tag).maximize()
  const currency = options.currency ?? 'USD'
  const format = formatsOf(tag)
  const numbers = once(() => signsOf(tag))
  const order = once(() => options.dateOrder ?? orderOf(format.date(dayStyles.short)))
  const shortDay = once(() => shortDayWriter(tag, order(), options.dateOrder !== undefined))
  const sign = once(() => {
    const parts = format
      .number({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? currency
  })
  const money = (more: Intl.NumberFormatOptions): Intl.NumberFormat =>
    format.number({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...more })
  return {
    tag,
    language,
    direction: options.direction ?? (rightToLeftScripts.has(script ?? '') ? 'rtl' : 'ltr'),
    get dateOrder() {
      return order()
    },
    get hourCycle() {
      return options.hourCycle ?? hourCycleOf(format.date({ hour: 'numeric' }))
    },
    weekStartDay: options.weekStartDay ?? (sundayRegions.has(region) ? 'sunday' : 'monday'),
    currency,
    get currencySign() {
      return sign()
    },
    get signs() {
      return numbers()
    },
    day: (date, style = 'short') => {
      if (style === 'short') return shortDay()(date)
      const text = dateOnly(date)
      if (style !== 'narrow' && style !== 'month-and-day') {
        return format.date(dayStyles[style]).format(utcDate(text))
      }
      return options.dateOrder === undefined
        ? format.date(dayStyles[style]).format(utcDate(text))
        : shortDay()(date, style)
    },
    monthName: (month, length = 'long') =>
      format.date({ month: length }).format(utcDate(`2026-${String(month).padStart(2, '0')}-01`)),
    // 2026-11-01 is a Sunday.
    weekdayName: (weekday, length = 'long') =>
      format.date({ weekday: length }).format(utcDate(`2026-11-0${weekday + 1}`)),
    number: (value, fractionDigits = 3, minFractionDigits = 0) =>
      format
        .number({
          maximumFractionDigits: fractionDigits,
          minimumFractionDigits: minFractionDigits,
        })
        .format(value),
    money: (amount) => money({ maximumFractionDigits: 0 }).format(wholeOf(amount)),
    shortMoney: (amount) =>
      // Older browsers would pad to the maximum number of digits: `$950.0`.
      money({ notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }).format(
        wholeOf(amount),
      ),
    list: (texts, join = 'conjunction') =>
      format
        .list(join === 'unit' ? { type: 'unit', style: 'short' } : { type: join })
        .format(texts),
    plural: (count, texts) => texts[format.plurals().select(count)] ?? texts.other,
  }
}

/** The regions whose weeks begin with Sunday or, as weeks of plans cannot, with Saturday (CLDR). */
const sundayRegions: ReadonlySet<string> = new Set(
  (
    'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT ' +
    'MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW ' +
    'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY MV'
  ).split(' '),
)

/** Rounds like `toWholeDollars`; minus zero would be written as -$0. */
function wholeOf(amount: number): number {
  return Number.isFinite(amount) ? Math.round(amount) + 0 : 0
}

function once<Value>(create: () => Value): () => Value {
  let value: { readonly current: Value } | undefined
  return () => (value ??= { current: create() }).current
}

/** Making a format takes a hundred times as long as using it, so each is made once, when needed. */
function cached<Options extends object, Format>(
  create: (options: Options) => Format,
): (options: Options) => Format {
  const formats = new Map<string, Format>()
  return (options) => {
    const key = JSON.stringify(options)
    let format = formats.get(key)
    if (format === undefined) {
      format = create(options)
      formats.set(key, format)
    }
    return format
  }
}

function formatsOf(tag: string) {
  return {
    date: cached((options: Intl.DateTimeFormatOptions) => dateFormat(tag, options)),
    number: cached((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)),
    list: cached((options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options)),
    plurals: once(() => new Intl.PluralRules(tag)),
  }
}

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', calendar: 'gregory' })
}

function dateOnly(date: CivilDate): CivilDate {
  const text = date.slice(0, 10)
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number)
  const isReal =
    /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(date) &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month))
  if (!isReal) {
    throw new RangeError(`"${date}" is not a civil date, so it cannot be written. Pass YYYY-MM-DD.`)
  }
  return text
}

/** A day at midnight of the zone UTC, in which all formats write. */
function utcDate(date: CivilDate): Date {
  return new Date(`${date}T00:00:00Z`)
}

function orderOf(format: Intl.DateTimeFormat): LocaleDateOrder {
  const first = format.formatToParts(utcDate('2026-11-18')).find(({ type }) => type !== 'literal')
  if (first?.type === 'month') return 'month-first'
  return first?.type === 'day' ? 'day-first' : 'year-first'
}

function hourCycleOf(format: Intl.DateTimeFormat): 12 | 24 {
  const { hourCycle } = format.resolvedOptions()
  return hourCycle === 'h11' || hourCycle === 'h12' ? 12 : 24
}

function signsOf(tag: string): NumberSigns {
  const parts = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).formatToParts(-1_234_567.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const plain = new Intl.NumberFormat(tag, { useGrouping: false })
  return {
    decimal: find('decimal'),
    group: find('group'),
    digits: new Map(Array.from('0123456789', (digit) => [plain.format(Number(digit)), digit])),
  }
}

type ShortDayWriter = (date: CivilDate, style?: 'short' | 'narrow' | 'month-and-day') => string

/**
 * Returns a writer of days in figures. It puts slices of the date into the pattern of the locale,
 * because calendars write thousands of dates for their first frame.
 */
function shortDayWriter(tag: string, order: LocaleDateOrder, isOwnOrder: boolean): ShortDayWriter {
  // The locale decides on a year of two digits or of four.
  const sample = dateFormat(tag, { dateStyle: 'short' }).formatToParts(utcDate('2026-11-18'))
  const ownYear = sample.find(({ type }) => type === 'year')?.value ?? ''
  const isShortYear = Array.from(ownYear).length === 2
  const written = dateFormat(tag, {
    ...dayStyles.short,
    year: isShortYear ? '2-digit' : 'numeric',
  }).formatToParts(utcDate('2026-11-18'))
  const { digits } = signsOf(tag)
  const own = new Map(Array.from(digits, ([digit, western]) => [western, digit]))
  const isWestern = own.get('1') === '1'
  const localize = (text: string): string =>
    isWestern ? text : text.replaceAll(/\d/g, (digit) => own.get(digit) ?? digit)
  const literal = written.find(({ type, value }) => type === 'literal' && value.trim() !== '')
  const separator = { type: 'literal', value: literal?.value ?? '/' }
  const day = { type: 'day', value: '' }
  const month = { type: 'month', value: '' }
  const year = { type: 'year', value: '' }
  const patterns = {
    'month-first': [month, separator, day, separator, year],
    'day-first': [day, separator, month, separator, year],
    'year-first': [year, separator, month, separator, day],
  }
  const pattern = isOwnOrder ? patterns[order] : written
  return (date, style = 'short') => {
    const text = dateOnly(date)
    const values: Readonly<Record<string, string>> = {
      year: isShortYear ? text.slice(2, 4) : text.slice(0, 4),
      month: style === 'narrow' ? String(Number(text.slice(5, 7))) : text.slice(5, 7),
      day: style === 'narrow' ? String(Number(text.slice(8, 10))) : text.slice(8, 10),
    }
    const parts = style === 'short' ? pattern : withoutYear(pattern)
    return parts
      .map(({ type, value }) => (type in values ? localize(values[type] ?? '') : value))
      .join('')
  }
}

function withoutYear<Part extends { readonly type: string }>(
  pattern: readonly Part[],
): readonly Part[] {
  const at = pattern.findIndex(({ type }) => type === 'year')
  return pattern.filter((_part, index) => index !== at && index !== (at === 0 ? 1 : at - 1))
}

/** The locale of a host that chooses none: American English with US dollars. */
export const englishLocale = createLocale('en-US')
