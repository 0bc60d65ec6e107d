const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function romanNumber(letters: string): number {
  const digits = Array.from(letters, (letter) => romanDigits[letter] ?? 0)
  let sum = 0
  for (const [at, digit] of digits.entries()) sum += digit < (digits[at + 1] ?? 0) ? -digit : digit
  return sum
}

/** `a` to `z`, then `aa` to `zz`, as Word counts. */
function letterNumber(letters: string): number {
  return letters.charCodeAt(0) - 96 + 26 * (letters.length - 1)
}

/** The numbers that a marker such as `3.`, `2.1.`, `(c)` or `iv)` can mean. */
function meaningsOf(marker: string): readonly number[] {
  const digits = /(\d+)[.)]?\s*$/.exec(marker.trim())?.[1]
  if (digits !== undefined) return [Number(digits)]
  const letters = /([a-z]+)[.)]?\s*$/i.exec(marker.trim())?.[1]?.toLowerCase() ?? ''
  if (letters === '') return []
  if (!/^[ivxlc]+$/.test(letters)) return [letterNumber(letters)]
  const isLikelyRoman = letters.length > 1 || /[ivx]/.test(letters)
  const meanings = [romanNumber(letters), letterNumber(letters)]
  return isLikelyRoman ? meanings : meanings.toReversed()
}

/** Reads the numbers of the lists of Word, which are texts, in document order. */
export class WordNumbers {
  readonly #last: number[] = []

  /**
   * Returns the number of an item. Letters that are also Roman digits get the meaning that
   * continues from the item before, else the more common one.
   *
   * @param level from 1
   * @returns undefined for a marker without a number
   */
  read(marker: string, level: number): number | undefined {
    const meanings = meaningsOf(marker)
    const expected = (this.#last[level] ?? 0) + 1
    const number = meanings.find((one) => one === expected) ?? meanings[0]
    this.skip(level)
    if (number !== undefined) this.#last[level] = number
    return number
  }

  /** An item without a number ends the lists in the item before it. */
  skip(level: number): undefined {
    this.#last.length = Math.min(this.#last.length, level + 1)
  }
}
