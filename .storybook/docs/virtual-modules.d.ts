declare module 'virtual:component-pages' {
  import type { ComponentPage } from './details/component-pages'

  /** Every component that has a page, in the order of the titles. */
  export const pages: readonly ComponentPage[]
}

declare module 'virtual:component-tokens' {
  import type { TokenName } from '@throughline/ui/theme'

  /** Names of the tokens that a component reads, by component. */
  export const tokensByComponent: Readonly<Record<string, readonly TokenName[]>>
}

declare module 'virtual:component-properties' {
  import type { EntryDetails } from './details/property-details'

  /** Loads what can be looked up about the entry point in a folder. */
  export const loadDetails: Readonly<Record<string, () => Promise<{ details: EntryDetails }>>>
}
