import type { Random } from './random'

/** Subjects of a retailer for home and garden, by month of the year (January first). */
const seasonal: readonly (readonly string[])[] = [
  ['New Year Refresh', 'Winter White Sale', 'Storage and Organizing'],
  ['Valentine Table', 'Presidents Day Sale', 'Cozy Bedroom'],
  ['Spring Preview', 'Garden Starters', 'Spring Cleaning'],
  ['Easter Table', 'Earth Month', 'Patio Opening'],
  ["Mother's Day", 'Memorial Day Sale', 'Grill Season'],
  ["Father's Day", 'Summer Kickoff', 'Outdoor Living'],
  ['Fourth of July', 'Mid-Year Clearance', 'Summer Entertaining'],
  ['Back to School', 'Dorm Essentials', 'Late Summer Clearance'],
  ['Labor Day Sale', 'Fall Preview', 'Harvest Kitchen'],
  ['Fall Home Refresh', 'Halloween', 'Early Holiday Preview'],
  ['Thanksgiving Table', 'Black Friday', 'Cyber Week'],
  ['Holiday Gift Guide', 'Last-Minute Gifts', 'Winter Clearance'],
]

const evergreen: readonly string[] = [
  'Linen Bedding',
  'Cast Iron Cookware',
  'Outdoor Lighting',
  'Everyday Dinnerware',
  'Kids Room',
  'Rugs and Textiles',
  'Small Kitchens',
  'Home Office',
  'Member Rewards',
  'Gift Cards',
  'New Arrivals',
  'Wedding Registry',
]

const themes: readonly string[] = [
  'Fresh Start',
  'Warm Rooms',
  'Growing Season',
  'Open Windows',
  'Gather Outside',
  'Long Evenings',
  'Easy Summer',
  'Ready for School',
  'Back Home',
  'Color Change',
  'Around the Table',
  'Season of Giving',
]

function ofMonth<T>(list: readonly T[], month: number): T {
  const entry = list[(month - 1) % list.length]
  if (entry === undefined) throw new RangeError(`Month ${month} is not 1 to 12: pass a real month.`)
  return entry
}

/** Picks the subject of an item in a month; two of three are seasonal. */
export function pickSubject(random: Random, month: number): string {
  return random.chance(0.67) ? random.pick(ofMonth(seasonal, month)) : random.pick(evergreen)
}

/** The seasonal subjects of a month, 1 to 12. */
export function seasonalSubjects(month: number): readonly string[] {
  return ofMonth(seasonal, month)
}

/** Returns the theme of a month, 1 to 12. */
export function monthlyTheme(month: number): string {
  return ofMonth(themes, month)
}
