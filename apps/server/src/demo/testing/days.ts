export const NATIONAL_PLAN_ID = 101
