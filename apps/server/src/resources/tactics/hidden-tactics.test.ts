import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tacticInitiatives, tactics } from '../../db/schema'
import { secrets, addTactic } from '../../testing/world'
import { server, tokens, world } from '../../testing/world-scenario'
import { create, newTactic, setUpTactics, update } from './testing/tactics-scenario'

setUpTactics()

/** Every answer that a person can get about the plan with the secrets. */
async function crawl(userId: number): Promise<string> {
  const as = await server.tokenFor(userId)
  const { lead } = world.plans
  const ids = await server.database.orm
    .select({ id: tactics.id })
    .from(tactics)
    .where(eq(tactics.planId, lead.id))
  const urls = [
    '/api/me',
    '/api/plans',
    `/api/accounts/${lead.accountId}`,
    `/api/plans/${lead.id}`,
    `/api/channels?plan=${lead.id}&family=true`,
    `/api/tags?plan=${lead.id}&family=true`,
    `/api/tactics?plan=${lead.id}&family=true`,
    `/api/tactics?plan=${lead.id}&startDate=2026-01-01&endDate=2026-12-31`,
    ...ids.flatMap(({ id }) => [`/api/tactics/${id}`, `/api/tactics/${id}/summary`]),
  ]
  const answers: string[] = []
  for (const url of urls) answers.push((await server.call({ method: 'GET', url, token: as })).text)
  return answers.join('\n')
}

describe('what a person may not see', () => {
  it('no response to a person without budget visibility contains a cost', async () => {
    const figure = String(secrets.estimatedCost)
    expect(await crawl(world.people.contributor)).toContain(figure)
    expect(await crawl(world.people.withoutBudget)).not.toContain(figure)
  })

  it('and they can neither enter one nor wipe one out', async () => {
    const as = await server.tokenFor(world.people.withoutBudget)
    const made = await create({ estimatedCost: 700 })
    const entered = await update(made, { estimatedCost: 1 }, { token: as })
    expect(entered.status).toBe(403)
    const echoed = await update(made, { title: 'Y', estimatedCost: null }, { token: as })
    expect(echoed.json).toMatchObject({ title: 'Y', estimatedCost: null })
    const url = `/api/tactics/${Number(made['id'])}`
    const { json } = await server.call({ method: 'GET', url, token: tokens.contributor })
    expect(json?.['estimatedCost']).toBe(700)
  })

  it('no response to a person contains a blocked tag, or an item with one', async () => {
    const related = await addTactic(
      server.database.orm,
      world.plans.lead.id,
      world.plans.lead.emailTypeId,
      { title: 'Refers to it' },
    )
    await server.database.orm
      .insert(tacticInitiatives)
      .values({ tacticId: related, initiativeId: world.tactics.blocked })
    const everything = await crawl(world.people.contributor)
    expect(everything).toContain(secrets.blockedTitle)
    expect(everything).toContain(secrets.blockedTag)
    const seen = await crawl(world.people.withBlockedTag)
    expect(seen).not.toContain(secrets.blockedTitle)
    expect(seen).not.toContain(secrets.blockedTag)
    expect(seen).toContain('Objective:Awareness')
  })

  it('and a list names no initiative with one', async () => {
    const { lead } = world.plans
    const url = `/api/tactics?plan=${lead.id}`
    const named = async (userId: number): Promise<boolean> => {
      const as = await server.tokenFor(userId)
      const { json } = await server.call({ method: 'GET', url, token: as })
      const lists = JSON.stringify(json).match(/"relatedInitiativeIds":\[[^\]]*\]/g) ?? []
      return lists.some((list) => list.includes(String(world.tactics.blocked)))
    }
    const related = await create()
    await server.database.orm
      .insert(tacticInitiatives)
      .values({ tacticId: Number(related['id']), initiativeId: world.tactics.blocked })
    expect(await named(world.people.contributor)).toBe(true)
    expect(await named(world.people.withBlockedTag)).toBe(false)
  })

  it('and the item is not there for them, to read, to change or to delete', async () => {
    const as = await server.tokenFor(world.people.withBlockedTag)
    const url = `/api/tactics/${world.tactics.blocked}`
    const tactic = { id: world.tactics.blocked, version: 1 }
    expect((await server.call({ method: 'GET', url, token: as })).status).toBe(404)
    expect((await update(tactic, { title: 'X' }, { token: as })).status).toBe(404)
    expect((await server.call({ method: 'DELETE', url, token: as })).status).toBe(404)
    const tagged = await server.call({
      ...newTactic({ tagIds: [world.tags.blocked] }),
      token: as,
    })
    expect(tagged.json).toMatchObject({ status: 422, code: 'invalid_reference' })
  })
})
