import { expect } from 'vitest'
import { samples } from '../../../files/testing/samples'
import { addTactic } from '../../../testing/world'
import { ask, server, tokens, world } from '../../../testing/world-scenario'
import type { Person } from '../../../testing/world-scenario'
import { uploaded } from '../../media-assets/testing/media-assets-scenario'

export const upload = async (person: Person, name = 'Brief.pdf') =>
  (await uploaded(name, samples.pdf, tokens[person])).id

export async function addDocument(person: Person, more: object = {}): Promise<number> {
  const body = { asset: await upload(person), plan: world.plans.lead.id, ...more }
  const answer = await ask(person, 'POST', '/plan_documents', body)
  expect(answer.json).toMatchObject({ planId: world.plans.lead.id })
  return Number(answer.json?.['id'])
}

export const newTactic = (typeId = world.plans.lead.emailTypeId) =>
  addTactic(server.database.orm, world.plans.lead.id, typeId)
