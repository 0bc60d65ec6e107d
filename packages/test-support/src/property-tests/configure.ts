import { configureGlobal, defaultReportMessage } from 'fast-check'
import { inject } from 'vitest'

import { USUAL_SEED } from './model-runs'

/**
 * Set-up of every property test; Vitest runs it before each test file.
 *
 * Properties try the same cases in every usual run, and with `DEEP_TESTS=yes` new ones each
 * day (UTC). A failure prints the command that repeats it: `PROPERTY_SEED` sets the seed, and
 * `PROPERTY_PATH` runs only the failing case.
 */
const { seed: requestedSeed, path, isDeep } = inject('propertySettings')
const seed = Number(requestedSeed ?? (isDeep ? today() : USUAL_SEED))
if (!Number.isInteger(seed)) throw new Error('PROPERTY_SEED must be a whole number.')

configureGlobal({
  seed,
  ...(path !== undefined && { path }),
  reporter(run) {
    const message = defaultReportMessage(run)
    if (message === undefined) return
    const variables = [
      `PROPERTY_SEED=${run.seed}`,
      ...(run.counterexamplePath === null ? [] : [`PROPERTY_PATH=${run.counterexamplePath}`]),
    ]
    throw new Error(
      `${message}\n\nTo repeat it: ${variables.join(' ')} npx vitest run <this file> -t '<this test>'`,
      { cause: run.errorInstance },
    )
  },
})

/** The date in UTC as a number, such as 20261123. */
function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '')
}
