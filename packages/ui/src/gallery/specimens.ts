import { actions } from './actions'
import { choices } from './choices'
import type { Specimen } from './specimen'

/** Every part that has a resting look, in the order of the canvas. */
export const specimens: readonly Specimen[] = [...actions, ...choices]
