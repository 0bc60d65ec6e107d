import { beforeAll, expect, it } from 'vitest'
import { insertBaseData } from '../db/base-data'
import { plans } from '../db/schema'
import { loadContract } from '../http/contract'
import type { OperationId } from '../http/contract'
import { callerOf } from '../testing/access-matrix/callers'
import { readWhole } from '../testing/access-matrix/read-whole'
import { samples } from '../testing/access-matrix/samples'
import { scenarioFor } from '../testing/access-matrix/scenario'
import { requestSchemasOf } from '../testing/fuzz/request-schemas'
import type { Person } from '../testing/world-scenario'
import { ask, server, setUpServer, tokens, world } from '../testing/world-scenario'
import { insertRowsToFind } from './testing/rows-to-find'
import type { RowsToFind } from './testing/rows-to-find'

type Query = Readonly<Record<string, string | number | boolean>>

/** The owner, and people with fewer rights, each in another respect. */
const everybody: readonly Person[] = [
  'owner',
  'admin',
  'limited',
  'viewer',
  'withoutBudget',
  'withBlockedTag',
  'nestedViewer',
  'outsider',
]

/** A stream has no end; tests of signed URLs and of sign-ins elsewhere have these parameters. */
const omitted: ReadonlySet<OperationId> = new Set<OperationId>([
  'streamPlanChanges',
  'downloadFile',
  'startSamlLogin',
  'readSamlMetadata',
  'exportPlanByAlias',
])

let rows: RowsToFind

setUpServer({ hasDevModeSeats: true })
beforeAll(async () => {
  const { orm } = server.database
  await insertBaseData(orm)
  await orm.update(plans).set({ useDashboards: true, totalBudget: 100 })
  rows = await insertRowsToFind(orm, world, server.clock.now())
})

const item = (title: string): number => rows.items[title] ?? 0
const march = { startDate: '2026-03-01', endDate: '2026-03-31' }

/** By operation, requests that every person sends, and that are then changed parameter by parameter. */
const usualRequests: Partial<Readonly<Record<OperationId, () => readonly Query[]>>> = {
  listUserDomains: () => [{ domain: 'world.test' }],
  listUsers: () => [{}],
  listUserInvites: () => [{ account: world.accounts.own }],
  listUserRoles: () => [{}],
  listAccounts: () => [{}],
  searchAccountItems: () => [{ keyword: 'item', limit: 50 }],
  listPlans: () => [{}],
  listDeletedPlans: () => [{ account: world.accounts.own }],
  exportPlan: () => [{ start_date: '2026-03-01', end_date: '2026-03-31' }],
  listVisitedPlans: () => [{}],
  exportChannel: () => [{}],
  listTactics: () => [
    { plan: world.plans.lead.id },
    { plan: world.plans.nested.id, family: true, ...march },
  ],
  searchTactics: () => [{ keyword: 'item' }],
  listMonthExpenses: () => [march],
  listTypeExpenses: () => [march],
  listTacticFieldValues: () => [{ tactic: item('Item first') }, { tactic: item('Item past') }],
  listSubscriptions: () => [{}],
  listSubscriptionEvents: () => [{ startDate: '2026-12-01', endDate: '2026-12-31' }],
  listComments: () => [
    { recordType: 'tactic', record: item('Item first') },
    { recordType: 'tactic', record: item('Item past') },
    { recordType: 'budget', record: rows.budget },
  ],
  listCustomViews: () => [{}, { plan: world.plans.lead.id }],
}

/** What a path names, by operation. */
const pathIds: Partial<Readonly<Record<OperationId, () => number>>> = {
  searchAccountItems: () => world.accounts.own,
  exportChannel: () => world.plans.lead.emailChannelId,
  listSubscriptionEvents: () => rows.calendars.own,
}

const days = ['2026-02-28', '2026-03-02', '2026-04-01', '2026-02-30'] as const
const planIds = () => {
  const { lead, nested, frozen, other } = world.plans
  return [nested.id, lead.id, frozen.id, other.id]
}
const types = () => {
  const { lead, nested } = world.plans
  return [lead.socialTypeId, lead.campaignTypeId, lead.hiddenTypeId, nested.emailTypeId]
}
const channels = () => {
  const { lead, nested } = world.plans
  return [lead.socialChannelId, lead.initiativesChannelId, nested.emailChannelId]
}
const accounts = () => [world.accounts.own, world.accounts.other]
const people = () => [world.people.contributor, world.people.viewer, world.people.outsider]

/** The values of a parameter, by its name, or by that of the operation too. */
const valuesByName: Readonly<Record<string, () => Query[string][]>> = {
  account: accounts,
  account_equals_or_null: accounts,
  channel: channels,
  channelId: channels,
  cursor: () => ['no cursor', 'WzFd'],
  domain: () => ['WORLD.TEST', 'other.test'],
  endDate: () => [...days],
  'endDate listSubscriptionEvents': () => ['2026-12-24', '2026-12-25'],
  end_date: () => [...days],
  family: () => [true, false],
  format: () => ['csv'],
  'ids listTactics': () => [
    [item('Item last'), item('Item first')].join(),
    [item('Item of East'), item('Item parked'), item('Item deleted')].join(),
    item('Item of Southfield'),
  ],
  'ids listPlans': () => [
    [world.plans.nested.id, world.plans.lead.id].join(),
    world.plans.other.id,
  ],
  isInitiative: () => [true, false],
  isUnscheduled: () => [true, false],
  keyword: () => [
    'LAST',
    'first item',
    'ite ite',
    'instagram',
    'social',
    'campaign',
    'awareness',
    'zebra',
    'cafe',
    '0%',
    '_',
    'for the',
  ],
  limit: () => [2, 0],
  now: () => ['2026-03-18T12:00:01', '2026-03-31T23:59:59', '2026-04-01T00:00:00'],
  plan: planIds,
  'plan.id': planIds,
  record: () => [item('Item last'), rows.budget, item('Item of Southfield')],
  recordType: () => ['budget', 'tactic'],
  startDate: () => [...days],
  'startDate listSubscriptionEvents': () => ['2026-12-25', '2026-12-26', '2026-12-27'],
  start_date: () => [...days],
  tactic: () => [item('Item first'), item('Item last'), item('Item of Southfield')],
  tacticType: types,
  tacticTypes: () => [
    world.plans.lead.hiddenTypeId,
    [world.plans.lead.focusTypeId, world.plans.lead.emailTypeId].join(),
    world.plans.lead.socialTypeId,
  ],
  today: () => ['2026-03-31', '2026-04-02', '2025-01-01'],
  typeId: types,
  user: people,
  userId: people,
  when: () => ['past', 'upcoming'],
  widesearch: () => [true, false],
}

interface Listed {
  readonly id: OperationId
  readonly method: 'GET' | 'POST'
  readonly url: string
}

/** Describes the entities of an answer in their order, and what else it tells. */
async function answerTo({ method, url }: Listed, query: Query, person: Person): Promise<string> {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const { status, json } = await ask(person, method, `${url}?${parameters}`)
  if (status >= 400) return [status, json?.['code'], json?.['detail']].join(' ')
  if (typeof json?.['url'] === 'string') {
    return `${status} ${await titlesBehind(json['url'], person)}`
  }
  const { items, subscriptionId: _id, endCursor: _end, nextCursor = null, ...others } = json ?? {}
  // A cursor names changes, whose ids depend on the database.
  const more = nextCursor === null ? '' : ' and more'
  const listed = Array.isArray(items) ? items.map(nameOf).join(', ') : ''
  const rest = JSON.stringify(others, (_key, value: unknown) =>
    Array.isArray(value) ? value.map(nameOf) : value,
  )
  return `${status} ${listed}${more} ${rest}`.replaceAll(/ +/g, ' ')
}

const names = [
  'title',
  'name',
  'eventId',
  'text',
  'emailAddress',
  'contactCompanyName',
  'value',
] as const

/** A short name of an entity; all of it if it has none, or if it is a figure. */
function nameOf(entity: Readonly<Record<string, unknown>>): string {
  const { asset, id, selected } = entity
  if (typeof asset === 'object' && asset !== null) return nameOf({ ...asset })
  const name = names.map((one) => entity[one]).find((one) => typeof one === 'string')
  if (name !== undefined && !('header' in entity)) {
    return `${name}${selected === true ? ' (selected)' : ''}`
  }
  return 'canViewBudget' in entity ? String(id) : JSON.stringify(entity)
}

/** The titles in a file, in its order. */
async function titlesBehind(url: string, person: Person): Promise<string> {
  const { pathname, search } = new URL(url, 'http://127.0.0.1:4320')
  const response = await server.app.inject({
    method: 'GET',
    url: pathname + search,
    headers: { host: '127.0.0.1:4320', authorization: `Bearer ${tokens[person]}` },
    payloadAsStream: true,
  })
  const text = await readWhole(response.stream())
  const titles = text.match(/[\w .-]+\.csv|Item [a-zA-Z ]+|Words of notes|A tactic/g) ?? []
  return titles.map((title) => title.trim()).join(', ')
}

/** A query with the titles of items in place of their ids, which depend on the database. */
function textOf(query: Query): string {
  const titles = new Map(Object.entries(rows.items).map(([title, id]) => [String(id), title]))
  return JSON.stringify(query, (name, value: unknown) =>
    ['ids', 'record', 'tactic'].includes(name)
      ? String(value).replaceAll(/\d+/g, (id) => titles.get(id) ?? id)
      : value,
  )
}

/** Sends the usual requests of a list as several people, then each value of each parameter. */
async function recordOf(list: Listed, path: string): Promise<string> {
  const { id, method } = list
  const parameters = requestSchemasOf(id, path, method).query.map(({ name }) => {
    const values = valuesByName[`${name} ${id}`] ?? valuesByName[name]
    if (values === undefined) throw new Error(`The parameter ${name} needs values.`)
    return { name, values: values() }
  })
  const usual = usualRequests[id]?.() ?? [{ plan: world.plans.lead.id }]
  const lines = [`${id}: ${method} ${path}`]
  const record = async (query: Query) => {
    lines.push(`${textOf(query)}: ${await answerTo(list, query, 'owner')}`)
  }
  for (const base of usual) {
    const byAnswer = new Map<string, Person[]>()
    for (const person of everybody) {
      const answer = await answerTo(list, base, person)
      byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), person])
    }
    for (const [answer, people] of byAnswer) {
      lines.push(`${textOf(base)}, as ${people.join(', ')}: ${answer}`)
    }
    for (const { name, values } of parameters) {
      for (const value of values) if (base[name] !== value) await record({ ...base, [name]: value })
      if (!(name in base) || base !== usual[0]) continue
      const { [name]: _left, ...others } = base
      await record(others)
    }
    const filters = parameters.filter(
      ({ name }) => !(name in base) && name !== 'cursor' && name !== 'limit',
    )
    for (const [index, one] of filters.entries()) {
      for (const other of filters.slice(index + 1)) {
        const [value, otherValue] = [one.values[0], other.values[0]]
        if (value === undefined || otherValue === undefined) continue
        await record({ ...base, [one.name]: value, [other.name]: otherValue })
      }
    }
  }
  return lines.join('\n')
}

it('every parameter of a list chooses and orders what it did before', async () => {
  const all: string[] = []
  for (const { id, method, path } of loadContract().operations) {
    if (omitted.has(id) || (method !== 'GET' && method !== 'POST')) continue
    if (requestSchemasOf(id, path, method).query.length === 0) continue
    const pathId = pathIds[id]?.() ?? world.plans.lead.id
    const url = path.replace(/\{\w+\}/, String(pathId))
    all.push(await recordOf({ id, method, url }, path))
  }
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('queries.txt')
})

/** The parts of an object, or of a list by their ids. */
function partsOf(value: object): ReadonlyMap<string, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  return new Map(value.map((part: unknown) => [keyOf(part), part]))
}

function keyOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part)
  return 'id' in part ? String(part.id) : JSON.stringify(part)
}

/** Describes where an answer differs from that of the owner, by path. */
function differencesOf(former: unknown, current: unknown, path: string): readonly string[] {
  if (typeof former !== 'object' || typeof current !== 'object' || !former || !current) {
    // Signed URLs and cursors differ for each person.
    const isSigned = typeof current === 'string' && current.includes('signature=')
    return former === current || isSigned || path.endsWith('Cursor')
      ? []
      : [`${path}: ${JSON.stringify(current)}`]
  }
  const [before, after] = [partsOf(former), partsOf(current)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const partPath = Array.isArray(former) ? `${path}[]` : `${path}.${key}`
    if (!after.has(key)) return [`${partPath}: left out`]
    if (!before.has(key)) return [`${partPath}: added`]
    return differencesOf(before.get(key), after.get(key), partPath)
  })
}

/** Replaces equal lines by one and their number. */
function counted(lines: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts]
    .map(([line, count]) => `\n  ${line}${count === 1 ? '' : ` (${count} times)`}`)
    .join('')
}

it('every answer leaves out for each person what it did before', async () => {
  const { orm } = server.database
  const owner = await callerOf(orm, world, 'owner')
  const targets: (readonly [name: string, url: string])[] = [
    ['an item with everything', `/tactics/${item('Item first')}`],
    ['a budget with everything', `/budgets/${rows.budget}`],
  ]
  for (const [turn, { id, method }] of loadContract().operations.entries()) {
    if (method !== 'GET' || omitted.has(id) || id === 'readMe') continue
    const { url } = await samples[id](scenarioFor({ orm, world, calendarOrigin: '' }, owner, turn))
    targets.push([id, url.replace(/^\/api/, '')])
  }
  const otherPeople = everybody.filter((person) => person !== 'owner' && person !== 'outsider')
  const all: string[] = []
  for (const [name, url] of targets) {
    const former = await ask('owner', 'GET', url)
    // A signed URL differs for each person.
    if (former.status >= 400 || former.json === null || 'url' in former.json) continue
    const byDifferences = new Map<string, Person[]>()
    for (const person of otherPeople) {
      const { status, json } = await ask(person, 'GET', url)
      const text = status < 400 ? counted(differencesOf(former.json, json, '')) : ''
      byDifferences.set(text, [...(byDifferences.get(text) ?? []), person])
    }
    for (const [text, people] of byDifferences) {
      if (text !== '') all.push(`${name}, as ${people.join(', ')}${text}`)
    }
  }
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('visibility.txt')
})
