export { withControlledTimers } from './controlled-timers'
export { FIXED_DAY, fixedNow, freezeNow } from './fixed-clock'
