/** Paths of pages that belong to no view of a plan. */
export const accountPaths = [
  '/account',
  '/account/user/:userId?',
  '/setup/:mode/:accountId/:planId/:step?',
  '/guides/:guide?',
] as const

/** Path pattern of a page that belongs to no view of a plan. */
export type AccountPath = (typeof accountPaths)[number]
