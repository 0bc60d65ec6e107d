/**
 * The zones of the toolbar, from one end of the earth's clocks to the other, with
 * and without daylight saving, on whole and on half hours. Stories begin in UTC. A
 * URL cannot hold the slash of a zone's name, so the values have a space instead.
 */
export const storyTimeZones = [
  { value: 'UTC', title: 'UTC' },
  { value: 'Pacific Pago_Pago', title: 'Pago Pago, UTC−11' },
  { value: 'America Los_Angeles', title: 'Los Angeles' },
  { value: 'America New_York', title: 'New York' },
  { value: 'America St_Johns', title: 'St. John’s, half an hour off' },
  { value: 'Europe Berlin', title: 'Berlin' },
  { value: 'Africa Cairo', title: 'Cairo' },
  { value: 'Asia Kolkata', title: 'Kolkata, half an hour off' },
  { value: 'Asia Tokyo', title: 'Tokyo' },
  { value: 'Pacific Auckland', title: 'Auckland' },
  { value: 'Pacific Kiritimati', title: 'Kiritimati, UTC+14' },
] as const

/** The IANA name of the toolbar's zone; what it does not know counts as UTC. */
export function storyTimeZone(globals: Readonly<Record<string, unknown>>): string {
  const chosen = storyTimeZones.find(({ value }) => value === globals['timeZone'])
  return chosen?.value.replace(' ', '/') ?? 'UTC'
}
