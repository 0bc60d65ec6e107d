import { describe, expect, it } from 'vitest'
import { tacticFields, tacticFieldValues } from '../../db/schema'
import { formOf } from '../../files/testing/form'
import { samples } from '../../files/testing/samples'
import { addTactic } from '../../testing/world'
import { ask, server, setUpServer, tokens, world } from '../../testing/world-scenario'
import { filesOnDisk, uploaded } from './testing/media-assets-scenario'

setUpServer()

describe('a picture for a custom field', () => {
  async function pictureField(planId: number): Promise<number> {
    const [field] = await server.database.orm
      .insert(tacticFields)
      .values({ planId, name: 'Hero', type: 'image' })
      .returning({ id: tacticFields.id })
    return field?.id ?? 0
  }
  const send = (
    fields: Record<string, string>,
    token = tokens.admin,
    bytes: Buffer = samples.png,
  ) =>
    server.call({
      method: 'POST',
      url: '/api/tactic_field_images',
      token,
      ...formOf({ name: 'hero.png', bytes }, fields),
    })

  it('becomes the value of the field, and is visible to everybody who sees the tactic, until it is deleted', async () => {
    const { lead } = world.plans
    const field = String(await pictureField(lead.id))
    const tactic = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
    const answer = await send({ field, tacticId: String(tactic) })
    expect(answer.status).toBe(201)
    const id = Number(answer.json?.['id'])
    const url = `/api/media_assets/${id}`
    const read = (token: string) => server.call({ method: 'GET', url, token })
    expect((await read(tokens.viewer)).status).toBe(404)
    const value = await ask('admin', 'POST', '/tactic_field_values', {
      tacticFieldId: Number(field),
      tactic,
      value: id,
    })
    expect(value.status).toBe(201)
    expect((await read(tokens.viewer)).status).toBe(200)
    expect((await read(tokens.outsider)).status).toBe(404)

    const ofTactic = { url: `/api/tactics/${tactic}`, token: tokens.admin }
    expect((await server.call({ ...ofTactic, method: 'DELETE' })).status).toBe(204)
    expect((await read(tokens.viewer)).status).toBe(404)
    expect((await read(tokens.admin)).status).toBe(200)
    const restored = {
      method: 'POST',
      url: `${ofTactic.url}/restore`,
      token: tokens.admin,
    } as const
    expect((await server.call(restored)).status).toBe(200)
    expect((await read(tokens.viewer)).status).toBe(200)
  })

  it('gives no access to a file of somebody else', async () => {
    const { lead } = world.plans
    const field = await pictureField(lead.id)
    const { id } = await uploaded('secret.png', samples.png)
    const tactic = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
    const body = { tacticFieldId: field, tactic, value: id }
    const call = { method: 'POST', url: '/api/tactic_field_values', body } as const
    expect((await server.call({ ...call, token: tokens.contributor })).status).toBe(422)
    expect((await server.call({ ...call, token: tokens.admin })).status).toBe(201)
  })

  it('is used by fields of pictures only: the same digits in another field give no access', async () => {
    const { orm } = server.database
    const { id: planId, emailTypeId } = world.plans.lead
    for (const type of tacticFields.type.enumValues) {
      const { id } = await uploaded('secret.png', samples.png)
      const [field] = await orm
        .insert(tacticFields)
        .values({ planId, name: `Of ${type}`, type })
        .returning({ id: tacticFields.id })
      await orm.insert(tacticFieldValues).values({
        tacticId: await addTactic(orm, planId, emailTypeId),
        tacticFieldId: field?.id ?? 0,
        value: String(id),
      })
      const url = `/api/media_assets/${id}`
      const { status } = await server.call({ method: 'GET', url, token: tokens.viewer })
      expect([type, status]).toEqual([type, type === 'image' ? 200 : 404])
    }
  })

  it.each([
    [
      'a field of another kind',
      () => ({ field: String(world.plans.lead.textFieldId), tacticId: '0' }),
      422,
    ],
    [
      'a field of another tenant',
      () => ({ field: String(world.plans.other.textFieldId), tacticId: '0' }),
      404,
    ],
    ['no field', () => ({ tacticId: '0' }), 400],
    ['a text for a number', () => ({ field: 'x', tacticId: '0' }), 400],
  ])('is refused for %s, and leaves nothing', async (_sentence, fields, status) => {
    const before = filesOnDisk()
    expect((await send(fields())).status).toBe(status)
    await expect.poll(filesOnDisk).toEqual(before)
  })

  it('asks for the right on the tactic', async () => {
    const { lead } = world.plans
    const field = String(await pictureField(lead.id))
    const tactic = String(await addTactic(server.database.orm, lead.id, lead.socialTypeId))
    expect((await send({ field, tacticId: tactic }, tokens.limited)).status).toBe(403)
    expect((await send({ field, tacticId: '0' }, tokens.viewer)).status).toBe(403)
    expect((await send({ field, tacticId: String(world.tactics.other) })).status).toBe(404)
    expect((await send({ field, tacticId: '0' }, tokens.admin, samples.pdf)).status).toBe(415)
  })
})
