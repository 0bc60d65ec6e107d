import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tacticFieldValues, tacticInitiatives, tacticTags, tactics } from '../../db/schema'
import { secrets, addTactic } from '../../testing/world'
import { csvLine } from '@throughline/domain/csv'
import { ask, server, setUpServer, tokens, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'
import { MARCH, exportUrl } from './testing/exports-scenario'
import { findExportRows } from './queries'

setUpServer()

async function exported(person: Person, days = MARCH): Promise<string> {
  const url = await exportUrl(person, days)
  const answer = await server.call({ method: 'GET', url, token: tokens[person] })
  expect(answer.status).toBe(200)
  return answer.text
}

/** The records of a CSV, read as strictly as RFC 4180 is written. */
function strictly(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let at = 0
  while (at < text.length) {
    const [field = '', quoted] =
      /^"((?:[^"]|"")*)"/.exec(text.slice(at)) ?? /^[^",\r\n]*/.exec(text.slice(at)) ?? []
    record.push(quoted === undefined ? field : quoted.replaceAll('""', '"'))
    at += field.length
    if (text[at] === ',') {
      at += 1
      continue
    }
    expect(text.slice(at, at + 2)).toBe('\r\n')
    at += 2
    records.push(record)
    record = []
  }
  return records
}

/** Lines by heading. */
function linesOf(csv: string): Record<string, string>[] {
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const [headings = [], ...records] = strictly(csv.slice(1))
  for (const record of records) expect(record).toHaveLength(headings.length)
  return records.map((record) =>
    Object.fromEntries(headings.map((heading, index) => [heading, record[index] ?? ''])),
  )
}

describe('a line of CSV', () => {
  it.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a sum', '+1', "'+1"],
    ['a difference', '-2+3', "'-2+3"],
    ['a function of Lotus', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula after a tab', '\t=1', '"\'\t=1"'],
    ['a formula after a line end', '\r\n=1', '"\'\r\n=1"'],
    ['a formula after blanks', '  =1', "'  =1"],
    ['a formula in full width', '\uFF1Dcmd', "'\uFF1Dcmd"],
    ['a formula in quotes', '="a","b"', '"\'=""a"",""b"""'],
    ['an ordinary title', 'Spring launch', 'Spring launch'],
    ['a sign in the middle', '1+1=2', '1+1=2'],
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', '5" screen', '"5"" screen"'],
    ['lines', 'a\nb', '"a\nb"'],
    ['blanks around', ' a ', '" a "'],
    ['letters of all languages', 'Été 夏 😀', 'Été 夏 😀'],
  ])('disarms or keeps %s', (_sentence, text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`)
  })

  it('keeps numbers as numbers', () => {
    expect(csvLine([-5, 0, 1.5, null, true, false])).toBe('-5,0,1.5,,Yes,No\r\n')
  })

  it('is read back by a strict reader, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        const records = strictly(csvLine(texts))
        expect(records).toHaveLength(1)
        expect(
          records[0]?.map((text, index) => (text === texts[index] ? text : text.slice(1))),
        ).toEqual(texts)
      }),
    )
  })
})

describe('the export of a plan', () => {
  it('has a line for each scheduled item that touches the days, with everything by name', async () => {
    const { lead } = world.plans
    const { orm } = server.database
    const title = '=HYPERLINK("https://evil.example","win"),\n"x"'
    const initiative = await addTactic(orm, lead.id, lead.campaignTypeId, { title: 'Spring' })
    const id = await addTactic(orm, lead.id, lead.emailTypeId, {
      title,
      startDate: '2026-03-30T08:30:00',
      endDate: '2026-04-02T09:00:00',
      estimatedCost: 1200,
      impressions: 5000,
      isFlagged: true,
    })
    await orm.insert(tacticTags).values({ tacticId: id, tagId: world.tags.open })
    await orm.insert(tacticInitiatives).values({ tacticId: id, initiativeId: initiative })
    await orm
      .insert(tacticFieldValues)
      .values({ tacticId: id, tacticFieldId: lead.textFieldId, value: '@risk' })
    const line = linesOf(await exported('admin')).find((one) => one['Id'] === String(id))
    expect(line).toEqual({
      Id: String(id),
      Title: `'${title}`,
      Channel: 'Email',
      Type: 'Type',
      Platforms: '',
      'Start Date': '2026-03-30',
      'Start Time': '08:30',
      'End Date': '2026-04-02',
      'End Time': '09:00',
      'All Day': 'No',
      Repeats: '',
      'Repeats Until': '',
      Initiative: 'No',
      Flagged: 'Yes',
      'Parking Lot': 'No',
      Tags: 'Objective:Awareness',
      'Related Initiatives': 'Spring',
      'Estimated Cost': '1200',
      'Actual Cost': '',
      Impressions: '5000',
      GRP: '',
      string: "'@risk",
      number: '',
    })
  })

  it('chooses by the days that an item touches, and a series by its occurrences', async () => {
    const { lead } = world.plans
    const add = (values: Partial<typeof tactics.$inferInsert>) =>
      addTactic(server.database.orm, lead.id, lead.emailTypeId, values)
    const before = await add({ startDate: '2027-05-31T08:00:00' })
    const into = await add({ startDate: '2027-05-31T08:00:00', endDate: '2027-06-01T08:00:00' })
    const after = await add({ startDate: '2027-07-01T00:00:00' })
    const weekly = await add({ startDate: '2027-01-04T08:00:00', rrule: 'FREQ=WEEKLY' })
    const yearly = await add({ startDate: '2026-01-04T08:00:00', rrule: 'FREQ=YEARLY' })
    const parked = await add({ isUnscheduled: true, startDate: null, endDate: null })
    const gone = await add({ startDate: '2027-06-10T08:00:00', deletedAt: new Date() })
    const csv = await exported('admin', 'start_date=2027-06-01&end_date=2027-06-30')
    const ids = linesOf(csv).map((line) => Number(line['Id']))
    expect(ids).toEqual([weekly, into])
    for (const id of [before, after, yearly, parked, gone]) expect(ids).not.toContain(id)
  })

  it('has no costs and no column for them without budget visibility', async () => {
    const seen = await exported('contributor')
    expect(seen).toContain(String(secrets.estimatedCost))
    const unseen = await exported('withoutBudget')
    expect(unseen).not.toContain(String(secrets.estimatedCost))
    expect(unseen).not.toMatch(/cost/i)
  })

  it('has nothing of a blocked tag', async () => {
    expect(await exported('admin')).toContain(secrets.blockedTitle)
    const csv = await exported('withBlockedTag')
    expect(csv).not.toContain(secrets.blockedTitle)
    expect(csv).not.toContain(secrets.blockedTag)
  })

  it('has nothing of other plans', async () => {
    const { nested } = world.plans
    await addTactic(server.database.orm, nested.id, nested.emailTypeId, { title: 'Nested item' })
    expect(await exported('admin')).not.toContain('Nested item')
  })

  it('is the same under its other path, and says when its URL expires', async () => {
    const url = `/plan/${world.plans.lead.id}/export?${MARCH}`
    const answer = await ask('admin', 'GET', url)
    expect(answer.json?.['expiresAt']).toBe('2026-03-18T12:10:00.000Z')
    expect(String(answer.json?.['url'])).toMatch(
      /^\/api\/files\/spring-campaign-2026-03-01-2026-03-31\.csv\?/,
    )
  })

  it.each([
    ['an end before the start', 'start_date=2026-03-02&end_date=2026-03-01', 422],
    ['a day that is none', 'start_date=2026-02-30&end_date=2026-03-01', 400],
    ['no days', '', 400],
  ])('refuses %s', async (_sentence, days, status) => {
    const answer = await ask('admin', 'GET', `/plans/${world.plans.lead.id}/export?${days}`)
    expect(answer.status).toBe(status)
  })

  it('is for contributors, and not for people of another account', async () => {
    const url = `/plans/${world.plans.lead.id}/export?${MARCH}`
    expect((await ask('viewer', 'GET', url)).status).toBe(403)
    expect((await ask('outsider', 'GET', url)).status).toBe(404)
  })

  it('sends 1,200 items in pieces of 500', async () => {
    const { lead } = world.plans
    await server.database.orm.insert(tactics).values(
      Array.from({ length: 1_200 }, (_, index) => ({
        planId: lead.id,
        tacticTypeId: lead.emailTypeId,
        title: `Item ${index}`,
        isAllDay: true,
        startDate: '2029-03-01T00:00:00',
        endDate: '2029-03-01T00:00:00',
      })),
    )
    const csv = await exported('admin', 'start_date=2029-03-01&end_date=2029-03-01')
    const titles = linesOf(csv).map((line) => line['Title'])
    expect(new Set(titles).size).toBe(1_200)
  })
})

it('leaves out items that were deleted, or got a hidden tag, since they were chosen', async () => {
  const { lead } = world.plans
  const { orm } = server.database
  const deletedAt = server.clock.instant
  const deletedId = await addTactic(orm, lead.id, lead.emailTypeId, { deletedAt })
  const id = await addTactic(orm, lead.id, lead.emailTypeId)
  const blockedTagIds = new Set([world.tags.blocked])
  const rows = await findExportRows(orm, [deletedId, world.tactics.blocked, id], blockedTagIds)
  expect(rows.map((row) => row.id)).toEqual([id])
})

it('ends early when the database fails, and the server continues', async () => {
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { lead } = world.plans
  const plan = await exportUrl('admin')
  const zip = await ask('admin', 'GET', `/channels/${lead.emailChannelId}/export`)
  const rename = (from: string, to: string) =>
    server.database.orm.execute(sql.raw(`alter table ${from} rename to ${to}`))
  await rename('tactic_platform_choices', 'not_there')
  const read = async (url: string) => {
    const response = await fetch(`${origin}${url}`, {
      headers: { authorization: `Bearer ${tokens.admin}` },
    })
    return response.arrayBuffer()
  }
  const outcomes = await Promise.allSettled([read(plan), read(String(zip.json?.['url']))])
  await rename('not_there', 'tactic_platform_choices')
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await exported('admin')).toContain(secrets.blockedTitle)
})
