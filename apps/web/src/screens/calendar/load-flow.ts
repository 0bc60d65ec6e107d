/** Loads the code of the flow, which month and day do not need; a second call resolves at once. */
export const loadFlowScreen = () => import('./flow/FlowScreen')
