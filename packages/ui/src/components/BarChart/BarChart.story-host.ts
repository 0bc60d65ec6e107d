import type { BarChartCategory } from './index'

const names = ['Oct 2026', 'Nov 2026', 'Dec 2026', 'Jan 2027', 'Feb 2027', 'Mar 2027']
const planned = [60_300, 118_100, 66_500, 24_000, 41_500, 52_000]
const spent = [63_300, 104_600, 70_300, 0, 0, 0]

export const months: readonly BarChartCategory[] = names.map((label, at) => ({
  id: label,
  label,
  shortLabel: label.slice(0, 3),
  values: [planned[at] ?? 0, spent[at] ?? 0],
}))

const lastYear = [48_000, 97_500, 71_000, 22_400, 39_900, 47_300]

export const monthsOfThree: readonly BarChartCategory[] = names.map((label, at) => ({
  id: label,
  label,
  shortLabel: label.slice(0, 3),
  values: [planned[at] ?? 0, spent[at] ?? 0, lastYear[at] ?? 0],
}))

export const channels: readonly BarChartCategory[] = [
  { id: 'social', label: 'Social', color: '#8249AB', values: [92_400] },
  { id: 'email', label: 'Email', color: '#EF482A', values: [61_000] },
  { id: 'search', label: 'Search', color: '#2E9E5B', values: [34_800] },
  { id: 'stores', label: 'Stores', values: [12_000] },
  { id: 'print', label: 'Print', values: [4200] },
  { id: 'radio', label: 'Radio', values: [1800] },
]

export const manyMonths: readonly BarChartCategory[] = Array.from(
  { length: 36 },
  (_unused, at) => ({
    id: String(at),
    label: `Month ${at + 1}`,
    shortLabel: String(at + 1),
    values: [((at * 7919) % 90_000) + 1000, (at * 6101) % 80_000],
  }),
)

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

export const formatDollars = (value: number) => dollars.format(value)
export const formatShortDollars = (value: number) => shortDollars.format(value)
