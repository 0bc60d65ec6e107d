import { expect, test } from 'vitest'
import { createApiClient } from '../client'
import { listInitiatives } from './initiatives'
import { listTags } from './tags'

/** Answers every call with a list, and records the URLs. */
function clientWith(items: readonly object[]) {
  const requested: URL[] = []
  const client = createApiClient({
    baseUrl: 'http://planner.test/api',
    fetch: (request: Request) => {
      requested.push(new URL(request.url))
      return Promise.resolve(
        new Response(JSON.stringify({ items, total: items.length }), {
          headers: { 'content-type': 'application/json' },
        }),
      )
    },
  })
  return { client, requested }
}

test('tags come with those of the family, and hold what the planner needs of them', async () => {
  const tag = {
    id: 21,
    title: 'Top spenders',
    text: 'Target Persona:Top spenders',
    category: 'Target Segment',
    categoryName: 'Target Persona',
    planId: 12,
    orderIndex: 3,
    isLead: false,
    isNested: true,
    abbreviatedPlanName: 'WR',
  }
  const { client, requested } = clientWith([{ ...tag, plan: '/api/plans/12', isObjective: false }])
  expect(await listTags(client, 12)).toEqual([tag])
  expect(requested.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/tags?plan=12&family=true',
  ])
})

test('initiatives are asked for whenever they are', async () => {
  const { client, requested } = clientWith([])
  expect(await listInitiatives(client, 12)).toEqual([])
  expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toEqual({
    plan: '12',
    family: 'true',
    isInitiative: 'true',
  })
})
