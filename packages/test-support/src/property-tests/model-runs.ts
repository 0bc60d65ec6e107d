import { inject } from 'vitest'

/** How many times more sequences a deep run tries. */
const DEEP_FACTOR = 20

/** The seed of a usual run: the same cases on every machine and every day. */
export const USUAL_SEED = 20261128

/** The parameters of fast-check for the runs of a model. */
export interface ModelRuns {
  readonly numRuns: number
  /** Without one, fast-check takes the seed of the day. */
  readonly seed?: number
}

/**
 * Returns how a model is run: the same sequences in every usual run, and with
 * `DEEP_TESTS=yes` twenty times as many by the seed of the day. `PROPERTY_SEED` replaces
 * both seeds.
 *
 * @param numRuns sequences of a usual run; choose as many as take a few seconds
 */
export function modelRuns(numRuns: number): ModelRuns {
  const { seed, isDeep } = inject('propertySettings')
  if (isDeep) return { numRuns: numRuns * DEEP_FACTOR }
  return { numRuns, seed: Number(seed ?? USUAL_SEED) }
}
