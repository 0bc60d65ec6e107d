// An import declaration in an ambient module resolves no relative path: its types would be `any`.
/* oxlint-disable typescript/consistent-type-imports */

declare module 'virtual:component-pages' {
  /** Every component that has a page, in the order of the titles. */
  export const pages: readonly import('./details/component-pages').ComponentPage[]
}

declare module 'virtual:component-details' {
  type Details = import('./details/property-details').PageDetails

  /** Loads the details of the entry point in a folder. */
  export const loadDetails: Readonly<Record<string, () => Promise<{ details: Details }>>>
}
