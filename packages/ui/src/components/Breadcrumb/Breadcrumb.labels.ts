import { defineLabels } from '@throughline/domain/locale'
/** The labels in English. */
export const englishBreadcrumbLabels = defineLabels('Breadcrumb', () => ({
  /** Names the navigation. */
  navigation: 'Breadcrumb',
  /** The button in place of the steps that are left out. */
  more: ({ count }: { count: number }) =>
    count === 1 ? 'Show 1 more page' : `Show ${count} more pages`,
}))

/** The labels of a breadcrumb. */
export interface BreadcrumbLabels extends Readonly<typeof englishBreadcrumbLabels> {}
