import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { channels } from '../../../db/schema'
import type { Call } from '../../../testing/test-server'
import { askWith, server, tokens, world } from '../../../testing/world-scenario'

/** Calls the API as the admin. */
export const ask = (
  method: Call['method'],
  url: string,
  body?: object,
  headers?: Record<string, string>,
) => askWith(tokens.admin, method, url, body, headers)

let made = 0

export async function makeChannel(more: object = {}): Promise<number> {
  made += 1
  const answer = await ask('POST', '/channels', {
    name: `Trade Show ${made}`,
    plan: world.plans.lead.id,
    ...more,
  })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

export async function orderOf(planId: number): Promise<string[]> {
  const rows = await server.database.orm
    .select({ name: channels.name })
    .from(channels)
    .where(eq(channels.planId, planId))
    .orderBy(asc(channels.orderIndex), asc(channels.id))
  return rows.map(({ name }) => name)
}
