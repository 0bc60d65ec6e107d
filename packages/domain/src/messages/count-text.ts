const digits = new Intl.NumberFormat('en-US')

/** Returns a count with thousands separators: `1,234`. */
export function formatCount(count: number): string {
  return digits.format(count)
}

/** Returns a count with its noun: `1 tactic`, `1,234 tactics`. @param plural the noun of several */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`
}
