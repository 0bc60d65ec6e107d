// Components that a press opens over a view. They share one file, because they change items with
// the same code. Several small files would add their names to the code of the first screen.
export { PlanBulkChangeDialog } from '../bulk/PlanBulkChangeDialog'
export { PlanSelectionBar } from '../bulk/PlanSelectionBar'
export { PlanParkingLot } from '../parking/PlanParkingLot'
export { NewTacticPopover } from './NewTacticPopover'
