import { createPlanningServer } from '@throughline/test-support/network'
import { expect, test } from 'vitest'
import { createQueryClient } from '../query-client'
import { defineRead } from './read'

test.each([
  ['once within its lifetime', Infinity, 1],
  ['again after its lifetime', 0, 2],
])('an answer is read %s', async (_how, staleTime, count) => {
  let requests = 0
  const read = defineRead({
    key: (id: number) => ['previews', id],
    fetch: () => {
      requests += 1
      return Promise.resolve(requests)
    },
    cache: { staleTime },
  })
  const { client } = createPlanningServer()
  const queryClient = createQueryClient()
  await queryClient.fetchQuery(read.options(client, 7))
  await queryClient.fetchQuery(read.options(client, 7))
  expect(requests).toBe(count)
})
