// What opens over a view on a press, in one file: all of it changes items with the same code,
// and several small files would add their names to what the first screen loads.
export { PlanBulkChangeDialog } from '../bulk/PlanBulkChangeDialog'
export { PlanSelectionBar } from '../bulk/PlanSelectionBar'
export { PlanParkingLot } from '../parking/PlanParkingLot'
export { NewTacticPopover } from './NewTacticPopover'
