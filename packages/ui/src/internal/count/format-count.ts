const digits = new Intl.NumberFormat('en-US')

/** Returns a count with thousands separators, for the labels in English: `1,234`. */
export function formatCount(count: number): string {
  return digits.format(count)
}
