/** The labels of a breadcrumb. */
export interface BreadcrumbLabels {
  /** Names the navigation. */
  navigation: string
  /** The button in place of the steps that are left out. */
  more: (hidden: { count: number }) => string
}

/** The labels in English. */
export const englishBreadcrumbLabels: BreadcrumbLabels = {
  navigation: 'Breadcrumb',
  more: ({ count }) => (count === 1 ? 'Show 1 more page' : `Show ${count} more pages`),
}
