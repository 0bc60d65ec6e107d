/**
 * Days at both ends of the years 1900 to 9999, which the contract accepts, days beyond them, and
 * days that do not exist.
 */
export const edgeDays = [
  '1900-01-01',
  '1900-01-03T00:00:00',
  '9999-12-31',
  '9999-12-30T23:59:59',
  '9999-11-01',
  '1899-12-31',
  '0001-01-01',
  '0000-01-01',
  '-001-01-01',
  '10000-01-01',
  '2026-02-30',
] as const
