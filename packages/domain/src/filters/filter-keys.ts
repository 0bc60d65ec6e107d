// Separate from the filters, because the navigation of every page passes the keys on.

/** Prefixes of the storage keys of a plan's filters; the id of the plan follows. */
export type FilterKey = 'lpl' | 'npl' | 'tp' | 'in' | 'tg' | 'sb'

/** The prefixes, in order: lead plan, nested plans, types, initiatives, tags, calendars of interest. */
export const FILTER_KEYS: readonly FilterKey[] = ['lpl', 'npl', 'tp', 'in', 'tg', 'sb']
