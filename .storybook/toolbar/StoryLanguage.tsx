import { pseudoCatalog } from '@throughline/domain/pseudo-language'
import { LocaleProvider } from '@throughline/ui/LocaleProvider'
import { lazy, Suspense, type PropsWithChildren } from 'react'

/** Loaded by stories in German only. */
const German = lazy(async () => {
  const { german } = await import('@throughline/planner-views/german')
  return {
    default: ({ children }: PropsWithChildren) => (
      <LocaleProvider locale="de-DE" currency="EUR" catalog={german}>
        {children}
      </LocaleProvider>
    ),
  }
})

/** A story in the language of the toolbar; in English without a provider, as most products are. */
export function StoryLanguage({ language, children }: PropsWithChildren<{ language: unknown }>) {
  switch (language) {
    case 'de':
      return (
        <Suspense>
          <German>{children}</German>
        </Suspense>
      )
    case 'pseudo':
      return <LocaleProvider catalog={pseudoCatalog}>{children}</LocaleProvider>
    case 'ar':
      return <LocaleProvider locale="ar-EG-u-nu-arab">{children}</LocaleProvider>
    default:
      return children
  }
}
