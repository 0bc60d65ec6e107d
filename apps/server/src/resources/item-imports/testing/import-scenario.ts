import { eq } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import type { ItemImportRow } from '@throughline/domain/item-import'
import {
  channels,
  tacticFields,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticTypes,
  tags,
} from '../../../db/schema'
import type { Reply } from '../../../testing/test-server'
import { ask, server, tokens, world } from '../../../testing/world-scenario'
import { setUpTactics } from '../../tactics/testing/tactics-scenario'

/** Starts a server whose lead plan has types of different names and flags in the channel Email. */
export function setUpImports(): void {
  setUpTactics()
  beforeAll(async () => {
    const { orm } = server.database
    const { emailTypeId, socialTypeId, emailChannelId } = world.plans.lead
    const rename = (id: number, name: string) =>
      orm.update(tacticTypes).set({ name }).where(eq(tacticTypes.id, id))
    await rename(emailTypeId, 'Newsletter')
    await rename(socialTypeId, 'Post')
    await orm
      .update(channels)
      .set({ enableTacticFlagging: true, useMonthlyFocusType: true })
      .where(eq(channels.id, emailChannelId))
  })
}

/** A row of the answer to an import. */
interface RowResult {
  readonly row: number
  readonly outcome: string
  readonly itemId: number | null
  readonly changes: readonly {
    readonly column: string
    readonly before: string
    readonly after: string
  }[]
  readonly problems: readonly {
    readonly column: string
    readonly code: string
    readonly detail: string
  }[]
}

/** The answer to an import; of a refusal, its report. */
interface Result {
  readonly status: number
  readonly code: unknown
  readonly bulkChangeId: number | null
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: number
  readonly rows: readonly RowResult[]
}

interface ImportOptions {
  readonly by?: number
  readonly planId?: number
  readonly isPreview?: boolean
  readonly key?: string
}

/** Imports rows into the lead plan, by default as the contributor. */
export async function importRows(
  rows: readonly ItemImportRow[],
  { by, planId = world.plans.lead.id, isPreview = false, key }: ImportOptions = {},
): Promise<Result> {
  const reply = await server.call({
    method: 'POST',
    url: `/api/plans/${planId}/imports`,
    token: by === undefined ? tokens.contributor : await server.tokenFor(by),
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { isPreview, rows },
  })
  return resultOf(reply)
}

function resultOf({ status, json }: Reply): Result {
  const report = json?.['import'] ?? json
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server under test has held the answer to the contract; a refusal without a report has none of the counts, and only its status and code are read
  return { ...(report as unknown as Result), status, code: json?.['code'] }
}

/** A row that creates an item of the channel Email. */
export function newRow(row: number, values: ItemImportRow['values'] = {}): ItemImportRow {
  return {
    row,
    values: {
      title: `Item ${row}`,
      channel: 'Email',
      type: 'Newsletter',
      startDate: '2026-10-01',
      ...values,
    },
  }
}

/** The only item id of an answer. */
export function onlyItemId({ rows }: Result): number {
  const id = rows[0]?.itemId
  if (id === undefined || id === null) throw new Error('The import has written no item.')
  return id
}

/** Returns the problems of the rows, each as `column code`. */
export function problemsOf({ rows }: Result): readonly string[] {
  return rows.flatMap(({ problems }) => problems.map(({ column, code }) => `${column} ${code}`))
}

/** Reads an item as its editor does. */
export async function readItem(id: number): Promise<Readonly<Record<string, unknown>>> {
  const { json } = await ask('contributor', 'GET', `/tactics/${id}`)
  if (json === null) throw new Error('There is no such item.')
  return json
}

/** Adds a tag to a plan. */
export async function addTag(text: string, planId = world.plans.lead.id): Promise<number> {
  const [row] = await server.database.orm
    .insert(tags)
    .values({ planId, text })
    .returning({ id: tags.id })
  return row?.id ?? 0
}

/** Adds a universal field to the lead plan. */
export async function addField(
  name: string,
  type: (typeof tacticFields.$inferInsert)['type'],
): Promise<number> {
  const [row] = await server.database.orm
    .insert(tacticFields)
    .values({ planId: world.plans.lead.id, name, type })
    .returning({ id: tacticFields.id })
  return row?.id ?? 0
}

/** Offers platforms to the type of the channel Email; the type allows one. */
export async function offerPlatforms(...names: readonly string[]): Promise<readonly number[]> {
  const { orm } = server.database
  const { id: planId, emailTypeId, emailChannelId } = world.plans.lead
  const made = await orm
    .insert(tacticPlatforms)
    .values(names.map((name) => ({ planId, name, channelId: emailChannelId })))
    .returning({ id: tacticPlatforms.id })
  await orm
    .insert(tacticTypePlatforms)
    .values(made.map(({ id }) => ({ tacticTypeId: emailTypeId, tacticPlatformId: id })))
  return made.map(({ id }) => id)
}
