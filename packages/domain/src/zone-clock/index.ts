export {
  civilAt,
  civilSecondAt,
  instantOf,
  instantOfCivil,
  isKnownZone,
  offsetMinutesAt,
} from './zone-clock'
