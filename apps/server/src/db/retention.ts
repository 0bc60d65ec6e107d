const DAY_MS = 86_400_000

/**
 * Days for which a deleted tactic or saved view can be restored, and a bulk change undone;
 * afterwards it is removed for good.
 */
export const RESTORE_DAYS = 30

/** Days for which a deleted plan can be restored; afterwards it is removed for good. */
export const PLAN_RESTORE_DAYS = 7

/**
 * Days for which attempts are stored: those that are recorded only for rate limits for one day,
 * because the longest window is an hour; failed sign-ins longer, for the investigation of attacks.
 */
export const ATTEMPT_DAYS = {
  bad_link: 1,
  calendar_previewed: 1,
  calendar_refreshed: 1,
  calendar_tried: 1,
  feedback_sent: 1,
  password_reset_asked: 1,
  password_reset_for_other: 1,
  password_reset_queued: 1,
  picture_import: 1,
  saml_started: 1,
  current_password_failed: 90,
  saml_refused: 90,
  sign_in_failed: 90,
} as const

/** An action with a rate limit. */
export type LimitedAction = keyof typeof ATTEMPT_DAYS

/** Until when a plan that was deleted at this time can be restored. */
export function planRestorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + PLAN_RESTORE_DAYS * DAY_MS)
}

/** Whether something that was deleted at this time can still be restored. */
export function canBeRestored(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() <= RESTORE_DAYS * DAY_MS
}
