import { describe, expect, it, vi } from 'vitest'
import * as changeQueries from '../../changes/change-queries'
import { addTactic as addItem } from '../../testing/world'
import { ask, server, tokens, world, type Person } from '../../testing/world-scenario'
import { addTactic, dataOf, followPlan, serverUrl, setUpStreams } from './testing/follow'
import { bulk } from '../bulk-changes/testing/bulk-scenario'

setUpStreams()

type Item = Readonly<Record<string, unknown>> & { readonly id: number }
interface Change {
  readonly collection: string
  readonly action: string
  readonly ids: readonly number[]
  readonly items: readonly Item[] | null
}

/** A person who builds a list of a plan and its family from the items of its stream alone. */
async function follow(person: Person, planId: number) {
  const line = await followPlan(serverUrl, planId, tokens[person], { query: '?family=true' })
  await line.next()
  const items = new Map<number, Item>()
  return {
    name: `${person} of plan ${planId}`,
    /** Reads until these items have arrived. */
    async readUntil(ids: readonly number[]) {
      while (!ids.every((id) => items.has(id))) {
        const block = await line.next()
        if (block === null) throw new Error(`The stream of ${person} has ended.`)
        const change = changeIn(block)
        if (change?.collection !== 'tactics') continue
        for (const id of change.ids) items.delete(id)
        for (const item of change.items ?? []) items.set(item.id, item)
      }
      line.close()
      return [...items.values()].toSorted(byId)
    },
    /** Returns the list of the server, without the items that the world begins with. */
    async list(firstId: number) {
      const { json } = await ask(person, 'GET', `/tactics?plan=${planId}&family=true`)
      const listed: readonly Item[] = JSON.parse(JSON.stringify(json?.['items']))
      return listed.filter(({ id }) => id >= firstId).toSorted(byId)
    },
  }
}

const byId = (one: Item, other: Item) => one.id - other.id
const changeIn = (block: string | null): Change | null => JSON.parse(JSON.stringify(dataOf(block)))

describe('the items of a change', () => {
  it('are those of each person’s list: with their rights, tags, hidden types and initiatives', async () => {
    const { lead, nested, closedNested } = world.plans
    const { open, blocked } = world.tags
    const { orm } = server.database
    const campaignIn = (plan: typeof lead, title: string) =>
      addItem(orm, plan.id, plan.campaignTypeId, { title })
    const campaigns = [
      await campaignIn(lead, 'Lead'),
      await campaignIn(nested, 'Nested'),
      await campaignIn(closedNested, 'Closed'),
    ]
    const related = campaigns.map((initiativeId) => ({ initiativeId }))
    const followers = await Promise.all([
      ...(['owner', 'admin', 'viewer', 'limited', 'withoutBudget', 'withBlockedTag'] as const).map(
        (person) => follow(person, lead.id),
      ),
      ...(['owner', 'admin', 'nestedViewer'] as const).map((person) => follow(person, nested.id)),
    ])

    const plain = await addTactic(tokens.owner, { estimatedCost: 70, tagIds: [open] })
    const changed: number[] = [plain]
    for (const plan of [lead, nested]) {
      for (const more of [
        // Plans that are nested side by side are no family of each other.
        { relatedInitiatives: plan === lead ? related : related.slice(0, 2) },
        { tacticTypeId: plan.hiddenTypeId, estimatedCost: 7 },
        { tacticTypeId: plan.campaignTypeId },
        { isUnscheduled: true, startDate: undefined },
      ]) {
        changed.push(await addTactic(tokens.owner, more, plan))
      }
    }
    changed.push(await addTactic(tokens.owner, { tagIds: [blocked], relatedInitiatives: related }))
    await bulk(changed.slice(0, 3), { kind: 'move', deltaDays: 3 }, { by: world.people.owner })
    await ask('owner', 'DELETE', `/tactics/${changed.at(-2)}`)
    const last = [await addTactic(tokens.owner), await addTactic(tokens.owner, {}, nested)]

    for (const follower of followers) {
      const listed = await follower.list(plain)
      const lastListed = last.filter((id) => listed.some((item) => item.id === id))
      const items = await follower.readUntil(lastListed)
      expect([follower.name, items]).toEqual([follower.name, listed])
      expect(listed.length).toBeGreaterThan(3)
    }
  })

  it('are none of an item that gets a hidden tag meanwhile', async () => {
    const line = await followPlan(serverUrl, world.plans.lead.id, tokens.withBlockedTag)
    await line.next()
    // What was read before the tag.
    const read = vi.spyOn(changeQueries, 'findTagsOfTactics').mockResolvedValueOnce(new Map())
    const id = await addTactic(tokens.admin, { tagIds: [world.tags.blocked] })
    expect(changeIn(await line.next())).toMatchObject({ ids: [id], items: [] })
    expect(read).toHaveBeenCalledOnce()
    read.mockRestore()
    line.close()
  })

  it('are left out when more than a hundred change at once, or when they are deleted', async () => {
    const { lead } = world.plans
    const { orm } = server.database
    const ids: number[] = []
    for (let count = 0; count < 101; count += 1) {
      ids.push(await addItem(orm, lead.id, lead.emailTypeId))
    }
    const line = await followPlan(serverUrl, lead.id, tokens.admin)
    await line.next()
    const flag = async (some: readonly number[]) => {
      await bulk(some, { kind: 'move', deltaDays: 1 })
      return changeIn(await line.next())
    }
    expect(await flag(ids.slice(1))).toMatchObject({
      items: expect.objectContaining({ length: 100 }),
    })
    expect(await flag(ids)).toMatchObject({ action: 'updated', items: null })
    await bulk(ids.slice(0, 2), { kind: 'delete' })
    expect(changeIn(await line.next())).toMatchObject({ action: 'deleted', items: null })
    line.close()
  })
})
