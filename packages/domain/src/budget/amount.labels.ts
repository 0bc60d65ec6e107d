import { defineLabels } from '../locale'
import { plainAmount } from './money'

/** Why a text is no amount, and what to enter instead, in English. */
export const englishAmountLabels = defineLabels('Amount', (locale) => ({
  negative: 'Enter an amount that is not negative.',
  tooLarge: ({ max }: { max: number }) => `Enter at most ${locale.money(max)}.`,
  /** The text can be read in two ways. */
  ambiguous: ({ readings }: { readings: readonly [amount: number, amount: number] }) => {
    const [one, other] = readings.map((amount) => plainAmount(amount, locale))
    const sign = locale.currencySign
    return `This can be ${sign}${one} or ${sign}${other}. Enter ${one} or ${other}.`
  },
  unreadable:
    locale.currency === 'USD'
      ? `Enter an amount in dollars, such as ${locale.number(1200)}.`
      : `Enter an amount, such as ${locale.number(1200)}.`,
}))

/** The sentences about amounts. */
export interface AmountLabels extends Readonly<typeof englishAmountLabels> {}
