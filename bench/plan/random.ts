/** A source of equally distributed numbers in `[0, 1)`; the same seed yields the same numbers. */
export type Random = () => number

/**
 * A 32-bit counter, mixed by multiplications and shifts: a plan must look the
 * same on every machine and in every run, so the runtime's own source is out.
 *
 * @param seed any integer
 */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An integer in `[from, to]`, both ends included. */
export function integerBetween(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

/**
 * Returns one of the choices.
 *
 * @throws RangeError without a choice
 */
export function oneOf<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new RangeError('There is nothing to choose from: pass a choice.')
  return choice
}
