import { listPlanDocuments } from '@throughline/api-client'
import { buildDocument } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, test } from 'vitest'
import { createDocumentUnlessCancelled } from './documents'

const planId = 12
const stored = buildDocument({ id: 2101, planId })

/** Cancels while the document is created, and returns the result and the plan's documents. */
async function cancelWhileAttaching(deletion: 'as usual' | 'frozen') {
  const server = createPlanningServer({ documents: [stored] })
  const { client } = server
  const cancelling = new AbortController()
  server.hold(/^(?:POST|DELETE) /u)
  const created = createDocumentUnlessCancelled(
    client,
    { planId, assetId: stored.asset.id, tacticIds: [] },
    cancelling.signal,
  ).catch((error: unknown) => error)
  await expect.poll(() => server.waiting()).toHaveLength(1)
  cancelling.abort()
  server.answer()
  await expect.poll(() => server.waiting()).toEqual([expect.stringMatching(/^DELETE /u)])
  server.answer(deletion)
  const result = await created
  return { result, documents: await listPlanDocuments(client, { planId }) }
}

test('a file that is cancelled while it is attached does not stay attached', async () => {
  const { result, documents } = await cancelWhileAttaching('as usual')
  expect(result).toMatchObject({ name: 'AbortError' })
  expect(documents.map(({ id }) => id)).toEqual([stored.id])
})

test('a cancelled file that cannot be removed again is returned', async () => {
  const { result, documents } = await cancelWhileAttaching('frozen')
  expect(documents).toHaveLength(2)
  expect(documents).toContainEqual(expect.objectContaining({ id: Object(result).id }))
})
