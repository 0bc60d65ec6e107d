import { expect } from 'vitest'
import { ask, world } from '../../../testing/world-scenario'
import type { Person } from '../../../testing/world-scenario'

export const MARCH = 'start_date=2026-03-01&end_date=2026-03-31'

export async function exportUrl(person: Person, days = MARCH): Promise<string> {
  const answer = await ask(person, 'GET', `/plans/${world.plans.lead.id}/export?${days}`)
  expect(answer.status).toBe(200)
  return String(answer.json?.['url'])
}
