import { eq } from 'drizzle-orm'
import type { BulkChange } from '@throughline/domain/bulk'
import { channels, tactics } from '../../../db/schema'
import type { Call, Reply } from '../../../testing/test-server'
import { addTactic } from '../../../testing/world'
import { server, tokens, world } from '../../../testing/world-scenario'

/** The fields of an item in the response to a bulk change that tests read. */
interface ResultItem {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly startDate: string
  readonly endDate: string
  readonly isFlagged: boolean
  readonly channelId: number
  readonly tacticTypeId: number
  readonly tagIds: readonly number[]
  readonly tacticPlatformIds: readonly number[]
  readonly relatedInitiativeIds: readonly number[]
  readonly rrule: string | null
  readonly estimatedCost: number | null
}

/** The answer to a bulk change. */
interface Result {
  readonly status: number
  readonly code: unknown
  readonly id: number
  readonly changed: readonly ResultItem[]
  readonly deleted: readonly ResultItem[]
  readonly unchanged: readonly ResultItem[]
  readonly refused: readonly {
    readonly tacticId: number
    readonly title: string | null
    readonly code: string
    readonly channelName: string | null
  }[]
}

export const moveByWeek: BulkChange = { kind: 'move', deltaDays: 7 }

/** Adds an item of the lead plan, in its channel Email unless another type is named. */
export function addItem(values: Partial<typeof tactics.$inferInsert> = {}): Promise<number> {
  const { lead } = world.plans
  return addTactic(server.database.orm, lead.id, values.tacticTypeId ?? lead.emailTypeId, values)
}

/** Turns the flagging of items on or off in a channel. */
export async function setFlagging(channelId: number, enableTacticFlagging: boolean): Promise<void> {
  await server.database.orm
    .update(channels)
    .set({ enableTacticFlagging })
    .where(eq(channels.id, channelId))
}

/** Returns the stored columns of items, in the order of their ids, including deleted ones. */
export async function storedItems(...ids: readonly number[]) {
  const rows = await Promise.all(
    ids.map((id) => server.database.orm.select().from(tactics).where(eq(tactics.id, id))),
  )
  return rows.flat()
}

interface BulkOptions {
  readonly by?: number
  readonly planId?: number
  readonly isPreview?: boolean
  readonly withRelated?: boolean
  readonly version?: number
  readonly key?: string
}

/** Sends a bulk change of items at their stored versions, by default as the contributor. */
export async function bulk(
  ids: readonly number[],
  change: BulkChange,
  options: BulkOptions = {},
): Promise<Result> {
  const { by, planId = world.plans.lead.id, isPreview = false, withRelated = false, key } = options
  const rows = new Map(
    options.version === undefined
      ? (await storedItems(...ids)).map((row) => [row.id, row.version])
      : [],
  )
  const call: Call = {
    method: 'POST',
    url: `/api/plans/${planId}/bulk-changes`,
    token: by === undefined ? tokens.contributor : await server.tokenFor(by),
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: {
      items: ids.map((id) => ({
        tactic: `/api/tactics/${id}`,
        version: options.version ?? rows.get(id) ?? 1,
      })),
      change,
      withRelated,
      isPreview,
    },
  }
  return resultOf(await server.call(call))
}

/** Undoes a bulk change, by default as the contributor. */
export async function undo(id: number, by?: number): Promise<Result> {
  const url = `/api/bulk_changes/${id}/undo`
  const requester = by === undefined ? tokens.contributor : await server.tokenFor(by)
  return resultOf(await server.call({ method: 'POST', url, token: requester }))
}

function resultOf({ status, json }: Reply): Result {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server under test has held the answer to the contract; a refusal has none of the lists, and only its status and code are read
  return { ...(json as unknown as Result), status }
}

/** The ids of items, ascending. */
export function idsOf(items: readonly { readonly id: number }[]): readonly number[] {
  return items.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** The codes of refusals by item. */
export function codesOf({ refused }: Result): Readonly<Record<number, string>> {
  return Object.fromEntries(refused.map(({ tacticId, code }) => [tacticId, code]))
}
