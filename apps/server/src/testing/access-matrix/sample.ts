import type { Call } from '../test-server'
import type { Scenario } from './scenario'

/** A call as a test makes it, without the token. `payload` is a body that is not JSON. */
type Sample = Omit<Call, 'token'> & { readonly payload?: Buffer }

/**
 * Makes one valid call of an operation, so that only the caller can be the reason for a refusal.
 */
export type MakeSample = (scenario: Scenario) => Sample | Promise<Sample>
