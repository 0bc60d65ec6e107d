export { finishTasks, modelRuns, testModel, type ModelRuns } from './model-runs'
export type { PropertySettings } from './property-settings'
export { edgeDays } from './edge-days'
