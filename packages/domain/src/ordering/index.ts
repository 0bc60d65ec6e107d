export { placedAt } from './ordering'
