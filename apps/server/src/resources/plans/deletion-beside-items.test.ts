import { expect, it } from 'vitest'
import { addTactic } from '../../testing/world'
import type { Reply } from '../../testing/test-server'
import { ask, restore, server, setUpServer, world } from './testing/deleted-plans-scenario'

/** More than the database needs to meet both orders of the two locks. */
const ROUNDS = 6

setUpServer()

/** Changes an item at the version that the earlier changes have left. */
async function createEditor(planId: number, typeId: number) {
  const tacticId = await addTactic(server.database.orm, planId, typeId)
  const token = await server.tokenFor(world.people.contributor)
  let version = 1
  return async (): Promise<Reply> => {
    const reply = await server.call({
      method: 'PUT',
      url: `/api/tactics/${tacticId}`,
      token,
      headers: { 'if-match': `"${version}"` },
      body: { title: `Title ${version}` },
    })
    if (reply.status === 200) version += 1
    return reply
  }
}

it('a plan is deleted, and restored below its lead, while items of both change', async () => {
  const { lead, nested } = world.plans
  const changeNestedItem = await createEditor(nested.id, nested.emailTypeId)
  const changeLeadItem = await createEditor(lead.id, lead.emailTypeId)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [deletion, nestedChange] = await Promise.all([
      ask('DELETE', `/plans/${nested.id}`),
      changeNestedItem(),
    ])
    expect(deletion.status).toBe(204)
    expect([200, 404]).toContain(nestedChange.status)
    const [restoration, leadChange] = await Promise.all([restore(nested.id), changeLeadItem()])
    expect([restoration.status, leadChange.status]).toEqual([200, 200])
  }
})
