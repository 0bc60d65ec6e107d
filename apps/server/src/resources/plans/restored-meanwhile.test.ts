import { describe, expect, it } from 'vitest'
import { signedInFrom } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPerson } from '../../access/access-queries'
import { accessConfigurationOf } from '../../config/app-config'
import { deletedPlanRoles } from '../../db/schema'
import { testConfig } from '../../testing/test-server'
import { withWorkBeforeRead } from '../../testing/work-before-read'
import { passPlanRestoration } from './deleted-plan-gate'
import { remove, restore, server, setUpServer, world } from './testing/deleted-plans-scenario'

setUpServer()

async function signedInOwner(): Promise<SignedIn> {
  const person = await findPerson(server.database.orm, world.people.owner)
  if (person === null) throw new Error('The owner is not there.')
  return signedInFrom(person, 'session', accessConfigurationOf(testConfig))
}

function passRestoration(planId: number, signedIn: SignedIn, orm = server.database.orm) {
  const input = { params: { id: planId }, query: {}, body: {} }
  return passPlanRestoration({ input, orm, config: testConfig, signedIn })
}

describe('a plan is there', () => {
  it('for a caller whose roles were read before somebody restored it', async () => {
    const { lead } = world.plans
    await remove(lead.id)
    const signedIn = await signedInOwner()
    await restore(lead.id)
    expect(await passRestoration(lead.id, signedIn)).toMatchObject({ code: 'there' })
  })

  it('for a caller who read it as deleted, and its former roles once it was restored', async () => {
    const { lead } = world.plans
    await remove(lead.id)
    const signedIn = await signedInOwner()
    const orm = withWorkBeforeRead(server.database.orm, deletedPlanRoles, () => restore(lead.id))
    expect(await passRestoration(lead.id, signedIn, orm)).toMatchObject({ code: 'there' })
  })
})
