export { civilAt, civilSecondAt, instantOf, isSupportedZone, offsetMinutesAt } from './zone-clock'
