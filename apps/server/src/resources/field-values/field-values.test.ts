import { describe, expect, it } from 'vitest'
import { tacticFieldValues, tacticFields } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'

setUpServer()

const newTactic = (typeId = world.plans.lead.emailTypeId) =>
  addTactic(server.database.orm, world.plans.lead.id, typeId)

async function store(body: object, person: Person = 'admin'): Promise<number> {
  const answer = await ask(person, 'POST', '/tactic_field_values', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

describe('values of custom fields', () => {
  it('are read back as what they are, and make their tactic another version', async () => {
    const { textFieldId, numberFieldId } = world.plans.lead
    const tactic = await newTactic()
    const id = await store({ tacticFieldId: numberFieldId, tactic, value: 12.5 })
    await store({ tacticField: `/api/tactic_fields/${textFieldId}`, tactic, value: 'red' })
    const list = await ask('viewer', 'GET', `/tactic_field_values?tactic=${tactic}`)
    expect(list.json?.['items']).toMatchObject([
      { tacticFieldId: textFieldId, value: 'red' },
      { tacticFieldId: numberFieldId, value: 12.5 },
    ])
    await ask('admin', 'PUT', `/tactic_field_values/${id}`, { value: null })
    expect((await ask('viewer', 'GET', `/tactic_field_values/${id}`)).json?.['value']).toBeNull()
    expect((await ask('viewer', 'GET', `/tactics/${tactic}`)).json?.['version']).toBe(4)
    expect((await ask('admin', 'DELETE', `/tactic_field_values/${id}`)).status).toBe(204)
    expect((await ask('viewer', 'GET', `/tactics/${tactic}`)).json?.['version']).toBe(5)
  })

  it('are there once for each field and tactic', async () => {
    const body = {
      tacticFieldId: world.plans.lead.textFieldId,
      tactic: await newTactic(),
      value: 'a',
    }
    await store(body)
    const second = await ask('admin', 'POST', '/tactic_field_values', body)
    expect(second.json).toMatchObject({ status: 409, code: 'conflict' })
  })

  it.each([
    [
      'a text for a number',
      () => ({ tacticFieldId: world.plans.lead.numberFieldId, value: 'x' }),
      422,
    ],
    [
      'a field of another tenant',
      () => ({ tacticFieldId: world.plans.other.textFieldId, value: 'x' }),
      404,
    ],
    ['no field', () => ({ value: 'x' }), 400],
    [
      'a tactic of another tenant',
      () => ({
        tacticFieldId: world.plans.lead.textFieldId,
        tactic: world.tactics.other,
        value: 'x',
      }),
      404,
    ],
  ])('refuse %s', async (_sentence, body, status) => {
    const answer = await ask('admin', 'POST', '/tactic_field_values', body())
    expect(answer.status).toBe(status)
  })

  it('ask for the right on the channel', async () => {
    const tactic = await newTactic(world.plans.lead.socialTypeId)
    const body = { tacticFieldId: world.plans.lead.textFieldId, tactic, value: 'x' }
    const limited = await ask('limited', 'POST', '/tactic_field_values', body)
    expect(limited.json).toMatchObject({ status: 403, code: 'channel_not_editable' })
    const id = await store(body)
    const change = await ask('limited', 'PUT', `/tactic_field_values/${id}`, { value: 'y' })
    expect(change.status).toBe(403)
    expect((await ask('limited', 'DELETE', `/tactic_field_values/${id}`)).status).toBe(403)
    expect((await ask('viewer', 'POST', '/tactic_field_values', body)).status).toBe(403)
  })

  it('of a hidden tactic are not there', async () => {
    const id = await store({
      tacticFieldId: world.plans.lead.textFieldId,
      tactic: world.tactics.blocked,
      value: 'hidden',
    })
    expect((await ask('withBlockedTag', 'GET', `/tactic_field_values/${id}`)).status).toBe(404)
    const list = `/tactic_field_values?tactic=${world.tactics.blocked}`
    expect((await ask('withBlockedTag', 'GET', list)).status).toBe(404)
  })

  it('stored before their tactic wait for it, for their maker only', async () => {
    const { id: planId, emailTypeId, textFieldId } = world.plans.lead
    const id = await store({ tacticFieldId: textFieldId, value: 'early' })
    expect((await ask('viewer', 'GET', `/tactic_field_values/${id}`)).status).toBe(404)
    const body = {
      title: 'Late',
      planId,
      tacticTypeId: emailTypeId,
      startDate: '2026-04-01T08:00:00',
      typeValues: [{ id, value: 'early' }],
    }
    expect((await ask('contributor', 'POST', '/tactics', body)).status).toBe(422)
    const tactic = await ask('admin', 'POST', '/tactics', body)
    expect(tactic.json?.['typeValues']).toMatchObject([
      { id, tacticFieldId: textFieldId, value: 'early' },
    ])
    const read = await ask('viewer', 'GET', `/tactic_field_values/${id}`)
    expect(read.json?.['tacticId']).toBe(tactic.json?.['id'])
  })

  it('stored before replace the value that a tactic has of their field', async () => {
    const { textFieldId, numberFieldId } = world.plans.lead
    const tactic = await newTactic()
    await store({ tacticFieldId: textFieldId, tactic, value: 'old' })
    const other = await store({ tacticFieldId: numberFieldId, tactic, value: 7 })
    const id = await store({ tacticFieldId: textFieldId, value: 'new' })
    const url = `/tactics/${tactic}`
    const before = await ask('admin', 'GET', url)
    const save = (typeValues: readonly object[], version: unknown) =>
      ask('admin', 'PUT', url, { typeValues }, { 'if-match': `"${Number(version)}"` })
    const saved = await save([{ id, value: 'new' }], before.json?.['version'])
    const values = [
      { id, tacticFieldId: textFieldId, value: 'new' },
      { id: other, tacticFieldId: numberFieldId, value: 7 },
    ]
    expect(saved.json?.['typeValues']).toMatchObject(values)
    const again = await save([{ id, value: 'newer' }], saved.json?.['version'])
    expect(again.json?.['typeValues']).toMatchObject([{ id, value: 'newer' }, { id: other }])
  })

  it('stored before that are gone are stored anew where the field is named too', async () => {
    const { textFieldId } = world.plans.lead
    const tactic = await newTactic()
    const id = await store({ tacticFieldId: textFieldId, value: 'gone' })
    expect((await ask('admin', 'DELETE', `/tactic_field_values/${id}`)).status).toBe(204)
    const save = (value: object) =>
      ask('admin', 'PUT', `/tactics/${tactic}`, { typeValues: [value] }, { 'if-match': '"1"' })
    expect((await save({ id, value: 'back' })).status).toBe(422)
    expect((await save({ id, tacticFieldId: textFieldId, value: 'back' })).json).toMatchObject({
      typeValues: [{ tacticFieldId: textFieldId, value: 'back' }],
    })
  })
})

describe('values of universal fields', () => {
  const listed = async (person: Person) => {
    const url = `/plans/${world.plans.lead.id}/universal-field-values`
    return (await ask(person, 'GET', url)).json
  }

  it('are read for all items of a plan at once, without hidden and deleted items', async () => {
    const { orm } = server.database
    const { id: planId, emailTypeId, textFieldId, numberFieldId } = world.plans.lead
    await orm.delete(tacticFieldValues)
    const [ofType] = await orm
      .insert(tacticFields)
      .values({ planId, tacticTypeId: emailTypeId, name: 'Own', type: 'string' })
      .returning({ id: tacticFields.id })
    const [first, second] = [await newTactic(), await newTactic()]
    const deleted = await addTactic(orm, planId, emailTypeId, { deletedAt: new Date() })
    const value = (tacticId: number | null, tacticFieldId: number, text: string) => {
      return { tacticId, tacticFieldId, value: text, creatorId: world.people.admin }
    }
    await orm
      .insert(tacticFieldValues)
      .values([
        value(second, textFieldId, 'red'),
        value(first, numberFieldId, '12.5'),
        value(first, textFieldId, 'blue'),
        value(second, ofType?.id ?? 0, 'of its type'),
        value(second, numberFieldId, ''),
        value(deleted, textFieldId, 'deleted'),
        value(world.tactics.blocked, textFieldId, 'hidden'),
        value(null, textFieldId, 'on no item'),
      ])
    const visible = [
      { tacticId: first, tacticFieldId: textFieldId, value: 'blue' },
      { tacticId: first, tacticFieldId: numberFieldId, value: 12.5 },
      { tacticId: second, tacticFieldId: textFieldId, value: 'red' },
    ]
    expect(await listed('withBlockedTag')).toEqual({ items: visible, total: 3 })
    const hidden = { tacticId: world.tactics.blocked, tacticFieldId: textFieldId, value: 'hidden' }
    expect(await listed('viewer')).toEqual({ items: [hidden, ...visible], total: 4 })
  })
})
