import { describe, expect, test } from 'vitest'
import { clientOf, fakeServer, json, refusal } from '../fixtures/fake-server'
import {
  applyBulkChange,
  previewBulkChange,
  undoBulkChange,
  type BulkChangeDraft,
} from './bulk-changes'

const draft: BulkChangeDraft = {
  planId: 12,
  items: [{ id: 7, version: 3 }],
  change: { kind: 'tags', addIds: [801], removeIds: [] },
  withRelated: false,
}

const refused = { tacticId: 8, title: 'Sale', code: 'channel-not-assigned', channelName: 'Email' }

const result = (id: number | null) => ({
  id,
  changed: [],
  deleted: [],
  unchanged: [],
  refused: [{ ...refused, tactic: '/api/tactics/8' }],
})

describe('changes of many tactics', () => {
  test('name items by path and version, and are previewed by the same request', async () => {
    const server = fakeServer(() => json(result(null)))
    const client = clientOf(server.fetch)
    const summary = await previewBulkChange(client, draft)
    expect(summary).toEqual({ changed: [], deleted: [], unchanged: [], refused: [refused] })
    expect(server.pathsRequested()).toEqual(['/plans/12/bulk-changes'])
    expect(JSON.parse(server.requested[0]?.body ?? '')).toEqual({
      items: [{ tactic: '/api/tactics/7', version: 3 }],
      change: { kind: 'tags', addIds: [801], removeIds: [] },
      withRelated: false,
      isPreview: true,
    })
  })

  test('are made with a key if there is one, and undone by their number', async () => {
    const keys: (string | null)[] = []
    const server = fakeServer((_path, request) => {
      keys.push(request.headers.get('idempotency-key'))
      return json(result(31))
    })
    const client = clientOf(server.fetch)
    expect(await applyBulkChange(client, draft, 'bulk-0001')).toMatchObject({ id: 31 })
    await applyBulkChange(client, draft)
    expect(await undoBulkChange(client, 31)).toMatchObject({ id: 31, refused: [refused] })
    expect(keys).toEqual(['bulk-0001', null, null])
    expect(JSON.parse(server.requested[0]?.body ?? '')).toMatchObject({ isPreview: false })
    expect(server.pathsRequested().at(-1)).toBe('/bulk_changes/31/undo')
  })

  test('that were undone already are refused', async () => {
    const client = clientOf(async () => refusal(409, 'conflict'))
    await expect(undoBulkChange(client, 31)).rejects.toMatchObject({
      failure: { kind: 'conflict' },
    })
  })
})
