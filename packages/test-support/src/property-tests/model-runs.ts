import { assert, asyncProperty, type Arbitrary } from 'fast-check'
import { expect, inject, test } from 'vitest'

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

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

/**
 * Tests a component against its model.
 *
 * @param sentence says what the component does
 * @param run runs a sequence of steps, and returns what the component does and the model does not
 * @param numRuns see {@link modelRuns}
 */
export function testModel<Sequence>(
  sentence: string,
  steps: Arbitrary<Sequence>,
  run: (sequence: Sequence) => Promise<string | null>,
  numRuns: number,
): void {
  test.each([sentence])(
    '%s',
    async () => {
      await assert(
        asyncProperty(steps, async (sequence) => {
          expect(await run(sequence)).toBeNull()
        }),
        modelRuns(numRuns),
      )
    },
    HANGS_AFTER_MS,
  )
}

/**
 * Lets React render and run its effects, whose tasks come before these.
 *
 * @param count tasks to wait for: React needs more when a render leads to another one
 */
export async function finishTasks(count = 2): Promise<void> {
  for (let task = 0; task < count; task += 1) {
    const { port1, port2 } = new MessageChannel()
    await new Promise<void>((resolve) => {
      port1.addEventListener('message', () => {
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    })
    port1.close()
  }
}
