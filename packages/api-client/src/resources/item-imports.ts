import type { ItemImportRow, ItemImportValues } from '@throughline/domain/item-import'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { components } from '../generated/schema'

type Schemas = components['schemas']

/** Rows of a table or a file, for the items of a plan. */
export interface ItemImportDraft {
  readonly planId: number
  /** 1 to 5,000 rows. */
  readonly rows: readonly ItemImportRow[]
}

/** Why a row is refused. */
export interface ItemImportRowProblem {
  /** The name of the value; `fields.` and a name for a custom field, `row` for the whole row. */
  readonly column: string
  readonly code: Schemas['ItemImportProblem']['code']
  /** A sentence for a person. */
  readonly detail: string
}

/** A value of an item before and after a row, as texts for a person; empty for nothing. */
export interface ItemImportRowChange {
  /** As in a problem; `repeats` for the repeat. */
  readonly column: string
  readonly before: string
  readonly after: string
}

/** The result of a row that changes an item or is refused. */
export interface ItemImportRowResult {
  readonly row: number
  readonly outcome: 'create' | 'update' | 'refused'
  /** null for an item that is not created yet. */
  readonly itemId: number | null
  /** The changes in a preview; empty for a new item, and after the import. */
  readonly changes: readonly ItemImportRowChange[]
  /** Empty unless refused. */
  readonly problems: readonly ItemImportRowProblem[]
}

/** The result of an import. */
export interface ItemImportReport {
  /** For `undoBulkChange`; null if the import wrote nothing. */
  readonly bulkChangeId: number | null
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** If it is not 0, the import wrote nothing. */
  readonly refused: number
  /** In the order of the row numbers, without rows that change nothing. */
  readonly rows: readonly ItemImportRowResult[]
}

/** Previews an import. It writes nothing. */
export async function previewItemImport(
  client: ApiClient,
  draft: ItemImportDraft,
  signal?: AbortSignal,
): Promise<ItemImportReport> {
  const answer = await unwrap(
    client.http.POST('/plans/{id}/imports', {
      params: { path: { id: draft.planId } },
      body: { isPreview: true, rows: draft.rows.map(rowToWire) },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return reportFromWire(answer)
}

/**
 * Creates and changes items in one transaction. If rows are refused, it writes nothing, and the
 * report lists the rows and their problems.
 *
 * @param idempotencyKey 8 to 128 letters, digits, `-` and `_`. If the same import is sent again
 *   with the same key within 24 hours, it is applied only once.
 */
export async function applyItemImport(
  client: ApiClient,
  draft: ItemImportDraft,
  idempotencyKey?: string,
): Promise<ItemImportReport> {
  const answer = await client.http.POST('/plans/{id}/imports', {
    params: {
      path: { id: draft.planId },
      ...(idempotencyKey === undefined ? {} : { header: { 'Idempotency-Key': idempotencyKey } }),
    },
    body: { isPreview: false, rows: draft.rows.map(rowToWire) },
  })
  const { error } = answer
  const refused = error !== undefined && 'import' in error ? error.import : undefined
  return reportFromWire(refused ?? (await unwrap(Promise.resolve(answer))))
}

function rowToWire({ values, ...row }: ItemImportRow): Schemas['ItemImportRow'] {
  return { ...row, values: valuesToWire(values) }
}

function valuesToWire({
  platforms,
  tags,
  initiatives,
  fields,
  ...values
}: ItemImportValues): Schemas['ItemImportValues'] {
  return {
    ...values,
    ...(platforms === undefined ? null : { platforms: [...platforms] }),
    ...(tags === undefined ? null : { tags: [...tags] }),
    ...(initiatives === undefined ? null : { initiatives: [...initiatives] }),
    ...(fields === undefined ? null : { fields: [...fields] }),
  }
}

function reportFromWire(wire: Schemas['ItemImportResult']): ItemImportReport {
  const { bulkChangeId, created, updated, unchanged, refused } = wire
  return {
    bulkChangeId,
    created,
    updated,
    unchanged,
    refused,
    rows: wire.rows.map(({ row, outcome, itemId, changes, problems }) => ({
      row,
      outcome,
      itemId,
      changes: changes.map(({ column, before, after }) => ({ column, before, after })),
      problems: problems.map(({ column, code, detail }) => ({ column, code, detail })),
    })),
  }
}
