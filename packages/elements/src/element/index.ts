export { choice, data, flag, number, text } from './declaration'
export type {
  DetailOf,
  ElementDeclaration,
  EventDeclaration,
  ViewHost,
  ViewProps,
} from './declaration'
export { defineElement } from './define-element'
export { commonProperties, elementClass } from './element-class'
export type { CommonProperties, ThroughlineElement } from './element.types'
export { addLanguage } from './languages'
export { provided } from './provided'
