/** Path patterns of pages that need no sign-in. */
export const publicPaths = [
  '/sign-in',
  '/sign-in/bypass/:refreshToken?',
  '/sign-in/error',
  '/sign-in/saml-error',
  '/forgot-password',
  '/change-password',
  '/set-password/:token?',
  '/first-account/:token',
  '/maintenance-mode',
] as const

/** Path pattern of a page that needs no sign-in. */
export type PublicPath = (typeof publicPaths)[number]
