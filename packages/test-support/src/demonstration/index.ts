export { createDemonstration, type Demonstration } from './create-demonstration'
