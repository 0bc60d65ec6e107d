export { FIXED_DAY, fixedNow, freezeNow } from './fixed-clock'
