import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFirstAccount, openInstallation } from '../testing/server-process'
import type { Installation } from '../testing/server-process'

/** How often the server is killed; set KILLS for a longer run. */
const KILLS = Number(process.env['KILLS'] ?? 3)

const ITEM_TAGS = 3

let installation: Installation

beforeEach(async () => {
  installation = await openInstallation()
})
afterEach(() => installation.remove())

/** The acknowledged writes, which must survive every kill. */
interface Acknowledged {
  readonly tactics: Map<number, string>
  readonly tags: Set<number>
  readonly deleted: Set<number>
}

interface PreparedPlan {
  readonly token: string
  readonly planId: number
  readonly tacticTypeId: number
  readonly tagIds: readonly number[]
}

function listOf(json: Readonly<Record<string, unknown>> | null): readonly Listed[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer keeps to the contract
  return (json?.['items'] ?? []) as readonly Listed[]
}

interface Listed {
  readonly id: number
  readonly title: string
  readonly tagIds: readonly number[]
}

async function setUp(token: string): Promise<PreparedPlan> {
  const [plan] = listOf((await installation.ask('GET', '/plans', { token })).json)
  const planId = plan?.id ?? 0
  const [type] = listOf(
    (await installation.ask('GET', `/tactic_types?plan=${planId}`, { token })).json,
  )
  const tagIds: number[] = []
  for (let index = 0; index < ITEM_TAGS; index += 1) {
    const body = { plan: planId, text: `Objective:Kept ${index}` }
    tagIds.push(Number((await installation.ask('POST', '/tags', { token, body })).json?.['id']))
  }
  return { token, planId, tacticTypeId: type?.id ?? 0, tagIds }
}

/** Writes until the server is killed, and records each acknowledged write. */
async function writeUntilKilled(prepared: PreparedPlan, acknowledged: Acknowledged, name: string) {
  const { token, planId, tacticTypeId, tagIds } = prepared
  for (let turn = 0; ; turn += 1) {
    const title = `${name} ${turn}`
    const body = { title, planId, tacticTypeId, tagIds, startDate: '2026-03-04T08:00:00' }
    const created = await installation.ask('POST', '/tactics', { token, body })
    if (created.status === 201) acknowledged.tactics.set(Number(created.json?.['id']), title)
    const text = `Objective:${title}`
    const tag = await installation.ask('POST', '/tags', { token, body: { plan: planId, text } })
    if (tag.status === 201) acknowledged.tags.add(Number(tag.json?.['id']))
    const [oldest] = acknowledged.tactics.keys()
    if (turn % 3 === 2 && oldest !== undefined) {
      // Until its deletion is acknowledged, the tactic may or may not be there.
      acknowledged.tactics.delete(oldest)
      const removed = await installation.ask('DELETE', `/tactics/${oldest}`, { token })
      if (removed.status === 204) acknowledged.deleted.add(oldest)
    }
  }
}

describe('killed while it writes', () => {
  it('keeps whatever it acknowledged, and nothing by halves', async () => {
    let server = installation.start()
    await installation.untilHealthy(server)
    const token = await createFirstAccount(installation, server)
    const prepared = await setUp(token)
    const acknowledged: Acknowledged = {
      tactics: new Map(),
      tags: new Set(),
      deleted: new Set(),
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writers = ['one', 'two', 'three'].map((name) =>
        writeUntilKilled(prepared, acknowledged, `${name} ${kill}`).catch(() => undefined),
      )
      const target = acknowledged.tactics.size + 1 + Math.floor(Math.random() * 20)
      const { tactics: created, deleted } = acknowledged
      await expect
        .poll(() => created.size >= target && deleted.size > 0, { interval: 5 })
        .toBe(true)
      await installation.end(server, 'SIGKILL')
      await Promise.all(writers)

      server = installation.start()
      await installation.untilHealthy(server)
      const tactics = listOf(
        (await installation.ask('GET', `/tactics?plan=${prepared.planId}`, { token })).json,
      )
      const matches = new Map(tactics.map(({ id, title }) => [id, title]))
      for (const [id, title] of acknowledged.tactics)
        expect([id, matches.get(id)]).toEqual([id, title])
      for (const id of acknowledged.deleted) expect(matches.has(id)).toBe(false)
      for (const { tagIds } of tactics) expect(tagIds).toEqual(prepared.tagIds)
      const tags = listOf(
        (await installation.ask('GET', `/tags?plan=${prepared.planId}`, { token })).json,
      )
      expect(tags.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged.tags]))
    }
    expect(acknowledged.tactics.size).toBeGreaterThan(0)
    expect(acknowledged.deleted.size).toBeGreaterThan(0)
  })
})
