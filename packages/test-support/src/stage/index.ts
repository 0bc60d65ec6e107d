export { stageChoices, readStage } from './stage'
export type { Stage, StageDataSize, StagePlan, StageRole } from './stage'
