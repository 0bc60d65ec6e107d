/** The dollar, as texts of spreadsheets write it. */
const DOLLAR = String.raw`(?:US\$|\$US|USD|\$)`
const AROUND = new RegExp(String.raw`^\s*${DOLLAR}\s*|\s*${DOLLAR}\s*$`, 'gi')
const DASH = String.raw`[-\u2010-\u2015\u2212]`
/** Accounting formats write zero as a dash. */
const ZERO = new RegExp(`^${DASH}+$`)
/** `1,250.-` has no cents. */
const NO_CENTS = new RegExp(String.raw`^(.*\d)[.,]\s*${DASH}+$`)
const SCIENTIFIC = /^\d+(?:\.\d+)?e\+?\d{1,2}$/i
/** `12,34,567.00`, as India groups digits. */
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d*)?$/

/**
 * Returns the text of an amount in a form that `readMoneyCell` reads, for what only spreadsheets
 * write: zero as a dash, no cents as a dash, powers of ten, Indian groups, wide digits, and the
 * dollar apart from a sign or brackets. Any other text comes back without its dollar.
 */
export function plainAmountText(text: string): string {
  const bare = text.normalize('NFKC').trim().replaceAll(AROUND, '').trim()
  if (bare === '') return text
  if (ZERO.test(bare)) return '0'
  const amount = NO_CENTS.exec(bare)?.[1] ?? bare
  if (SCIENTIFIC.test(amount)) return String(Number(amount))
  return INDIAN.test(amount) ? amount.replaceAll(',', '') : amount
}
