import { expect, it, vi } from 'vitest'
import { addTactic } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'
import { findCommentRecord } from './queries'

vi.mock('./queries', { spy: true })

setUpServer()

it('a comment that the database fails to read is a failure of the server, not missing', async () => {
  const { lead } = world.plans
  const record = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
  const body = { record, recordType: 'tactic', text: 'Looks good' }
  const { json } = await ask('admin', 'POST', '/comments', body)
  const read = async () => (await ask('admin', 'GET', `/comments/${Number(json?.['id'])}`)).status
  vi.mocked(findCommentRecord).mockRejectedValueOnce(new Error('The connection was lost.'))
  expect(await read()).toBe(500)
  expect(await read()).toBe(200)
})
