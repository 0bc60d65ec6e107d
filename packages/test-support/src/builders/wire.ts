import type { components } from '@throughline/api-client/schema'

/** The shapes of the contract, by name. */
export type Schemas = components['schemas']
