import { createQueryClient } from '../data/query-client'

/** Creates the cache of the server's answers, which reads again at once after a failure. */
export function queryClientOfStories() {
  const client = createQueryClient()
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  return client
}
