import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '../../testing/test-server'
import { addTactic } from '../../testing/world'
import { ask, server, tokens, world } from '../../testing/world-scenario'
import { setUpTactics } from './testing/tactics-scenario'

setUpTactics()

function itemsOf(reply: Reply): Readonly<Record<string, unknown>>[] {
  const items = reply.json?.['items']
  return Array.isArray(items) ? items : []
}

describe('a range of days', () => {
  const march = 'startDate=2026-03-01&endDate=2026-03-31'
  let planId: number
  let names: Map<number, string>

  async function visible(query: string, as = tokens.contributor): Promise<string[]> {
    const url = `/api/tactics?plan=${planId}&${query}`
    const items = itemsOf(await server.call({ method: 'GET', url, token: as }))
    return items
      .map(({ id }) => names.get(Number(id)) ?? '')
      .filter((name) => name !== '')
      .toSorted()
  }

  beforeAll(async () => {
    const { nested, lead } = world.plans
    planId = nested.id
    names = new Map()
    const add = async (name: string, values: Parameters<typeof addTactic>[3], plan = nested) =>
      names.set(await addTactic(server.database.orm, plan.id, plan.emailTypeId, values), name)
    const allDay = (startDate: string, endDate: string) => ({
      startDate: `${startDate}T08:00:00`,
      endDate: `${endDate}T08:00:00`,
      isAllDay: true,
    })
    await add('ends the day before', allDay('2026-02-20', '2026-02-28'))
    await add('ends on the first day', allDay('2026-02-20', '2026-03-01'))
    await add('within', allDay('2026-03-10', '2026-03-12'))
    await add('around', allDay('2026-01-01', '2026-12-31'))
    await add('starts on the last day', allDay('2026-03-31', '2026-04-05'))
    await add('starts the day after', allDay('2026-04-01', '2026-04-05'))
    await add('ends at midnight', {
      startDate: '2026-02-28T20:00:00',
      endDate: '2026-03-01T00:00:00',
    })
    await add('late on the last day', {
      startDate: '2026-03-31T23:59:59',
      endDate: '2026-03-31T23:59:59',
    })
    await add('weekly without end', { ...allDay('2020-01-06', '2020-01-06'), rrule: 'FREQ=WEEKLY' })
    await add('weekly, ended before', {
      ...allDay('2025-01-06', '2025-01-06'),
      rrule: 'FREQ=WEEKLY',
      recurrenceEndDate: '2026-02-28T23:59:59',
    })
    await add('yearly in another month', {
      ...allDay('2020-05-01', '2020-05-01'),
      rrule: 'FREQ=YEARLY',
    })
    await add('yearly in this month', {
      ...allDay('2020-03-15', '2020-03-15'),
      rrule: 'FREQ=YEARLY',
    })
    await add('monthly, reaching in', {
      ...allDay('2025-12-27', '2026-01-02'),
      rrule: 'FREQ=MONTHLY;UNTIL=20260228T000000Z',
    })
    await add('series that begins later', {
      ...allDay('2026-04-06', '2026-04-06'),
      rrule: 'FREQ=DAILY',
    })
    await add('parked', {
      startDate: null,
      endDate: null,
      isUnscheduled: true,
    })
    await add('deleted', { ...allDay('2026-03-10', '2026-03-10'), deletedAt: new Date() })
    await add('of the lead', allDay('2026-03-10', '2026-03-10'), lead)
    const hidden = await addTactic(server.database.orm, lead.id, lead.hiddenTypeId, {
      ...allDay('2026-03-10', '2026-03-10'),
    })
    names.set(hidden, 'of the lead, hidden from nested plans')
  })

  it('holds what touches one of its days, both ends included, and series that fall into it', async () => {
    expect(await visible(march)).toEqual(
      [
        'around',
        'ends on the first day',
        'late on the last day',
        'monthly, reaching in',
        'starts on the last day',
        'weekly without end',
        'within',
        'yearly in this month',
      ].toSorted(),
    )
  })

  it.each([
    ['the parking lot', 'isUnscheduled=true', ['parked']],
    [
      'one day',
      'startDate=2026-05-01&endDate=2026-05-01',
      ['around', 'series that begins later', 'yearly in another month'],
    ],
    ['nothing of another channel', `${march}&channel=1`, []],
  ])('%s', async (_sentence, query, expected) => {
    expect(await visible(query)).toEqual(expected.toSorted())
  })

  it('adds the lead’s items on a nested plan, save those hidden there', async () => {
    const own = await visible(march)
    expect(await visible(`${march}&family=true`)).toEqual([...own, 'of the lead'].toSorted())
  })

  it('adds nested plans’ items on the lead, hidden types included in its own', async () => {
    const names = itemsOf(
      await ask('contributor', 'GET', `/tactics?plan=${world.plans.lead.id}&${march}&family=true`),
    )
    const plans = new Set(names.map((item) => item['planId']))
    expect(plans).toEqual(new Set([world.plans.lead.id, world.plans.nested.id]))
    expect(names.filter((item) => item['planId'] === world.plans.nested.id)).toHaveLength(8)
  })

  it('shows a family only to those with a role there', async () => {
    const own = await visible(march)
    expect(await visible(`${march}&family=true`, tokens.nestedViewer)).toEqual(own)
    const items = itemsOf(
      await ask('viewer', 'GET', `/tactics?plan=${world.plans.lead.id}&${march}&family=true`),
    )
    expect(items.every((item) => item['planId'] === world.plans.lead.id)).toBe(true)
  })

  it('is cut into pages that together hold all', async () => {
    const url = `/api/tactics?plan=${planId}&${march}&limit=3`
    const pages: Reply[] = []
    let more: string | null = ''
    while (more !== null) {
      const page: Reply = await server.call({
        method: 'GET',
        url: url + more,
        token: tokens.contributor,
      })
      pages.push(page)
      const cursor = page.json?.['nextCursor']
      more = typeof cursor === 'string' ? `&cursor=${cursor}` : null
    }
    expect(pages.map((page) => itemsOf(page).length)).toEqual([3, 3, 2])
    expect(new Set(pages.flatMap(itemsOf).map(({ id }) => id)).size).toBe(8)
  })

  it.each([
    ['one end only', 'startDate=2026-03-01', 400],
    ['an end before the start', 'startDate=2026-03-02&endDate=2026-03-01', 422],
    ['a day that does not exist', 'startDate=2026-02-30&endDate=2026-03-01', 400],
    ['words', 'startDate=today&endDate=tomorrow', 400],
  ])('%s is refused', async (_sentence, query, status) => {
    const url = `/api/tactics?plan=${planId}&${query}`
    expect((await server.call({ method: 'GET', url, token: tokens.contributor })).status).toBe(
      status,
    )
  })
})
