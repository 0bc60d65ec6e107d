export { colorFlow, DEFAULT_FLOW_COLOURING } from './color-flow'
export type { FlowColors, FlowColouring, FlowLegendEntry } from './color-flow'
export { flowExpenses } from './flow-expenses'
export type { FlowCostItem, FlowExpenses } from './flow-expenses'
export type { FlowDetails } from './flow-details'
export { DEFAULT_FLOW_GROUPING, FLOW_GROUPINGS } from './flow-rows'
export type {
  FlowChannel,
  FlowGrouping,
  FlowRow,
  FlowSection,
  FlowTarget,
  FlowType,
  GroupedItem,
} from './flow-rows'
export { DEFAULT_FLOW_ZOOM, FLOW_ZOOMS, flowDayPixels, nextFlowZoom } from './flow-zoom'
export type { FlowZoom } from './flow-zoom'
export { groupFlow } from './group-flow'
export { timelineCells, timelineUnits } from './timeline-cells'
export type { TimelineCell, TimelineUnit, TimelineUnits } from './timeline-cells'
