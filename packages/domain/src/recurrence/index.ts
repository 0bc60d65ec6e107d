export { repeats } from './rule-text'
