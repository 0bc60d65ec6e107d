import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, tacticPlatformChoices, tacticPlatforms } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { ask as askAs, server, setUpServer, world } from '../../testing/world-scenario'
import { ask, makeChannel } from './testing/channels-scenario'

setUpServer()

describe('tactic types', () => {
  it('are made with the default platform, and take their place', async () => {
    const channelId = await makeChannel({ name: 'Types' })
    const first = await ask('POST', '/tactic_types', { name: 'Keynote', channelId, orderIndex: 0 })
    expect(first.json).toMatchObject({
      name: 'Keynote',
      kind: 'standard',
      orderIndex: 0,
      tacticPlatforms: [{ name: 'No Platform' }],
    })
    const read = await ask('GET', `/channels/${channelId}`)
    expect(read.json?.['tacticTypes']).toMatchObject([{ name: 'Keynote' }, { orderIndex: 1 }])
  })

  it('offer the default platform where a list names none', async () => {
    const channelId = await makeChannel({ name: 'Empty' })
    const none = { name: 'Keynote', channelId, tacticPlatforms: [] }
    const made = await ask('POST', '/tactic_types', none)
    const fallback = made.json?.['tacticPlatforms']
    expect(fallback).toMatchObject([{ name: 'No Platform' }])
    const url = `/tactic_types/${Number(made.json?.['id'])}`
    const platform = { name: 'Stage', plan: world.plans.lead.id, channel: channelId }
    const stage = await ask('POST', '/tactic_platforms', platform)
    const one = await ask('PUT', url, { tacticPlatforms: [stage.json?.['id']] })
    expect(one.json?.['tacticPlatforms']).toMatchObject([{ name: 'Stage' }])
    const again = await ask('PUT', url, { tacticPlatforms: [] })
    expect(again.json?.['tacticPlatforms']).toEqual(fallback)
  })

  it('in the Initiatives channel are categories, by name or as sent', async () => {
    const channel = `/api/channels/${world.plans.lead.initiativesChannelId}`
    const byName = await ask('POST', '/tactic_types', { name: 'Key Date', channel })
    expect(byName.json?.['kind']).toBe('keyDate')
    const said = await ask('POST', '/tactic_types', { name: 'Q', channel, kind: 'monthlyTheme' })
    expect(said.json?.['kind']).toBe('monthlyTheme')
  })

  it.each([
    [{ name: 'monthly focus' }, 'reserved_name', '/name'],
    [{ name: 'A', kind: 'campaign' }, 'validation_failed', '/kind'],
  ])('refuse %j', async (more, code, path) => {
    const body = { channelId: world.plans.lead.emailChannelId, ...more }
    const answer = await ask('POST', '/tactic_types', body)
    expect(answer.json).toMatchObject({ status: 422, code, errors: [{ path }] })
  })

  it('have a name only once in a channel', async () => {
    const channelId = await makeChannel({ name: 'Names' })
    const made = await ask('POST', '/tactic_types', { name: 'Keynote', channelId })
    const refused = { status: 409, code: 'conflict', errors: [{ path: '/name' }] }
    const twice = await ask('POST', '/tactic_types', { name: ' KEYNOTE ', channelId })
    expect(twice.json).toMatchObject(refused)
    const url = `/tactic_types/${Number(made.json?.['id'])}`
    expect((await ask('PUT', url, { name: 'general' })).json).toMatchObject(refused)
    expect((await ask('PUT', url, { name: 'keynote' })).json).toMatchObject({ name: 'keynote' })
    const elsewhere = { name: 'Keynote', channelId: world.plans.lead.emailChannelId }
    expect((await ask('POST', '/tactic_types', elsewhere)).status).toBe(201)
  })

  it('refuse platforms of another channel or plan', async () => {
    for (const platformId of [
      world.plans.lead.socialPlatformId,
      world.plans.other.socialPlatformId,
    ]) {
      const answer = await ask('PUT', `/tactic_types/${world.plans.lead.emailTypeId}`, {
        tacticPlatforms: [platformId],
      })
      expect(answer.json).toMatchObject({ status: 422, code: 'invalid_reference' })
    }
  })

  it('keep at least one that people can see', async () => {
    const { emailTypeId, hiddenTypeId } = world.plans.nested
    const both = await ask('DELETE', `/tactic_types/${emailTypeId},${hiddenTypeId}`)
    expect(both.json).toMatchObject({ status: 409, code: 'last_tactic_type' })
    expect((await ask('DELETE', `/tactic_types/${hiddenTypeId}`)).status).toBe(204)
    const last = await ask('DELETE', `/tactic_types/${emailTypeId}`)
    expect(last.json).toMatchObject({ status: 409, code: 'last_tactic_type' })
  })
})

describe('platforms', () => {
  it('are offered by a type at once, and by name only once in each channel', async () => {
    const { socialTypeId, socialChannelId, id } = world.plans.lead
    const body = {
      name: 'Mastodon',
      plan: id,
      channel: socialChannelId,
      tacticType: `/api/tactic_types/${socialTypeId}`,
    }
    const made = await ask('POST', '/tactic_platforms', body)
    expect(made.status).toBe(201)
    const type = await ask('GET', `/tactic_types/${socialTypeId}`)
    expect(JSON.stringify(type.json?.['tacticPlatforms'])).toContain('Mastodon')
    const twice = await ask('POST', '/tactic_platforms', { ...body, name: 'MASTODON' })
    expect(twice.json).toMatchObject({ status: 409, errors: [{ path: '/name' }] })
    const channel = await makeChannel({ name: 'Second network' })
    const elsewhere = { name: 'Mastodon', plan: id, channel }
    expect((await ask('POST', '/tactic_platforms', elsewhere)).status).toBe(201)
  })

  it('made for any channel can be chosen in each', async () => {
    const { id, emailTypeId } = world.plans.lead
    const made = await ask('POST', '/tactic_platforms', { name: 'Everywhere', plan: id })
    expect(made.json).toMatchObject({ channel: null, channelId: null })
    const tactic = await ask('POST', '/tactics', {
      title: 'A',
      planId: id,
      tacticTypeId: emailTypeId,
      startDate: '2026-04-01T08:00:00',
      tacticPlatformIds: [made.json?.['id']],
    })
    expect(tactic.status).toBe(201)
  })

  it('that go leave the default one behind, on types and on tactics', async () => {
    const { orm } = server.database
    const { id: planId, socialTypeId, socialPlatformId } = world.plans.closedNested
    const tacticId = await addTactic(orm, planId, socialTypeId)
    await orm.insert(tacticPlatformChoices).values({ tacticId, tacticPlatformId: socialPlatformId })
    const deleted = await askAs('owner', 'DELETE', `/tactic_platforms/${socialPlatformId}`)
    expect(deleted.status).toBe(204)
    const type = await askAs('owner', 'GET', `/tactic_types/${socialTypeId}`)
    expect(type.json?.['tacticPlatforms']).toMatchObject([{ name: 'No Platform' }])
    const tactic = await askAs('owner', 'GET', `/tactics/${tacticId}`)
    const offered = type.json?.['tacticPlatforms']
    const fallback = Array.isArray(offered) ? Number(offered[0]?.id) : null
    expect(tactic.json?.['tacticPlatformIds']).toEqual([fallback])
  })

  it('by default neither change nor go', async () => {
    const channelId = await makeChannel({ name: 'Defaults' })
    const list = await ask('GET', `/tactic_platforms?plan=${world.plans.lead.id}`)
    const items = list.json?.['items']
    const fallback = Array.isArray(items)
      ? items.find((item) => item.channelId === channelId)
      : undefined
    const put = await ask('PUT', `/tactic_platforms/${fallback.id}`, { name: 'Mine' })
    expect(put.status).toBe(403)
    const gone = await ask('DELETE', `/tactic_platforms/${fallback.id}`)
    expect(gone.json).toMatchObject({ status: 409, code: 'in_use' })
  })

  it('of the template plan keep their name, and can be deleted', async () => {
    const { id: planId, socialChannelId: channelId } = world.plans.lead
    const [copied] = await server.database.orm
      .insert(tacticPlatforms)
      .values({ planId, channelId, name: 'Orkut', creatorId: null })
      .returning({ id: tacticPlatforms.id })
    const url = `/tactic_platforms/${copied?.id}`
    expect((await ask('PUT', url, { name: 'Mine' })).status).toBe(403)
    expect((await ask('DELETE', url)).status).toBe(204)
  })
})

describe('custom fields', () => {
  it('are of a plan or of one type, never of both and never of none', async () => {
    const { id, emailTypeId } = world.plans.lead
    const universal = await ask('POST', '/tactic_fields', {
      name: 'Hook',
      type: 'string',
      plan: id,
    })
    expect(universal.json).toMatchObject({ planId: id, tacticTypeId: null, orderIndex: 1 })
    const both = { name: 'B', type: 'url', plan: id, tacticType: emailTypeId }
    expect((await ask('POST', '/tactic_fields', both)).status).toBe(422)
    expect((await ask('POST', '/tactic_fields', { name: 'N', type: 'url' })).status).toBe(400)
  })

  it('have a name only once in their place', async () => {
    const field = { name: 'Slogan', type: 'string', plan: world.plans.lead.id }
    const made = await ask('POST', '/tactic_fields', field)
    const refused = { status: 409, code: 'conflict', errors: [{ path: '/name' }] }
    const twice = { ...field, name: 'SLOGAN ' }
    expect((await ask('POST', '/tactic_fields', twice)).json).toMatchObject(refused)
    const other = await ask('POST', '/tactic_fields', { ...field, name: 'Claim' })
    const change = (id: unknown) => ask('PUT', `/tactic_fields/${Number(id)}`, { name: 'slogan' })
    expect((await change(other.json?.['id'])).json).toMatchObject(refused)
    expect((await change(made.json?.['id'])).json).toMatchObject({ name: 'slogan' })
  })

  it('of a type ask for the account to have them', async () => {
    const body = { name: 'T', type: 'number', tacticType: world.plans.lead.emailTypeId }
    const { orm } = server.database
    const answer = await ask('POST', '/tactic_fields', body)
    const mine = eq(accounts.id, world.accounts.own)
    const [account] = await orm.select().from(accounts).where(mine)
    expect(answer.status).toBe(account?.hasTacticTypeCF === true ? 201 : 403)
    await orm
      .update(accounts)
      .set({ hasTacticTypeCF: account?.hasTacticTypeCF !== true })
      .where(mine)
    const other = await ask('POST', '/tactic_fields', body)
    expect(new Set([answer.status, other.status])).toEqual(new Set([201, 403]))
    const { id: planId, emailTypeId } = world.plans.lead
    const list = await ask('GET', `/tactic_fields?plan=${planId}&tacticType=${emailTypeId}`)
    expect(list.status).toBe(other.status === 201 ? 200 : 404)
    await orm
      .update(accounts)
      .set({ hasTacticTypeCF: account?.hasTacticTypeCF === true })
      .where(mine)
  })

  it('keep their type while a value is stored', async () => {
    const { id, emailTypeId } = world.plans.lead
    const field = await ask('POST', '/tactic_fields', { name: 'Code', type: 'string', plan: id })
    const fieldId = Number(field.json?.['id'])
    const free = await ask('PUT', `/tactic_fields/${fieldId}`, { type: 'number', helpText: 'Hm' })
    expect(free.json).toMatchObject({ type: 'number', helpText: 'Hm' })
    const tactic = await ask('POST', '/tactics', {
      title: 'With a value',
      planId: id,
      tacticTypeId: emailTypeId,
      startDate: '2026-04-01T08:00:00',
      typeValues: [{ tacticFieldId: fieldId, value: 12 }],
    })
    expect(tactic.status).toBe(201)
    const current = await ask('PUT', `/tactic_fields/${fieldId}`, { type: 'string', name: 'No' })
    expect(current.json).toMatchObject({ status: 409, code: 'in_use' })
    // A form sends the type as it is.
    const same = await ask('PUT', `/tactic_fields/${fieldId}`, { type: 'number', helpText: 'Why' })
    expect(same.json).toMatchObject({ type: 'number', helpText: 'Why' })
    const read = await ask('GET', `/tactic_fields/${fieldId}`)
    expect(read.json).toMatchObject({ type: 'number', name: 'Code' })
    expect((await ask('DELETE', `/tactic_fields/${fieldId}`)).status).toBe(204)
  })
})
