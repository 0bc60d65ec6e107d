import { beforeAll, describe, expect, it } from 'vitest'
import { secrets, addTactic } from '../../testing/world'
import { server, setUpServer, tokens, world } from '../../testing/world-scenario'

const TODAY = '2026-03-20'

setUpServer()
beforeAll(async () => {
  const { lead, nested } = world.plans
  const inLead = (title: string, more: Parameters<typeof addTactic>[3] = {}) =>
    addTactic(server.database.orm, lead.id, lead.emailTypeId, { title, ...more })
  await inLead('Past zeppelin', days('2026-03-10'))
  await inLead('Far zeppelin', days('2026-09-01'))
  await inLead('Near zeppelin', days('2026-03-25'))
  await inLead('Old Zeppelin', days('2019-05-01'))
  await inLead('Parked zeppelin', { isUnscheduled: true, startDate: null, endDate: null })
  await inLead('Balloon', { ...days('2026-03-21'), summary: '<p>Like a <em>zepp</em>elin</p>' })
  await addTactic(server.database.orm, nested.id, nested.emailTypeId, {
    title: 'Nested zeppelin',
    ...days('2026-03-22'),
  })
})

const days = (day: string) => ({ startDate: `${day}T08:00:00`, endDate: `${day}T08:00:00` })

function search(query: string, token = tokens.owner) {
  const url = `/api/accounts/${world.accounts.own}/item-search?today=${TODAY}&${query}`
  return server.call({ method: 'GET', url, token })
}

async function titles(query: string, token = tokens.owner) {
  const answer = await search(query, token)
  expect(answer.status).toBe(200)
  const items = answer.json?.['items']
  return Array.isArray(items) ? items.map((item) => String(item.title)) : []
}

describe('the search in all plans of an account', () => {
  it('sends titles before notes, upcoming items before past ones, the nearest first', async () => {
    await expect(titles('keyword=zeppelin')).resolves.toEqual([
      'Nested zeppelin',
      'Near zeppelin',
      'Far zeppelin',
      'Past zeppelin',
      'Old Zeppelin',
      'Parked zeppelin',
      'Balloon',
    ])
  })

  it('sends the items of one plan first', async () => {
    const match = await titles(`keyword=zeppelin&plan=${world.plans.lead.id}`)
    expect(match[0]).toBe('Near zeppelin')
    expect(match.indexOf('Nested zeppelin')).toBe(match.indexOf('Parked zeppelin') + 1)
  })

  it.each([
    ['every word, in any order and case', 'ZEPPELIN near', ['Near zeppelin']],
    ['words of the title and of the notes together', 'balloon like', ['Balloon']],
    ['a percent sign as itself', 'zep%lin', []],
    ['an underscore as itself', 'zep_elin', []],
    ['nothing', 'airship', []],
  ])('finds %s', async (_sentence, keyword, expected) => {
    await expect(titles(`keyword=${encodeURIComponent(keyword)}`)).resolves.toEqual(expected)
  })

  it('sends as many as are asked for', async () => {
    await expect(titles('keyword=zeppelin&limit=2')).resolves.toEqual([
      'Nested zeppelin',
      'Near zeppelin',
    ])
  })

  it('says where an item is and how it looks', async () => {
    const answer = await search('keyword=nested%20zeppelin')
    expect(answer.json?.['items']).toEqual([
      expect.objectContaining({
        planId: world.plans.nested.id,
        planName: expect.stringMatching(/\S/u),
        isUnscheduled: false,
        isInitiative: false,
        startDate: '2026-03-22T08:00:00',
        channelColor: expect.stringMatching(/^#[0-9A-F]{6}$/iu),
      }),
    ])
  })

  it('finds only what the person may see', async () => {
    await expect(titles('keyword=zeppelin', tokens.nestedViewer)).resolves.toEqual([
      'Nested zeppelin',
    ])
    const blocked = `keyword=${encodeURIComponent(secrets.blockedTitle)}`
    await expect(titles(blocked)).resolves.toEqual([secrets.blockedTitle])
    await expect(titles(blocked, tokens.withBlockedTag)).resolves.toEqual([])
    const refused = await search('keyword=zeppelin', tokens.outsider)
    expect(refused.status).toBe(404)
  })

  it.each([['keyword='], ['keyword=%20'], ['keyword=a&limit=51'], ['keyword=a&today=2026-02-30']])(
    'refuses %s',
    async (query) => {
      expect((await search(query)).status).toBe(400)
    },
  )
})
