import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { plans } from '../db/schema'
import { loadContract } from '../http/contract'
import type { ContractOperation, OperationId } from '../http/contract'
import { samples } from '../testing/access-matrix/samples'
import type { Caller } from '../testing/access-matrix/scenario'
import { bodyFieldsOf } from '../testing/fuzz/request-schemas'
import type { Call, Reply } from '../testing/test-server'
import type { WorldPlan } from '../testing/world'
import { ask, server, world } from '../testing/world-scenario'
import { isNullable, valuesOfField } from './testing/field-values'
import { linkRows } from './testing/link-rows'
import {
  callerNamed,
  newScenario,
  owner,
  productTeam,
  setUpRecordedCalls,
  withoutChance,
} from './testing/recorded-calls'
import { reverseRows } from './testing/reverse-rows'
import { changedColumns, notableValues, readWrittenRows } from './testing/written-rows'

/** How far the ids of one table are from those of the next. */
const IDS_OF_TABLE = 100_000

/** Longer lines end in a checksum. */
const LONGEST_LINE = 1000

/** Fields that need other requests before or after them. Tests of users and passwords have them. */
const omitted: ReadonlySet<string> = new Set(['deleted', 'password', 'currentPassword'])

/** Fields with which the other fields of a request, or one of them, make sense. */
const companions: Readonly<Record<string, (plan: WorldPlan) => Values>> = {
  createPlan: () => ({ shouldCreateDefaultChannels: false }),
  createUserRole: () => ({ role: 5, channels: [] }),
  updateTacticFieldValue: () => ({ value: 'y' }),
  'createPlan parent': () => ({ type: 'Sub' }),
  'createTactic plan': () => ({ planId: undefined }),
  'createTactic tacticType': () => ({ tacticTypeId: undefined }),
  'createTacticField tacticType': () => ({ plan: undefined }),
  'createTacticFieldValue tacticFieldId': () => ({ tacticField: undefined }),
  'createTacticType channelId': () => ({ channel: undefined }),
  'updateTactic startDate': () => ({ endDate: '2026-05-30T09:00:00', isAllDay: false }),
  'updateTactic isUnscheduled': () => ({ startDate: '2026-05-10T09:00:00' }),
  'createTacticType kind': ({ initiativesChannelId: channel }) => ({ channel }),
}

/** Operations that write what a person may not see or edit, with the fields that can name it. */
const restricted: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  createTactic: ['tacticTypeId', 'estimatedCost', 'actualCost', 'tagIds', 'relatedInitiatives'],
  updateTactic: ['tacticTypeId', 'estimatedCost', 'actualCost', 'tagIds', 'relatedInitiatives'],
  createBulkChange: ['change'],
  importItems: ['rows'],
  createBudget: ['tags', 'initiatives'],
  updateBudget: ['tags', 'initiatives'],
}

/** Readings without an end, and those that fetch a calendar. */
const changesMeanwhile: ReadonlySet<OperationId> = new Set<OperationId>([
  'streamPlanChanges',
  'listSubscriptionEvents',
])

type Values = Readonly<Record<string, unknown>>

let tables: readonly string[] = []

setUpRecordedCalls()
beforeAll(separateIds)

/** Gives each table ids that no other table has, so that a text can name the table of an id. */
async function separateIds(): Promise<void> {
  const { orm } = server.database
  const { rows } = await orm.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  tables = rows.map(({ name }) => name.replace(/_id_seq$/, ''))
  for (const [index, { name }] of rows.entries()) {
    const first = (index + 1) * IDS_OF_TABLE
    await orm.execute(sql`select setval(${name}::regclass, ${first})`)
  }
}

/** Replaces what differs from run to run: ids, numbers in names, tokens and the present. */
function textOf(value: unknown): string {
  const text = (JSON.stringify(value) ?? '')
    .replaceAll(/(?<![\w.])\d{6,7}(?!\w)/g, (id) => {
      const table = tables[Math.floor(Number(id) / IDS_OF_TABLE) - 1]
      return table === undefined ? id : `<${table} ${id}>`
    })
    .replaceAll(
      /\b(Made|Renamed|Part|Plan|Tag|View|Tactic|tactic|text|Spring|Company|made|member|pending|field|seen|other|Other)([ -])\d+/g,
      '$1$2#',
    )
    .replaceAll(/invalid\/\d+/g, 'invalid/#')
    .replaceAll(/signature=[\w-]+/g, 'signature=#')
  return withoutChance(text)
}

/** A text in which ids of one table are equal. */
function withoutIds(text: string): string {
  return text.replaceAll(/<(\w+) \d+>/g, '<$1>')
}

/** A text in which the ids of each table are numbered in their order. */
function withNumbers(text: string): string {
  const numbers = new Map<string, Map<string, number>>()
  return text.replaceAll(/<(\w+) (\d+)>/g, (_id, table: string, id: string) => {
    const ofTable = numbers.get(table) ?? new Map<string, number>()
    numbers.set(table, ofTable)
    const number = ofTable.get(id) ?? ofTable.size + 1
    ofTable.set(id, number)
    return number === 1 ? `<${table}>` : `<${table} ${number}>`
  })
}

/** A row that a call wrote. */
interface Write {
  /** What it did to which table. */
  readonly kind: string
  readonly values: Values
}

async function readWrites(): Promise<readonly Write[]> {
  const rows = await readWrittenRows(server.database.orm)
  return rows.flatMap(({ name, before, after }) => {
    if (before === null) {
      const { version: _version, ...values } = notableValues(after)
      return [{ kind: `insert ${name}`, values }]
    }
    if (name === 'outgoing_mails') return []
    if (after === null) return [{ kind: `delete ${name}`, values: notableValues(before) }]
    const { version, ...changed } = changedColumns(before, after)
    const versions =
      version === undefined ? {} : { version: `+${Number(version) - Number(before['version'])}` }
    const values = { ...changed, ...versions }
    return Object.keys(values).length === 0 ? [] : [{ kind: `update ${name}`, values }]
  })
}

/** A call and what it did. */
interface Effect {
  readonly reply: Reply
  readonly writes: readonly Write[]
}

async function effectOf(call: Call): Promise<Effect> {
  await readWrittenRows(server.database.orm)
  const reply = await server.call(call)
  // Mails are sent after the answer, and delete their row.
  await server.mails()
  const writes = await readWrites()
  return { reply, writes }
}

function textOfWrite({ kind, values }: Write): string {
  return Object.keys(values).length === 0 ? kind : `${kind} ${textOf(values)}`
}

/** Replaces the end of a long text by its checksum. */
function shortened(text: string): string {
  if (text.length <= LONGEST_LINE) return text
  const rest = withNumbers(text.slice(LONGEST_LINE / 2))
  const sum = createHash('sha256').update(rest).digest('hex').slice(0, 8)
  return `${text.slice(0, LONGEST_LINE / 2)} … ${rest.length} characters, ${sum}`
}

/** Describes the rows that a call wrote and the usual call did not, and the other way round. */
function writesBeside(usual: readonly Write[], writes: readonly Write[]): readonly string[] {
  const left = usual.map((write) => ({ ...write, text: withoutIds(textOfWrite(write)) }))
  const takeFirst = (isMatch: (one: Write & { readonly text: string }) => boolean) => {
    const index = left.findIndex(isMatch)
    return index === -1 ? undefined : left.splice(index, 1)[0]
  }
  const others = writes.filter((write) => {
    const text = withoutIds(textOfWrite(write))
    return takeFirst((one) => one.text === text) === undefined
  })
  const differing = others.map(({ kind, values }) => {
    const alike = takeFirst((one) => one.kind === kind)
    const isNew = kind.startsWith('insert') && alike !== undefined
    return { kind, values: isNew ? differencesOf(alike.values, values) : values }
  })
  const missing = left.map(({ kind }) => ({ kind: `no ${kind}`, values: {} }))
  return merged([...differing, ...missing]).map((write) => shortened(textOfWrite(write)))
}

/** Makes one line of rows of a table whose same columns were written, with lists of their values. */
function merged(writes: readonly Write[]): readonly Write[] {
  const groups = new Map<string, Write[]>()
  for (const write of writes) {
    const columns = `${write.kind} ${Object.keys(write.values).join()}`
    groups.set(columns, [...(groups.get(columns) ?? []), write])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined || group.length === 1) return group
    const lists = Object.keys(first.values).map((column) => {
      const values = group.map((write) => write.values[column])
      const texts = new Set(values.map((value) => JSON.stringify(value)))
      return [column, texts.size === 1 ? values[0] : sortedByText(values)]
    })
    return { kind: `${first.kind} (${group.length} rows)`, values: Object.fromEntries(lists) }
  })
}

function sortedByText(values: readonly unknown[]): readonly unknown[] {
  return values.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/** Returns the values that differ from those of another record, ids aside. */
function differencesOf(former: Values, values: Values): Values {
  const names = [...new Set([...Object.keys(values), ...Object.keys(former)])]
  const textAt = (record: Values, name: string) => withoutIds(textOf(record[name]))
  return Object.fromEntries(
    names
      .filter((name) => name !== 'version' && textAt(former, name) !== textAt(values, name))
      .map((name) => [name, values[name] ?? null]),
  )
}

/** The code of a refusal, its sentence if a rule of the server refuses, and the field. */
function refusalOf({ status, json }: Reply): string {
  const errors = Array.isArray(json?.['errors']) ? json['errors'] : []
  const paths = errors.map((error: Values) => error['path'])
  return [json?.['code'], ...(status === 400 ? [] : [json?.['detail']]), ...paths].join(' ')
}

/** Describes what a call answers and writes that the usual call does not. */
function described(body: unknown, usual: Effect, { reply, writes }: Effect): string {
  const { status, json } = reply
  const answer =
    status < 400 ? textOf(differencesOf(usual.reply.json ?? {}, json ?? {})) : refusalOf(reply)
  const lines = [
    `${textOf(body)}: ${status}${answer === '{}' ? '' : ` ${shortened(answer)}`}`,
    ...(status < 400 ? writesBeside(usual.writes, writes) : writesBeside([], writes)),
  ]
  return withNumbers(lines.join('\n  '))
}

/** Prepares the usual call of an operation, without a version. */
async function prepare(id: OperationId, caller: Caller) {
  const { payload, body, ...call } = await samples[id](newScenario(caller))
  const token = await server.tokenFor(caller.userId ?? 0)
  // Nobody has done anything too often.
  await server.database.orm.execute(sql`delete from audit_events`)
  const fields = companions[id]?.(caller.plan)
  return {
    body: { ...body, ...fields },
    fields,
    isForm: payload !== undefined,
    call: { ...call, token },
  }
}

/** Sends the usual body of an operation and then each of its fields, or some of them. */
async function effectsOfFields(
  operation: ContractOperation,
  caller: Caller,
  some?: readonly string[],
): Promise<string | null> {
  const { id, method } = operation
  const first = await prepare(id, caller)
  if (first.isForm) return null
  const usual = await effectOf({ ...first.call, body: first.body })
  if (usual.reply.status >= 400) return null
  const isChange = method === 'PUT' || method === 'PATCH'
  const fields = bodyFieldsOf(operation).filter(
    ([name]) => !omitted.has(name) && some?.includes(name) !== false,
  )
  const lines: string[] = []
  let current = usual.reply
  const send = async (name: string, value: unknown) => {
    const change = { ...companions[`${id} ${name}`]?.(caller.plan), [name]: value }
    if (!isChange) {
      const { call, body } = await prepare(id, caller)
      lines.push(
        described(change, usual, await effectOf({ ...call, body: { ...body, ...change } })),
      )
      return
    }
    // Each change goes to the same record.
    const isVersioned = first.call.headers?.['if-match'] !== undefined
    const headers = isVersioned ? { 'if-match': `"${String(current.json?.['version'])}"` } : {}
    const body = { ...first.fields, ...change }
    const effect = await effectOf({ ...first.call, headers, body })
    lines.push(described(change, { ...usual, reply: current }, effect))
    if (effect.reply.status < 400) current = effect.reply
  }
  for (const [name, schema] of fields) {
    const values = await valuesOfField(name, schema, () => newScenario(caller))
    const isAlias = fields.some(
      ([other]) => name === `${other}Id` || name === `${other.slice(0, -1)}Ids`,
    )
    for (const value of isAlias ? values.slice(0, 1) : values) await send(name, value)
  }
  for (const [name] of fields.filter(([, schema]) => isNullable(schema))) await send(name, null)
  return [`${id}, as ${caller.title}`, ...lines].join('\n')
}

it('every field of a request has the effect that it had before', async () => {
  const all: string[] = []
  const { operations } = loadContract()
  // The switches of a plan decide what the other operations do.
  const isLast = ({ id }: ContractOperation) => id === 'updatePlan'
  for (const operation of [
    ...operations.filter((one) => !isLast(one)),
    ...operations.filter(isLast),
  ]) {
    if (bodyFieldsOf(operation).length === 0) continue
    for (const caller of [owner, productTeam]) {
      const text = await effectsOfFields(operation, caller)
      if (text === null) continue
      all.push(text)
      break
    }
  }
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('fields.txt')
})

it('what a person may not see or edit has the effect in a request that it had before', async () => {
  await server.database.orm.update(plans).set({ useBudgets: true })
  const all: string[] = []
  for (const title of ['one channel', 'no costs', 'tag hidden']) {
    const caller = callerNamed(title)
    for (const operation of loadContract().operations) {
      const fields = restricted[operation.id]
      const text = fields && (await effectsOfFields(operation, caller, fields))
      if (typeof text === 'string') all.push(text)
    }
  }
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('restricted-fields.txt')
})

it('no answer depends on where rows are stored', async () => {
  const { orm } = server.database
  await orm.update(plans).set({ useDashboards: true, useBudgets: true })
  const calls: Call[] = []
  for (const { id, method } of loadContract().operations) {
    if ((method !== 'GET' && id !== 'searchTactics') || changesMeanwhile.has(id)) continue
    calls.push((await prepare(id, owner)).call)
  }
  const read = async () => {
    const answers: Record<string, string> = {}
    for (const call of calls) answers[call.url] = (await server.call(call)).text
    return answers
  }
  // Two deleted plans.
  await prepare('restorePlan', owner)
  await prepare('restorePlan', owner)
  await linkRows(orm, world)
  // Reading the categories of documents creates the first one.
  await ask('owner', 'GET', `/plan_document_categories?plan=${owner.plan.id}`)
  await orm.execute(sql`analyze`)
  const former = await read()
  await reverseRows(orm)
  const answers = await read()
  for (const [url, text] of Object.entries(answers)) {
    if (text.includes('"requestId"')) continue
    expect.soft(text, url).toBe(former[url])
  }
})
