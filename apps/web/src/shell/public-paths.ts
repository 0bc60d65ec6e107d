/** Where pages are that nobody has to sign in for. */
export const PUBLIC_PATHS = [
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

/** The pattern of a page that nobody has to sign in for. */
export type PublicPath = (typeof PUBLIC_PATHS)[number]
