export { FIXED_CIVIL_NOW, FIXED_DAY, fixedNow, freezeNow } from './fixed-clock'
