import * as fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  refreshTokens,
  sessions,
  tacticFieldValues,
  tacticInitiatives,
  tacticTags,
  tacticTypes,
  tactics,
  userRoles,
} from '../../db/schema'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { SECRETS, addTactic, createWorld } from '../../testing/world'
import type { World } from '../../testing/world'
import { hashOfToken, newRefreshToken } from '../../tokens/refresh-token'
import { csvLine } from './csv'

type Person = 'admin' | 'contributor' | 'viewer' | 'withoutBudget' | 'withBlockedTag' | 'outsider'

let server: TestServer
let world: World
let tokens: Record<Person, string>

beforeAll(async () => {
  server = await createTestServer()
  world = await createWorld(server.database.orm)
  const tokenOf = (person: Person) => server.tokenFor(world.people[person])
  tokens = {
    admin: await tokenOf('admin'),
    contributor: await tokenOf('contributor'),
    viewer: await tokenOf('viewer'),
    withoutBudget: await tokenOf('withoutBudget'),
    withBlockedTag: await tokenOf('withBlockedTag'),
    outsider: await tokenOf('outsider'),
  }
})
afterAll(() => server.close())

const ask = (person: Person, url: string) =>
  server.call({ method: 'GET', url: `/api${url}`, token: tokens[person] })

const MARCH = 'start_date=2026-03-01&end_date=2026-03-31'

async function addressOf(person: Person, days = MARCH): Promise<string> {
  const answer = await ask(person, `/plans/${world.plans.lead.id}/export?${days}`)
  expect(answer.status).toBe(200)
  return String(answer.json?.['url'])
}

async function exported(person: Person, days = MARCH): Promise<string> {
  const url = await addressOf(person, days)
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

  it('is read back by a strict reader, whatever stands in it', () => {
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

  it('has no column and no figure of costs for whoever may not see them', async () => {
    const seen = await exported('contributor')
    expect(seen).toContain(String(SECRETS.estimatedCost))
    const unseen = await exported('withoutBudget')
    expect(unseen).not.toContain(String(SECRETS.estimatedCost))
    expect(unseen).not.toMatch(/cost/i)
  })

  it('has nothing of a blocked tag', async () => {
    expect(await exported('admin')).toContain(SECRETS.blockedTitle)
    const csv = await exported('withBlockedTag')
    expect(csv).not.toContain(SECRETS.blockedTitle)
    expect(csv).not.toContain(SECRETS.blockedTag)
  })

  it('has nothing of other plans', async () => {
    const { nested } = world.plans
    await addTactic(server.database.orm, nested.id, nested.emailTypeId, { title: 'Nested item' })
    expect(await exported('admin')).not.toContain('Nested item')
  })

  it('is the same under its other path, and says when its address runs out', async () => {
    const url = `/plan/${world.plans.lead.id}/export?${MARCH}`
    const answer = await ask('admin', url)
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
    const answer = await ask('admin', `/plans/${world.plans.lead.id}/export?${days}`)
    expect(answer.status).toBe(status)
  })

  it('is for contributors, and for nobody of another account', async () => {
    const url = `/plans/${world.plans.lead.id}/export?${MARCH}`
    expect((await ask('viewer', url)).status).toBe(403)
    expect((await ask('outsider', url)).status).toBe(404)
  })

  it('sends 10,000 items in pieces', async () => {
    const { lead } = world.plans
    await server.database.orm.insert(tactics).values(
      Array.from({ length: 10_000 }, (_, index) => ({
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
    expect(new Set(titles).size).toBe(10_000)
  }, 30_000)
})

it('breaks off when the database fails under way, and the server goes on', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { lead } = world.plans
  const plan = await addressOf('admin')
  const zip = await ask('admin', `/channels/${lead.emailChannelId}/export`)
  const rename = (from: string, to: string) =>
    server.database.orm.execute(sql.raw(`alter table ${from} rename to ${to}`))
  await rename('tactic_platform_choices', 'not_there')
  const read = async (url: string) => {
    const response = await fetch(`${address}${url}`, {
      headers: { authorization: `Bearer ${tokens.admin}` },
    })
    return response.arrayBuffer()
  }
  const outcomes = await Promise.allSettled([read(plan), read(String(zip.json?.['url']))])
  await rename('not_there', 'tactic_platform_choices')
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await exported('admin')).toContain(SECRETS.blockedTitle)
})

describe('the address of an export', () => {
  it('is sent as a download that must not be cached', async () => {
    const url = await addressOf('admin')
    const answer = await server.call({ method: 'GET', url, token: tokens.admin })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="spring-campaign/)
  })

  it('works for its person only', async () => {
    const url = await addressOf('contributor')
    expect((await server.call({ method: 'GET', url })).status).toBe(404)
    for (const person of ['admin', 'viewer', 'outsider'] as const) {
      const answer = await server.call({ method: 'GET', url, token: tokens[person] })
      expect(answer.status).toBe(404)
    }
  })

  it('works in the browser of its person, by their cookie, as often as they like', async () => {
    const url = await addressOf('contributor')
    const secret = newRefreshToken()
    const now = server.clock.now()
    const expiresAt = new Date(now.getTime() + 86_400_000)
    const [session] = await server.database.orm
      .insert(sessions)
      .values({ userId: world.people.contributor, createdAt: now, expiresAt })
      .returning()
    await server.database.orm.insert(refreshTokens).values({
      tokenHash: hashOfToken(secret),
      sessionId: session?.id ?? '',
      createdAt: now,
      expiresAt,
    })
    const open = () =>
      server.call({ method: 'GET', url, headers: { cookie: `tl_refresh=${secret}` } })
    expect((await open()).status).toBe(200)
    expect((await open()).status).toBe(200)
    const others = await addressOf('admin')
    const answer = await server.call({
      method: 'GET',
      url: others,
      headers: { cookie: `tl_refresh=${secret}` },
    })
    expect(answer.status).toBe(404)
    await server.database.orm
      .update(sessions)
      .set({ revokedAt: now, revokedReason: 'logged_out' })
      .where(eq(sessions.id, session?.id ?? ''))
    expect((await open()).status).toBe(404)
  })

  it.each([
    ['other days', (url: string) => url.replaceAll('2026-03-31', '2026-12-31')],
    ['another plan', (url: string) => url.replace(/plan\.\d+/, `plan.${world.plans.nested.id}`)],
    ['a channel', (url: string) => url.replace(/content=[^&]+/, 'content=channel.1')],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
  ])('does not work with %s', async (_sentence, change) => {
    const url = await addressOf('admin')
    expect(change(url)).not.toBe(url)
    const answer = await server.call({ method: 'GET', url: change(url), token: tokens.admin })
    expect(answer.status).toBe(404)
  })

  it('runs out after 10 minutes, and with the right to export', async () => {
    const url = await addressOf('contributor')
    const call = { method: 'GET', url, token: tokens.contributor } as const
    const before = server.clock.instant
    server.clock.instant = new Date(before.getTime() + 600_000)
    expect((await server.call(call)).status).toBe(404)
    server.clock.instant = before
    const { orm } = server.database
    const isRole = eq(userRoles.userId, world.people.contributor)
    await orm.update(userRoles).set({ roleId: 6, canEditAllChannels: false }).where(isRole)
    expect((await server.call(call)).status).toBe(404)
    await orm.update(userRoles).set({ roleId: 5, canEditAllChannels: true }).where(isRole)
    expect((await server.call(call)).status).toBe(200)
  })
})

/** The files of a zip, by its local headers as a strict reader of the central directory finds them. */
function filesOf(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameBytes = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    files[name] = inflateRawSync(bytes).toString()
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

describe('the export of a channel', () => {
  async function zipOf(person: Person, types = ''): Promise<Record<string, string>> {
    const url = `/channels/${world.plans.lead.emailChannelId}/export${types}`
    const answer = await ask(person, url)
    expect(answer.status).toBe(200)
    const response = await server.app.inject({
      method: 'GET',
      url: String(answer.json?.['url']),
      headers: { authorization: `Bearer ${tokens[person]}` },
    })
    expect(response.headers['content-type']).toBe('application/zip')
    return filesOf(response.rawPayload)
  }

  it('has a file for each type, by safe names, each once', async () => {
    const { lead } = world.plans
    await server.database.orm.insert(tacticTypes).values([
      { planId: lead.id, channelId: lead.emailChannelId, name: '../../etc/passwd', orderIndex: 8 },
      { planId: lead.id, channelId: lead.emailChannelId, name: 'CON', orderIndex: 9 },
    ])
    const names = Object.keys(await zipOf('admin'))
    expect(names).toEqual([
      'Type.csv',
      'Type (2).csv',
      'Monthly Focus.csv',
      '-etc-passwd.csv',
      'CON_.csv',
    ])
  })

  it('has only the types that are asked for, and refuses those of other channels', async () => {
    const { lead } = world.plans
    const only = await zipOf('admin', `?tacticTypes=${lead.focusTypeId}&format=csv`)
    expect(Object.keys(only)).toEqual(['Monthly Focus.csv'])
    const url = `/channels/${lead.emailChannelId}/export?tacticTypes=${lead.socialTypeId}`
    expect((await ask('admin', url)).json).toMatchObject({ status: 422, code: 'invalid_reference' })
  })

  it('keeps to costs and blocked tags', async () => {
    const all = Object.values(await zipOf('admin')).join('')
    expect(all).toContain(SECRETS.blockedTitle)
    expect(all).toContain(String(SECRETS.estimatedCost))
    expect(Object.values(await zipOf('withBlockedTag')).join('')).not.toContain(
      SECRETS.blockedTitle,
    )
    const withoutCosts = Object.values(await zipOf('withoutBudget')).join('')
    expect(withoutCosts).not.toContain(String(SECRETS.estimatedCost))
  })

  it('is for contributors, and for nobody of another account', async () => {
    const url = `/channels/${world.plans.lead.emailChannelId}/export`
    expect((await ask('viewer', url)).status).toBe(403)
    expect((await ask('outsider', url)).status).toBe(404)
  })
})
