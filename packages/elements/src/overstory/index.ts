import { defineOverstory } from './define'

export { defineOverstory, ThroughlineOverstoryElement } from './define'
export type {
  OverstoryElement,
  OverstoryEventMap,
  OverstoryMethods,
  OverstoryProperties,
} from './define'

defineOverstory()
