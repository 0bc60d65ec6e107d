/**
 * Rounds an amount to whole dollars, halves up: 0.5 gives 1 and −0.5 gives 0.
 * Values that are not finite give 0.
 */
export function toWholeDollars(amount: number): number {
  if (!Number.isFinite(amount)) return 0
  const rounded = Math.round(amount)
  // Minus zero would be written as -$0.
  return rounded === 0 ? 0 : rounded
}

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Whole US dollars as tables and totals show them: `$1,234`, `-$1,234`. */
export function formatDollars(amountDollars: number): string {
  return whole.format(toWholeDollars(amountDollars))
}
