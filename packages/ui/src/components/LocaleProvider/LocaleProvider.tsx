import { createLocale, createTranslate } from '@throughline/domain/locale'
import type { Catalog, LocaleOptions } from '@throughline/domain/locale'
import { useMemo, type ReactNode } from 'react'

import { LocaleContext } from '../../internal/locale/locale-context'

export interface LocaleProviderProps extends LocaleOptions {
  /** The language and the region of dates, times and numbers, as a BCP 47 tag. @default 'en-US' */
  locale?: string
  /** The texts of the language; those that it lacks are English. Load it before rendering. */
  catalog?: Catalog | undefined
  children?: ReactNode
}

/**
 * Gives the components inside their language, and the way in which they write and read days, times
 * and numbers. It renders no element: set `lang` and `dir` where the page does.
 */
export function LocaleProvider({
  locale: tag = 'en-US',
  catalog,
  direction,
  dateOrder,
  hourCycle,
  weekStartDay,
  currency,
  children,
}: LocaleProviderProps) {
  const value = useMemo(() => {
    const locale = createLocale(tag, { direction, dateOrder, hourCycle, weekStartDay, currency })
    return { locale, translate: createTranslate(locale, catalog) }
  }, [tag, catalog, direction, dateOrder, hourCycle, weekStartDay, currency])
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>
}
