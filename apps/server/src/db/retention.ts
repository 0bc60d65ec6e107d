/** Days for which a deleted tactic can be restored; afterwards it is removed for good. */
export const RESTORE_DAYS = 30
