/** A source of numbers that look random and are the same for the same seed. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** Returns true with a probability of `share`, 0 to 1. */
  chance(share: number): boolean
  /** One of the choices, each as likely as the other. */
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T
  /** The place of one of the weights, likely in proportion to it. */
  weighted(weights: readonly number[]): number
}

/** Makes a source of numbers (the mulberry32 generator) from a 32-bit seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (choices) => {
      const chosen = choices[integer(0, choices.length - 1)]
      if (chosen === undefined)
        throw new RangeError('There is nothing to pick from: pass a choice.')
      return chosen
    },
    weighted: (weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [place, weight] of weights.entries()) {
        rest -= weight
        if (rest < 0) return place
      }
      return Math.max(0, weights.length - 1)
    },
  }
}
