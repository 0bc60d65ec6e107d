import { createApiClient } from '@throughline/api-client'
import { QueryClient } from '@tanstack/react-query'
import { buildTactic, wireTacticOf } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { createOptions, type NewTactic } from './tactic-changes'

const original = buildTactic({
  id: 7,
  on: '2026-11-18',
  tacticTypeId: 1030,
  tacticPlatformIds: [5],
  tagIds: [9],
  rrule: 'FREQ=WEEKLY',
})

const { startDate, endDate, isAllDay, planId, tacticTypeId } = original
const draft = {
  planId,
  title: 'Copy',
  tacticTypeId,
  startDate,
  endDate,
  isAllDay,
  isInitiative: false,
}

/** Creates an item and returns what the server was sent. */
async function sentBy(request: NewTactic): Promise<unknown> {
  const sent: unknown[] = []
  const client = createApiClient({
    baseUrl: 'http://planner.test/api',
    fetch: async (call) => {
      if (call.method === 'POST') sent.push(await call.json())
      return Response.json(wireTacticOf(original), { status: call.method === 'POST' ? 201 : 200 })
    },
  })
  const queryClient = new QueryClient()
  const options = createOptions({ client, queryClient, ownerId: planId })
  await queryClient.getMutationCache().build(queryClient, options).execute(request)
  return sent[0]
}

const PLATFORMS = { tacticPlatformIds: [5] }
const SERIES = { rrule: 'FREQ=WEEKLY' }

test('a copy takes over tags, platforms and the series', async () => {
  const sent = await sentBy({ draft, copyOf: original })
  expect(sent).toMatchObject({ title: 'Copy', tagIds: [9], ...PLATFORMS, ...SERIES })
})

test('a copy of another type has no platforms: they belong to the type', async () => {
  const sent = await sentBy({ draft: { ...draft, tacticTypeId: 1020 }, copyOf: original })
  expect(sent).toMatchObject({ tagIds: [9], ...SERIES })
  expect(sent).not.toHaveProperty('tacticPlatformIds')
  expect(sent).not.toHaveProperty('typeValues')
})

test('a copy that begins on another day does not repeat', async () => {
  const moved = { startDate: '2026-11-19T08:00:00', endDate: '2026-11-19T08:00:00' }
  const sent = await sentBy({ draft: { ...draft, ...moved }, copyOf: original })
  expect(sent).toMatchObject({ tagIds: [9], ...PLATFORMS })
  expect(sent).not.toHaveProperty('rrule')
  expect(sent).not.toHaveProperty('recurrenceEndDate')
})

test('a new item takes nothing over', async () => {
  expect(await sentBy({ draft })).not.toHaveProperty('tagIds')
})
