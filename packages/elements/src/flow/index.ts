import { defineFlow } from './define'

export { defineFlow, ThroughlineFlowElement } from './define'
export type { FlowElement, FlowEventMap, FlowMethods, FlowProperties } from './define'

defineFlow()
