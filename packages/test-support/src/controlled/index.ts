export { controlled } from './controlled'
