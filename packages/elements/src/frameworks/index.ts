export type { AllElements, Handlers } from './all-elements.types'
