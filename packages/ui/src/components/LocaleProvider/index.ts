export { useLabels, useLocale } from '../../internal/locale/locale-context'
export { LocaleProvider } from './LocaleProvider'
export type { LocaleProviderProps } from './LocaleProvider'
