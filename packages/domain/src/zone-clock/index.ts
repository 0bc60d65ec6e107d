export { civilAt, instantOf, instantOfCivil, isKnownZone, offsetMinutesAt } from './zone-clock'
