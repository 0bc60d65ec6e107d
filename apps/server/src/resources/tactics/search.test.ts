import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { touchesRange } from '@throughline/domain/layout'
import { isUpcoming } from '@throughline/domain/tactics'
import { foldedTexts } from '@throughline/test-support/folded-texts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { tacticPlatformChoices, tacticTags } from '../../db/schema'
import { secrets, addTactic } from '../../testing/world'
import { server, setUpServer, tokens, world } from '../../testing/world-scenario'

/** Sixty characters to both sides of the keyword, less the words that are cut. */
const LONG_EXCERPT = `… ${'before '.repeat(7)}the needle ${'after '.repeat(9)}…`
const LONG_NOTES = `<p>${'before '.repeat(40)}the <em>nee</em>dle ${'after '.repeat(40)}</p>`

setUpServer()
beforeAll(async () => {
  const { orm } = server.database
  const { lead, nested } = world.plans
  const add = (
    title: string,
    more: Parameters<typeof addTactic>[3] = {},
    typeId = lead.emailTypeId,
  ) => addTactic(orm, lead.id, typeId, { title, ...more })
  await add('Gift guide 100%', { startDate: '2026-03-20T08:00:00' })
  await add('Gift guide 1000', { startDate: '2026-03-21T08:00:00' })
  await add('Newsletter', {
    summary: '<p>Bring the <strong>dra</strong>gon &amp; friends</p><p>home</p>',
    startDate: '2026-03-22T08:00:00',
  })
  await add('Haystack', { summary: LONG_NOTES, startDate: '2026-03-22T08:00:00' })
  await add('Königstraße ﬁnale', {
    summary: '<p>Bei Ａｎｎａ im Café</p>',
    startDate: '2026-03-22T08:00:00',
  })
  await add('Old dragon', { startDate: '2020-03-22T08:00:00' })
  await add('Parked dragon', { isUnscheduled: true, startDate: null, endDate: null })
  await add('Weekly unicorn', { startDate: '2019-01-07T08:00:00', rrule: 'FREQ=WEEKLY' })
  await add('Ended unicorn', {
    startDate: '2019-01-07T08:00:00',
    rrule: 'FREQ=WEEKLY',
    recurrenceEndDate: '2019-06-01T00:00:00',
  })
  await add('Hidden phoenix', { startDate: '2026-03-22T08:00:00' }, lead.hiddenTypeId)
  await add('Shown phoenix', { startDate: '2026-03-22T08:00:00' })
  await addTactic(orm, nested.id, nested.emailTypeId, {
    title: 'Nested phoenix',
    startDate: '2026-03-23T08:00:00',
  })
  const post = await add('A picture', { startDate: '2026-03-24T08:00:00' }, lead.socialTypeId)
  await orm
    .insert(tacticPlatformChoices)
    .values({ tacticId: post, tacticPlatformId: lead.socialPlatformId })
  const tagged = await add('Tagged', { startDate: '2026-03-25T08:00:00' })
  await orm.insert(tacticTags).values({ tacticId: tagged, tagId: world.tags.open })
})

async function titles(
  keyword: string,
  more = '',
  token = tokens.admin,
  planId = world.plans.lead.id,
) {
  const url = `/api/tactics/${planId}/search?keyword=${encodeURIComponent(keyword)}${more}`
  const answer = await server.call({ method: 'POST', url, token })
  expect(answer.status).toBe(200)
  const items = answer.json?.['items']
  return Array.isArray(items) ? items.map((item) => String(item.title)) : []
}

describe('search', () => {
  it.each([
    ['a word of the title, whatever its case', 'gIFT', ['Gift guide 100%', 'Gift guide 1000']],
    ['a part of a word', 'uide', ['Gift guide 100%', 'Gift guide 1000']],
    ['a percent sign as itself', '100%', ['Gift guide 100%']],
    ['an underscore as itself', '_', []],
    ['a backslash as itself', '\\', []],
    ['a word across bold letters in notes', 'dragon', ['Newsletter']],
    ['a sign that HTML writes in another way', 'dragon & friends', ['Newsletter']],
    ['no name of an HTML element', 'strong', []],
    ['no two blocks as one word', 'friendshome', []],
    ['a series that runs today', 'unicorn', ['Weekly unicorn']],
    ['the name of a platform', 'instagram', ['A picture']],
    ['the name of a channel', 'social med', ['A picture']],
    ['a quote that ends nothing', "' or 1=1 --", []],
  ])('finds %s', async (_sentence, keyword, expected) => {
    expect(await titles(keyword)).toEqual(expected)
  })

  it('finds words in any order and wherever they are, without accents, widths and ligatures', async () => {
    const match = ['Königstraße ﬁnale']
    for (const keyword of ['finale strasse', 'KONIGSTRASSE', 'cafe konig  anna email', 'ＣＡＦÉ']) {
      expect(await titles(keyword)).toEqual(match)
    }
    expect(await titles('finale nowhere')).toEqual([])
    expect(await titles('konig％')).toEqual([])
  })

  it('compares texts as fields and the palette do', async () => {
    const rows = await Promise.all(
      foldedTexts.map(async ([what, text]) => {
        const read = await server.database.orm.execute<{ folded: string }>(
          sql`select search_fold(${text}) folded`,
        )
        return [what, text, read.rows[0]?.folded]
      }),
    )
    expect(rows).toEqual(foldedTexts)
  })

  it('finds by tag, but not by a tag that is blocked for the person', async () => {
    expect(await titles('awareness')).toEqual([secrets.blockedTitle, 'Tagged'])
    expect(await titles('awareness', '', tokens.withBlockedTag)).toEqual(['Tagged'])
    expect(await titles('zebra')).toEqual([secrets.blockedTitle])
    expect(await titles('zebra', '', tokens.withBlockedTag)).toEqual([])
    expect(await titles('quokka', '', tokens.withBlockedTag)).toEqual([])
  })

  it('looks within its range: a year to both sides of today unless another is named', async () => {
    expect(await titles('dragon', '&startDate=2020-01-01&endDate=2026-12-31')).toEqual([
      'Old dragon',
      'Newsletter',
    ])
  })

  it('looks through the family when asked, by the rules that the calendar follows', async () => {
    expect(await titles('phoenix')).toEqual(['Hidden phoenix', 'Shown phoenix'])
    expect(await titles('phoenix', '&widesearch=true')).toEqual([
      'Hidden phoenix',
      'Shown phoenix',
      'Nested phoenix',
    ])
    const fromNested = await titles(
      'phoenix',
      '&widesearch=true',
      tokens.admin,
      world.plans.nested.id,
    )
    expect(fromNested).toEqual(['Shown phoenix', 'Nested phoenix'])
    const withoutLead = await titles(
      'phoenix',
      '&widesearch=true',
      tokens.nestedViewer,
      world.plans.nested.id,
    )
    expect(withoutLead).toEqual(['Nested phoenix'])
  })

  it('narrows to a channel, a type and a maker, and pages', async () => {
    const { socialChannelId, hiddenTypeId } = world.plans.lead
    expect(await titles('i', `&channelId=${socialChannelId}`)).toEqual(['A picture'])
    expect(await titles('phoenix', `&typeId=${hiddenTypeId}`)).toEqual(['Hidden phoenix'])
    expect(await titles('phoenix', `&userId=${world.people.viewer}`)).toEqual([])
    expect(await titles('gift', '&limit=1')).toEqual(['Gift guide 100%'])
  })

  it('splits what it finds at now, and counts both sides', async () => {
    const url = `/api/tactics/${world.plans.lead.id}/search?keyword=gift&now=2026-03-20T18:00:00`
    const read = async (more: string) => {
      const { json } = await server.call({ method: 'POST', url: url + more, token: tokens.admin })
      const items = json?.['items']
      return {
        titles: Array.isArray(items) ? items.map(({ title }) => String(title)) : [],
        totals: [json?.['total'], json?.['upcomingTotal'], json?.['pastTotal']],
      }
    }
    const [first, second] = ['Gift guide 100%', 'Gift guide 1000']
    expect(await read('')).toEqual({ titles: [first, second], totals: [2, 1, 1] })
    expect(await read('&when=upcoming')).toEqual({ titles: [second], totals: [1, 1, 1] })
    expect(await read('&when=past')).toEqual({ titles: [first], totals: [1, 1, 1] })
  })

  it('splits and orders single items and series as the rules of a planner do, also at midnight', async () => {
    const { lead } = world.plans
    const items = boundaryItems()
    const ids = new Map<(typeof items)[number], number>()
    for (const item of items) {
      ids.set(item, await addTactic(server.database.orm, lead.id, lead.emailTypeId, item))
    }
    const days = { startDate: '2026-05-05', endDate: '2026-05-07' }
    const visible = items
      .filter(touchesRange(days))
      .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
    const read = async (more: string) => {
      const url = `/api/tactics/${lead.id}/search?keyword=boundary&startDate=${days.startDate}&endDate=${days.endDate}`
      const { json } = await server.call({ method: 'POST', url: url + more, token: tokens.admin })
      const results = json?.['items']
      return { ids: Array.isArray(results) ? results.map(({ id }) => Number(id)) : [], json }
    }
    for (const now of ['2026-05-06T00:00:00', '2026-05-06T09:00:00', '2026-05-06T23:59:59']) {
      const upcoming = visible.filter((item) => isUpcoming(item, now, dayNumberOf(days.endDate)))
      const past = visible.filter((item) => !upcoming.includes(item)).toReversed()
      const totals = { upcomingTotal: upcoming.length, pastTotal: past.length }
      for (const [when, side] of [
        ['upcoming', upcoming],
        ['past', past],
      ] as const) {
        const all = await read(`&now=${now}&when=${when}`)
        expect(all.json).toMatchObject({ ...totals, total: side.length })
        expect(new Set(all.ids)).toEqual(new Set(side.map((item) => ids.get(item))))
        const first = await read(`&now=${now}&when=${when}&limit=2`)
        const cursor = String(first.json?.['nextCursor'])
        const second = await read(`&now=${now}&when=${when}&limit=2&cursor=${cursor}`)
        expect([...first.ids, ...second.ids]).toEqual(all.ids.slice(0, 4))
      }
      const both = await read(`&now=${now}`)
      expect(both.json).toMatchObject({ ...totals, total: visible.length })
    }
  })

  it('lists past items the latest first', async () => {
    const url = `/api/tactics/${world.plans.lead.id}/search?keyword=gift&when=past`
    const answer = await server.call({
      method: 'POST',
      url: `${url}&now=2026-04-20T18:00:00`,
      token: tokens.admin,
    })
    expect(answer.json).toMatchObject({
      items: [{ title: 'Gift guide 1000' }, { title: 'Gift guide 100%' }],
    })
  })

  it.each([
    ['the notes around the keyword, as they read', 'dragon', 'Bring the dragon & friends home'],
    ['none when the title has it', 'gift', null],
    ['none when only a name has it', 'instagram', null],
    ['whole words, with an ellipsis for what is left out', 'needle', LONG_EXCERPT],
  ])('shows %s', async (_sentence, keyword, excerpt) => {
    const url = `/api/tactics/${world.plans.lead.id}/search?keyword=${keyword}`
    const { json } = await server.call({ method: 'POST', url, token: tokens.admin })
    expect(json).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ excerpt })]),
    })
  })

  it('names no field of money', async () => {
    const url = `/api/tactics/${world.plans.lead.id}/search?keyword=quokka`
    const answer = await server.call({ method: 'POST', url, token: tokens.admin })
    expect(answer.text).not.toContain(String(secrets.estimatedCost))
  })
})

/** Items and series that begin and end at and around midnights. */
function boundaryItems() {
  const moments = [
    '2026-05-04T23:00:00',
    '2026-05-05T00:00:00',
    '2026-05-06T00:00:00',
    '2026-05-06T09:00:00',
    '2026-05-07T00:00:00',
  ]
  return moments.flatMap((startDate, index) =>
    moments.slice(index).flatMap((endDate) =>
      [true, false].flatMap((isAllDay) =>
        [null, 'FREQ=DAILY;COUNT=2'].map((rrule) => ({
          startDate,
          endDate,
          isAllDay,
          rrule,
          title: 'Boundary',
          recurrenceEndDate: null,
        })),
      ),
    ),
  )
}
