import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tags, userBlockedTags } from '../../db/schema'
import { secrets } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'
import { tagTextFrom } from './tag-text'

setUpServer()

async function makeTag(planId: number, text: string, more: object = {}): Promise<number> {
  const answer = await ask('admin', 'POST', '/tags', { text, plan: planId, ...more })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

async function titlesOf(
  planId: number,
  category: string,
  categoryName?: string,
): Promise<string[]> {
  const answer = await ask('admin', 'GET', `/tags?plan=${planId}`)
  const items = answer.json?.['items']
  const matches = (tag: { category: string; categoryName: string }) =>
    tag.category === category && (categoryName === undefined || tag.categoryName === categoryName)
  return Array.isArray(items) ? items.filter(matches).map((tag) => String(tag.title)) : []
}

describe('the text of a tag', () => {
  it.each([
    ['keeps its own category', ' Objective :  Awareness ', {}, 'Objective:Awareness'],
    ['takes one from a flag', 'Awareness', { isObjective: true }, 'Objective:Awareness'],
    ['ignores the flag beside a category', 'Mood:Calm', { isJourneyPhase: true }, 'Mood:Calm'],
    ['stays without one', 'Calm', {}, 'Calm'],
    ['splits at the first colon only', 'Mood: a:b', {}, 'Mood:a:b'],
  ])('%s', (_sentence, text, flags, expected) => {
    expect(tagTextFrom(text, flags)).toBe(expected)
  })
})

describe('tags', () => {
  it('are placed and moved within their category', async () => {
    const planId = world.plans.lead.id
    await makeTag(planId, 'Journey Phase:Discover')
    const decide = await makeTag(planId, 'Journey Phase:Decide')
    await makeTag(planId, 'Journey Phase:Buy', { orderIndex: 1 })
    expect(await titlesOf(planId, 'Journey Phase')).toEqual(['Discover', 'Buy', 'Decide'])
    await ask('admin', 'PUT', `/tags/${decide}`, { orderIndex: 0 })
    expect(await titlesOf(planId, 'Journey Phase')).toEqual(['Decide', 'Discover', 'Buy'])
  })

  it('keep their place when only their name changes, and go last in another category', async () => {
    const planId = world.plans.lead.id
    const first = await makeTag(planId, 'Target Segment:Parents')
    await makeTag(planId, 'Target Persona:Students')
    await ask('admin', 'PUT', `/tags/${first}`, { text: 'Target Segment:New parents' })
    expect(await titlesOf(planId, 'Target Segment')).toEqual(['New parents', 'Students'])
    await ask('admin', 'PUT', `/tags/${first}`, { text: 'Journey Phase:New parents' })
    expect((await titlesOf(planId, 'Journey Phase')).at(-1)).toBe('New parents')
    // Letters in another case are the same category.
    await makeTag(planId, 'Weather:Calm')
    const wild = await makeTag(planId, 'Weather:Wild')
    const renamed = await ask('admin', 'PUT', `/tags/${wild}`, { text: 'WEATHER:Windy' })
    expect(renamed.json).toMatchObject({ orderIndex: 1 })
  })

  it('count their places without gaps, and move to the place of another number', async () => {
    const planId = world.plans.lead.id
    const names = ['One', 'Two', 'Three', 'Four']
    const ids: number[] = []
    for (const name of names) ids.push(await makeTag(planId, `Gap:${name}`))
    const [, two = 0, three = 0] = ids
    await ask('admin', 'DELETE', `/tags/${two}`)
    const read = await ask('admin', 'GET', `/tags/${three}`)
    expect(read.json?.['orderIndex']).toBe(1)
    const moved = await ask('admin', 'PUT', `/tags/${three}`, { orderIndex: 2 })
    expect(moved.json?.['orderIndex']).toBe(2)
    expect(await titlesOf(planId, 'Custom', 'Gap')).toEqual(['One', 'Four', 'Three'])
  })

  it('go to a place in another category, also where it has the number that they had', async () => {
    const planId = world.plans.lead.id
    await makeTag(planId, 'Origin:Staying')
    const id = await makeTag(planId, 'Origin:Moving')
    for (const name of ['One', 'Two', 'Three']) await makeTag(planId, `Aim:${name}`)
    const body = { text: 'Aim:Moving', orderIndex: 1 }
    expect((await ask('contributor', 'PUT', `/tags/${id}`, body)).status).toBe(403)
    expect((await ask('admin', 'PUT', `/tags/${id}`, body)).status).toBe(200)
    expect(await titlesOf(planId, 'Custom', 'Aim')).toEqual(['One', 'Moving', 'Two', 'Three'])
  })

  it('are placed among those that the person sees', async () => {
    const planId = world.plans.lead.id
    await makeTag(planId, 'Seen:First')
    const secret = await makeTag(planId, 'Seen:Secret')
    await makeTag(planId, 'Seen:Second')
    const last = await makeTag(planId, 'Seen:Last')
    await server.database.orm
      .insert(userBlockedTags)
      .values({ userId: world.people.withBlockedTag, tagId: secret })
    const read = await ask('withBlockedTag', 'GET', `/tags/${last}`)
    expect(read.json?.['orderIndex']).toBe(2)
    const echo = { text: 'Seen:Final', orderIndex: 2 }
    expect((await ask('withBlockedTag', 'PUT', `/tags/${last}`, echo)).status).toBe(200)
    const added = { text: 'Seen:New', plan: planId, orderIndex: 1 }
    const answer = await ask('withBlockedTag', 'POST', '/tags', added)
    expect(answer.json?.['orderIndex']).toBe(1)
    const names = ['First', 'Secret', 'New', 'Second', 'Final']
    expect(await titlesOf(planId, 'Custom', 'Seen')).toEqual(names)
  })

  it('are not there twice, whatever their case', async () => {
    const body = { text: 'objective: AWARENESS', plan: world.plans.lead.id }
    const answer = await ask('admin', 'POST', '/tags', body)
    expect(answer.json).toMatchObject({ status: 409, errors: [{ path: '/text' }] })
  })

  it.each([':', ' : ', 'x'.repeat(600), 'x'.repeat(256), `Objective:${'x'.repeat(256)}`])(
    'need a name: %s',
    async (text) => {
      const answer = await ask('admin', 'POST', '/tags', { text, plan: world.plans.lead.id })
      expect([400, 422]).toContain(answer.status)
      expect(JSON.stringify(answer.json?.['errors'])).toContain('/text')
    },
  )

  it('are added and renamed by contributors, and reordered by admins only', async () => {
    const id = await makeTag(world.plans.lead.id, 'Mood:Calm')
    await makeTag(world.plans.lead.id, 'Mood:Loud')
    const renamed = await ask('contributor', 'PUT', `/tags/${id}`, { text: 'Mood:Quiet' })
    expect(renamed.status).toBe(200)
    const moved = await ask('contributor', 'PUT', `/tags/${id}`, { orderIndex: 1 })
    expect(moved.status).toBe(403)
  })

  it('are not reordered on a nested plan, not even by admins', async () => {
    const id = await makeTag(world.plans.nested.id, 'Mood:Calm')
    await makeTag(world.plans.nested.id, 'Mood:Loud')
    const moved = await ask('admin', 'PUT', `/tags/${id}`, { orderIndex: 1 })
    expect(moved.status).toBe(403)
  })
})

describe('a blocked tag', () => {
  it('is not there for the person, in any way', async () => {
    const { blocked } = world.tags
    const read = await ask('withBlockedTag', 'GET', `/tags/${blocked}`)
    const nobody = await ask('withBlockedTag', 'GET', '/tags/2000000000')
    expect(read.status).toBe(404)
    expect(read.json?.['detail']).toBe(nobody.json?.['detail'])
    const put = await ask('withBlockedTag', 'PUT', `/tags/${blocked}`, { text: 'Mine' })
    expect(put.status).toBe(404)
    expect((await ask('withBlockedTag', 'DELETE', `/tags/${blocked}`)).status).toBe(404)
    const rows = await server.database.orm.select().from(tags).where(eq(tags.id, blocked))
    expect(rows[0]?.text).toBe(secrets.blockedTag)
  })

  it('is not given away by a refusal of its name', async () => {
    const body = { text: secrets.blockedTag, plan: world.plans.lead.id }
    expect((await ask('withBlockedTag', 'POST', '/tags', body)).status).toBe(201)
    expect((await ask('admin', 'POST', '/tags', body)).status).toBe(409)
  })
})

it('deletes tags of a list all or none', async () => {
  const id = await makeTag(world.plans.lead.id, 'Mood:Gone')
  const mixed = await ask('admin', 'DELETE', `/tags/${id},${world.tags.other}`)
  expect(mixed.status).toBe(404)
  expect((await ask('admin', 'GET', `/tags/${id}`)).status).toBe(200)
  expect((await ask('admin', 'DELETE', `/tags/${id}`)).status).toBe(204)
})
