export {
  civilAt,
  civilSecondAt,
  instantOf,
  instantOfCivil,
  isSupportedZone,
  offsetMinutesAt,
} from './zone-clock'
