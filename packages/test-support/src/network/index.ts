export {
  RIGHT_PASSWORD,
  singleSignOn,
  singleSignOnOnly,
  USED_TOKEN,
  accessHandlers,
} from './access-handlers'
export { contractHttp } from './contract-http'
export { createMockNetwork } from './mock-network'
export type { DelayedAnswer, MockNetwork, MockNetworkOptions } from './mock-network'
export { createPlanningServer } from './planning-server'
export type { PlanningServer, PlanningServerOptions } from './planning-server'
export { problemResponse } from './problem-response'
