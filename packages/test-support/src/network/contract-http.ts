import type { paths } from '@throughline/api-client/schema'
import { createOpenApiHttp } from 'openapi-msw'

/** Base URL of the mocked API. No request to it leaves the page or the process. */
export const API_URL = 'http://planner.test/api'

/**
 * Creates request handlers of msw for operations of the contract: paths, parameters,
 * bodies and answers are typed from `openapi.yaml`, so a handler that drifts from the
 * contract does not compile.
 */
export const contractHttp = createOpenApiHttp<paths>({ baseUrl: API_URL })
