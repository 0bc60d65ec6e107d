const DAY_MS = 86_400_000

/**
 * Days for which a deleted tactic or saved view can be restored, and a bulk change undone;
 * afterwards it is removed for good.
 */
export const RESTORE_DAYS = 30

/** Days for which a deleted plan can be restored; afterwards it is removed for good. */
export const PLAN_RESTORE_DAYS = 7

/** Until when a plan that was deleted at this time can be restored. */
export function planRestorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + PLAN_RESTORE_DAYS * DAY_MS)
}

/** Whether something that was deleted at this time can still be restored. */
export function canBeRestored(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() <= RESTORE_DAYS * DAY_MS
}
