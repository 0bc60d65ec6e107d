/** Signing in, passwords and the start of a session. */
export const SIGN_IN_MESSAGES = {
  incomplete: 'Please complete all fields.',
  mismatch:
    'The email and password you entered do not match our records. Please double-check and try again.',
  loggedOut: 'You have been automatically logged out. Please log in again.',
  noAccounts: 'No accounts available for user.',
  noRefreshToken: 'Refresh token not available.',
  singleSignOnUnknown:
    'This link to single sign-on does not work. Sign in with your email, or ask your administrator for another link.',
  singleSignOnOnly:
    'Your company signs in with single sign-on. If you are the account owner, please double-check your email and password.',
} as const
