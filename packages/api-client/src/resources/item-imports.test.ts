import { describe, expect, test } from 'vitest'
import { clientOf, fakeServer, json, refusal } from '../fixtures/fake-server'
import { applyItemImport, previewItemImport, type ItemImportDraft } from './item-imports'

const draft: ItemImportDraft = {
  planId: 12,
  rows: [
    { row: 2, values: { title: 'New', channel: 'Email', type: 'Newsletter', tags: ['A:B'] } },
    { row: 3, itemId: 7, version: 4, values: { estimatedCost: null } },
  ],
}

const report = (more: object = {}) => ({
  bulkChangeId: null,
  created: 1,
  updated: 0,
  unchanged: 0,
  refused: 1,
  rows: [
    { row: 2, outcome: 'create', itemId: null, changes: [], problems: [] },
    {
      row: 4,
      outcome: 'update',
      itemId: 8,
      changes: [{ column: 'title', before: 'Radio', after: 'TV' }],
      problems: [],
    },
    {
      row: 3,
      outcome: 'refused',
      itemId: 7,
      changes: [],
      problems: [{ column: 'row', code: 'changed-by-others', detail: 'Somebody changed it.' }],
    },
  ],
  ...more,
})

describe('an import of rows', () => {
  test('is previewed by the same request', async () => {
    const server = fakeServer(() => json(report()))
    expect(await previewItemImport(clientOf(server.fetch), draft)).toEqual(report())
    expect(server.pathsRequested()).toEqual(['/plans/12/imports'])
    expect(JSON.parse(server.requested[0]?.body ?? '')).toEqual({
      isPreview: true,
      rows: draft.rows,
    })
  })

  test('is made with a key if there is one', async () => {
    const keys: (string | null)[] = []
    const made = report({ bulkChangeId: 32, updated: 1, refused: 0 })
    const server = fakeServer((_path, request) => {
      keys.push(request.headers.get('idempotency-key'))
      return json(made)
    })
    const client = clientOf(server.fetch)
    expect(await applyItemImport(client, draft, 'import-0001')).toEqual(made)
    await applyItemImport(client, draft)
    expect(keys).toEqual(['import-0001', null])
    expect(JSON.parse(server.requested[0]?.body ?? '')).toMatchObject({ isPreview: false })
  })

  test('with refused rows answers the report and not an error', async () => {
    const client = clientOf(async () => refusal(422, 'import_refused', { import: report() }))
    expect(await applyItemImport(client, draft)).toEqual(report())
  })

  test('that is refused for another reason is an error', async () => {
    const client = clientOf(async () => refusal(422, 'idempotency_mismatch'))
    await expect(applyItemImport(client, draft)).rejects.toMatchObject({
      failure: { kind: 'invalid', code: 'idempotency_mismatch' },
    })
  })
})
