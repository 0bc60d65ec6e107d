/** Forgotten, changed and first passwords. */
export const PASSWORD_MESSAGES = {
  invalidEmail: 'Invalid email address. Confirm there are no spaces or special characters.',
  resetLinkSent: 'An email has been sent to you with a link to reset your password.',
  emailSent: 'Email sent.',
  emailFailed: 'Error sending email address. Please try again.',
  changed: 'Password changed.',
  changeFailed: 'Error changing password. Please try again.',
  saved: 'Password saved.',
  saveFailed: 'Error saving password. Please visit the link you received via email again.',
  confirmationDiffers: 'confirm password must match',
  tooShort: 'Use at least 8 characters.',
  tooCommon: 'This is one of the most common passwords. Choose another one.',
  currentMissing: 'Enter your current password.',
  currentWrong: 'This is not your current password.',
  noCurrent: 'You have no password yet. Log out and choose Forgot Password to set one.',
} as const
