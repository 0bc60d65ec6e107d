import type { Call } from '../test-server'
import type { Scenario } from './scenario'

/** A call as a test makes it, without the token. `payload` is a body that is no JSON. */
type Sample = Omit<Call, 'token'> & { readonly payload?: Buffer }

/** Makes one good call of an operation: whoever is refused is refused for who they are. */
export type MakeSample = (scenario: Scenario) => Sample | Promise<Sample>
