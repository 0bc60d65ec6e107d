import { describe, expect, it } from 'vitest'
import { addTactic } from '../../testing/world'
import { ask, server, setUpServer, world } from './testing/deleted-plans-scenario'

setUpServer()

describe('what a deletion takes along', () => {
  it('is counted: the plan’s own parts, hidden items too, and the names of its nested plans', async () => {
    const { lead, nested, closedNested } = world.plans
    const { orm } = server.database
    await addTactic(orm, lead.id, lead.campaignTypeId, { isInitiative: true })
    await addTactic(orm, lead.id, lead.emailTypeId, { deletedAt: server.clock.instant })
    await addTactic(orm, nested.id, nested.emailTypeId)
    const { json } = await ask('GET', `/plans/${lead.id}/contents`)
    expect(json).toEqual({
      channels: 3,
      tacticTypes: 5,
      tactics: 1,
      initiatives: 1,
      tags: 2,
      documents: 0,
      budgets: 0,
      dashboards: 0,
      calendars: 0,
      savedViews: 0,
      // Everyone except for the owner, who is the requester.
      people: 6,
      nestedPlans: [
        { id: nested.id, name: 'East' },
        { id: closedNested.id, name: 'West' },
      ],
    })
  })
})
