import { names, gone, done, pick, subset, keyFor, answer } from './call-choice'
import type { Planner } from './call-choice'
import { planCreation, readView } from './creations'
import type { Expected, PlannedCall } from './creations'
import {
  people,
  blockedFor,
  isAdmin,
  refusalOfSharing,
  refusalOfViewChange,
  seesView,
  shareView,
} from './plan-state'
import type { Person, PlanState, Role, SavedView } from './plan-state'
import { roleIds } from './two-servers'

export const createView: Planner = (state, input) =>
  planCreation(
    'createCustomView',
    input.person,
    {
      plan: `/api/plans/${state.id}`,
      name: pick(names, input.b) ?? '',
      view: 'month',
      settings: {},
      isShared: input.a % 2 === 0,
      isDefault: input.c % 3 === 0,
    },
    keyFor(state, input),
  )

export const changeView: Planner = (state, { person, a, b, c }) => {
  const view = pick(state.views.values(), a)
  if (view === undefined) return null
  const { id } = view
  const kind = pick(['share', 'share', 'name', 'default'] as const, b)
  const name = pick(names, c) ?? ''
  const isOn = c % 2 === 0
  const body =
    kind === 'share' ? { isShared: isOn } : kind === 'name' ? { name } : { isDefault: isOn }
  return {
    person,
    text: `changes view ${id}: ${JSON.stringify(body)}`,
    method: 'PUT',
    url: `/api/custom_views/${id}`,
    body,
    predict(current, { json }) {
      const stored = current.views.get(id)
      if (stored === undefined || !seesView(current, person, stored)) return gone
      if (kind !== 'default') {
        const willBeShared = kind === 'share' ? isOn : stored.isShared
        const refusal =
          refusalOfViewChange(current, person, stored) ??
          (willBeShared ? refusalOfSharing(current, person) : null)
        if (refusal !== null) return { status: refusal }
      }
      if (kind === 'share') shareView(current, stored, isOn)
      else if (kind === 'name') stored.name = name
      else if (isOn) current.defaultViews.set(person, id)
      else if (current.defaultViews.get(person) === id) current.defaultViews.delete(person)
      return answer(200, readView(current, person, id, json ?? {}))
    },
  }
}

/** A deletion or a restoration of a saved view. */
export const deleteOrRestoreView: Planner = (state, { person, a, b }) => {
  const view = pick(state.views.values(), a)
  if (view === undefined) return null
  return view.isDeleted || b % 5 === 0 ? restoreView(person, view) : deleteView(person, view)
}

function deleteView(person: Person, { id }: SavedView): PlannedCall {
  return {
    person,
    text: `deletes view ${id}`,
    method: 'DELETE',
    url: `/api/custom_views/${id}`,
    predict(current) {
      const stored = current.views.get(id)
      if (stored === undefined || stored.isDeleted) return gone
      const refusal = refusalOfViewChange(current, person, stored)
      if (refusal !== null) return { status: refusal }
      stored.isDeleted = true
      return done
    },
  }
}

function restoreView(person: Person, { id }: SavedView): PlannedCall {
  return {
    person,
    text: `restores view ${id}`,
    method: 'POST',
    url: `/api/custom_views/${id}/restore`,
    predict(current, { json }) {
      const stored = current.views.get(id)
      if (stored === undefined) return gone
      const refusal = refusalOfViewChange(current, person, stored)
      if (refusal !== null) return { status: refusal }
      stored.isDeleted = false
      return answer(200, readView(current, person, id, json ?? {}))
    },
  }
}

/** People whose role changes; the owner's role does not. */
const members = people.filter((person) => person !== 'owner' && person !== 'outsider')

export const changeRole: Planner = (state, { person, a, b, c }) => {
  const holder = pick(members, a)
  const role = holder === undefined ? undefined : state.roles.get(holder)
  if (holder === undefined || role === undefined) return null
  const kind = pick(['contributor', 'contributor', 'viewer', 'admin'] as const, b) ?? 'viewer'
  const channels = subset(standardChannelIds(state), c)
  const canViewBudget = c % 3 !== 0
  const { usesBudgets } = state
  const body = {
    roleId: roleIds[kind],
    ...(kind === 'contributor' ? { canEditAllChannels: false, channels } : {}),
    // A plan without budgets gives no choice.
    ...(kind !== 'admin' && usesBudgets ? { canViewBudget } : {}),
  }
  return {
    person,
    text: `changes the role of ${holder}: ${JSON.stringify(body)}`,
    method: 'PUT',
    url: `/api/user_roles/${role.id}`,
    body,
    predict(current, { json }) {
      const refusal = refusalOfRoleChange(current, person, holder, role.id)
      if (refusal !== null) return refusal
      const stored = current.roles.get(holder)
      if (stored === undefined) return gone
      const intended = usesBudgets ? canViewBudget : stored.kind !== kind || stored.canViewBudget
      writeRole(current, stored, { kind, canViewBudget: intended, channels })
      return { status: 200, fields: { expected: body.roleId, actual: json?.['roleId'] } }
    },
  }
}

/** Channels that a role may be limited to. */
function standardChannelIds({ channels }: PlanState): number[] {
  return [...channels].flatMap(([id, { isOfInitiatives }]) => (isOfInitiatives ? [] : [id]))
}

function writeRole(
  state: PlanState,
  role: Role,
  next: {
    readonly kind: Role['kind']
    readonly canViewBudget: boolean
    readonly channels: readonly number[]
  },
): void {
  const standard = standardChannelIds(state)
  const named = next.kind === 'viewer' ? [] : next.kind === 'admin' ? standard : next.channels
  role.kind = next.kind
  role.canViewBudget = next.kind === 'admin' || next.canViewBudget
  const hasAll = standard.length > 0 && standard.every((id) => named.includes(id))
  role.canEditAllChannels = next.kind === 'admin' || (next.kind === 'contributor' && hasAll)
  role.channelIds.clear()
  for (const id of named) role.channelIds.add(id)
}

/** Who sees a role may learn that they may not change it. */
function refusalOfRoleChange(
  state: PlanState,
  person: Person,
  holder: Person,
  roleId: number,
): Expected | null {
  if (state.roles.get(holder)?.id !== roleId) return gone
  const own = state.roles.get(person)
  const seesTeam = own !== undefined && own.kind !== 'viewer'
  if (!seesTeam && person !== holder) return gone
  return isAdmin(state, person) && person !== holder ? null : { status: 403 }
}

export const revokeRole: Planner = (state, { person, a }) => {
  const holder = pick(members, a)
  const role = holder === undefined ? undefined : state.roles.get(holder)
  if (holder === undefined || role === undefined) return null
  return {
    person,
    text: `revokes the role of ${holder}`,
    method: 'DELETE',
    url: `/api/user_roles/${role.id}`,
    predict(current) {
      const refusal = refusalOfRoleChange(current, person, holder, role.id)
      if (refusal !== null) return refusal
      current.roles.delete(holder)
      return done
    },
  }
}

export const giveRole: Planner = (state, { person, a, b, c }, context) => {
  const without = members.filter((member) => !state.roles.has(member))
  const holder = pick(without.length > 0 ? without : members, a)
  if (holder === undefined) return null
  const channels = subset(standardChannelIds(state), c)
  const kind = b % 3 === 0 ? 'viewer' : 'contributor'
  const { usesBudgets } = state
  const canViewBudget = !usesBudgets || c % 3 !== 0
  const body = {
    role: `/api/roles/${roleIds[kind]}`,
    user: `/api/users/${context.userIdOf(holder)}`,
    account: `/api/accounts/${context.accountId}`,
    plan: `/api/plans/${state.id}`,
    ...(kind === 'contributor' ? { canEditAllChannels: false, channels } : {}),
    ...(usesBudgets ? { canViewBudget } : {}),
  }
  return {
    person,
    text: `gives ${holder} the role of ${kind} with channels ${channels.join(', ')}`,
    method: 'POST',
    url: '/api/user_roles',
    body,
    predict(current, { json }) {
      // Without a role here, the status depends on roles on other plans.
      if (!current.roles.has(person)) return { status: [403, 404] }
      if (!isAdmin(current, person)) return { status: 403 }
      if (current.roles.has(holder)) return { status: 409 }
      const role: Role = {
        id: Number(json?.['id']),
        kind,
        canViewBudget,
        canEditAllChannels: false,
        channelIds: new Set(),
      }
      writeRole(current, role, { kind, canViewBudget, channels })
      current.roles.set(holder, role)
      return {
        status: 201,
        fields: { expected: context.userIdOf(holder), actual: json?.['userId'] },
      }
    },
  }
}

/** Blocks a tag for a person, or unblocks it. The owner does, who sees every tag. */
export const blockTag: Planner = (state, { a, b }, context) => {
  const target = pick(members, a)
  const tagId = pick(state.tags.keys(), b)
  if (target === undefined || tagId === undefined || !state.roles.has(target)) return null
  const next = new Set(blockedFor(state, target))
  if (!next.delete(tagId)) next.add(tagId)
  return {
    person: 'owner',
    text: `blocks the tags ${[...next].join(', ')} for ${target}`,
    method: 'PUT',
    url: `/api/users/${context.userIdOf(target)}`,
    body: { blockedTags: [...next] },
    predict(current) {
      current.blockedTagIds.set(target, new Set(next))
      return { status: 200 }
    },
  }
}
