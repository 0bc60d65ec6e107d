import { names, gone, done, pick, keyFor, answer, versionFor } from './call-choice'
import type { Planner } from './call-choice'
import { planCreation, readTag, tagVersionOf } from './creations'
import { blockedFor, refusalOf, removeChannel, removeTag, removeType } from './plan-state'

export const createTag: Planner = (state, input) =>
  planCreation(
    'createTag',
    input.person,
    { plan: `/api/plans/${state.id}`, text: `Objective:${String(pick(names, input.a))}` },
    keyFor(state, input),
  )

export const deleteTag: Planner = (state, { person, a }) => {
  const id = pick(state.tags.keys(), a)
  if (id === undefined) return null
  return {
    person,
    text: `deletes tag ${id}`,
    method: 'DELETE',
    url: `/api/tags/${id}`,
    predict(current) {
      if (!current.tags.has(id)) return gone
      const refusal = refusalOf(current, person, 'write')
      if (refusal !== null) return { status: refusal }
      if (blockedFor(current, person).has(id)) return gone
      removeTag(current, id)
      return done
    },
  }
}

export const renameTag: Planner = (state, input) => {
  const { person, a, b, c } = input
  const id = pick(state.tags.keys(), a)
  if (id === undefined) return null
  const text = `Objective:Tag ${c}`
  const version = b % 2 === 0 ? null : versionFor(tagVersionOf(state, id), input)
  return {
    person,
    text: `names tag ${id} ${text}${version === null ? '' : ` at version ${version}`}`,
    method: 'PUT',
    url: `/api/tags/${id}`,
    ...(version === null ? {} : { headers: { 'if-match': `"${version}"` } }),
    body: { text },
    predict(current, { json }) {
      if (!current.tags.has(id)) return gone
      const refusal = refusalOf(current, person, 'write')
      if (refusal !== null) return { status: refusal }
      const blocked = blockedFor(current, person)
      if (blocked.has(id)) return gone
      const isUsed = [...current.tags].some(
        ([other, one]) => other !== id && one === text && !blocked.has(other),
      )
      if (isUsed) return { status: 409 }
      const stored = tagVersionOf(current, id)
      if ((version ?? stored) !== stored) return { status: 412 }
      const isSame = version === null && current.tags.get(id) === text
      current.tagVersions.set(id, isSame ? stored : stored + 1)
      current.tags.set(id, text)
      return answer(200, readTag(current, person, id, json ?? {}))
    },
  }
}

export const createChannel: Planner = (state, { person, c }) => {
  const name = `Channel ${c % 4}`
  return {
    person,
    text: `adds channel ${name}`,
    method: 'POST',
    url: '/api/channels',
    body: { name, plan: `/api/plans/${state.id}` },
    predict(current, { json }) {
      const refusal = refusalOf(current, person, 'manage')
      if (refusal !== null) return { status: refusal }
      const isUsed = [...current.channels.values()].some((channel) => channel.name === name)
      if (isUsed) return { status: 409 }
      const id = Number(json?.['id'])
      current.channels.set(id, { name, isOfInitiatives: false })
      const types = json?.['tacticTypes']
      const [type] = Array.isArray(types) ? types.map((one: { id: number }) => one.id) : []
      current.types.set(Number(type), { channelId: id })
      for (const [holder, role] of current.roles) {
        if (role.canEditAllChannels || holder === person) role.channelIds.add(id)
      }
      return { status: 201, fields: { expected: name, actual: json?.['name'] } }
    },
  }
}

export const deleteChannel: Planner = (state, { person, a }) => {
  const id = pick(state.channels.keys(), a)
  if (id === undefined) return null
  return {
    person,
    text: `deletes channel ${id}`,
    method: 'DELETE',
    url: `/api/channels/${id}`,
    predict(current) {
      const channel = current.channels.get(id)
      if (channel === undefined) return gone
      const refusal = refusalOf(current, person, 'manage')
      if (refusal !== null) return { status: refusal }
      if (channel.isOfInitiatives) return { status: 409 }
      removeChannel(current, id)
      return done
    },
  }
}

export const createType: Planner = (state, { person, a, c }) => {
  const channelId = pick(state.channels.keys(), a)
  if (channelId === undefined) return null
  const name = `Type ${state.types.size} ${c}`
  return {
    person,
    text: `adds type ${name} to channel ${channelId}`,
    method: 'POST',
    url: '/api/tactic_types',
    body: { name, channelId },
    predict(current, { json }) {
      if (!current.channels.has(channelId)) return gone
      const refusal = refusalOf(current, person, 'manage')
      if (refusal !== null) return { status: refusal }
      current.types.set(Number(json?.['id']), { channelId })
      return { status: 201, fields: { expected: name, actual: json?.['name'] } }
    },
  }
}

export const deleteType: Planner = (state, { person, a }) => {
  const id = pick(state.types.keys(), a)
  if (id === undefined) return null
  return {
    person,
    text: `deletes type ${id}`,
    method: 'DELETE',
    url: `/api/tactic_types/${id}`,
    predict(current) {
      const type = current.types.get(id)
      if (type === undefined) return gone
      const refusal = refusalOf(current, person, 'manage')
      if (refusal !== null) return { status: refusal }
      const siblings = [...current.types.values()].filter(
        ({ channelId }) => channelId === type.channelId,
      )
      if (siblings.length === 1) return { status: 409 }
      removeType(current, id)
      return done
    },
  }
}
