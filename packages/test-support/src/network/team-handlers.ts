import type { PlanDetail } from '@throughline/api-client'
import { decideRights } from '@throughline/domain/access'
import { PASSWORD_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import { countSeats, deriveSeats, judgeSeat } from '@throughline/domain/seats'
import type { SeatTotals } from '@throughline/domain/seats'
import type { User, UserRole } from '@throughline/domain/users'
import type { RequestHandler } from 'msw'

import {
  buildPerson,
  wirePersonOf,
  wirePlanSummaryOf,
  wireRoleOf,
  wireAccountOf,
} from '../builders'
import type { Schemas } from '../builders'
import { accountOfSession, RIGHT_PASSWORD } from './access-handlers'
import type { ChangeStream } from './change-stream'
import { contractHttp } from './contract-http'
import { notFound, problemResponse } from './problem-response'
import { idOfReference } from './stored-item'

/**
 * Returns a person after a change. Every photo is the same dot, because no server serves photos
 * here.
 */
function personAfter(user: User, body: Schemas['UserUpdate']): User {
  const photoId = body.profileImage
  const isRenamed = body.emailAddress !== undefined && body.emailAddress !== user.emailAddress
  return {
    ...user,
    firstName: body.firstName ?? user.firstName,
    lastName: body.lastName ?? user.lastName,
    emailAddress: body.emailAddress ?? user.emailAddress,
    oldEmail: isRenamed ? user.emailAddress : user.oldEmail,
    profileImage:
      photoId === undefined
        ? user.profileImage
        : photoOf(photoId === null ? undefined : idOfReference(photoId, 'media_assets')),
    blockedTagIds: body.blockedTags?.map(Number) ?? user.blockedTagIds,
  }
}

function photoOf(id: number | undefined): User['profileImage'] {
  return id === undefined ? null : { id, fileLocation: DOT }
}

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** The people of account 1 and their roles. */
export interface TeamOptions {
  readonly users: readonly User[]
  readonly roles: readonly UserRole[]
  /** Bought seats. @default 10 for admins and contributors, 15 for viewers */
  readonly seats?: SeatTotals
  /** Seats are free, as for demonstrations. @default false */
  readonly isDevMode?: boolean
  /** @default 1001 */
  readonly ownerId?: number
}

/** The stored people and roles, and changes of them by other users. */
export interface TeamStore {
  readonly handlers: readonly RequestHandler[]
  /** undefined if there is none. */
  readonly role: (id: number) => UserRole | undefined
  /** Every person, in the order in which they were added. */
  readonly people: () => readonly User[]
  /** The requests to change people, oldest first. */
  readonly personChanges: () => readonly Schemas['UserUpdate'][]
  /** Pages see the change when they read the account again. */
  readonly changePersonByOtherUsers: (id: number, fields: Partial<User>) => void
  readonly changeRoleByOtherUsers: (id: number, fields: Partial<UserRole>) => void
  readonly deleteRoleByOtherUsers: (id: number) => void
}

const seats: SeatTotals = { universal: 0, admin: 10, viewer: 15 }

/** Creates the people of an account, with every operation on them and on their roles. */
export function createTeamStore(
  {
    users: providedUsers,
    roles: providedRoles,
    seats: totals = seats,
    isDevMode = false,
    ownerId = 1001,
  }: TeamOptions,
  { plans, stream }: { readonly plans: readonly PlanDetail[]; readonly stream: ChangeStream },
): TeamStore {
  const { get, post, put, delete: remove } = contractHttp
  const users = new Map(providedUsers.map((user) => [user.id, user]))
  const roles = new Map(providedRoles.map((role) => [role.id, role]))
  const personChanges: Schemas['UserUpdate'][] = []
  const conflict = (code: Schemas['ProblemCode'], detail = '') =>
    problemResponse(409, code, { detail })

  const seats = () =>
    deriveSeats(countSeats({ totals, isDevMode, superUserIds: [], roles: [...roles.values()] }))
  const rolesOf = (userId: number) => [...roles.values()].filter((role) => role.userId === userId)
  const hasSeat = (userId: number, roleId: number, replaced: number | null) => {
    const before = rolesOf(userId)
    const retained = before.filter(({ id }) => id !== replaced).map((role) => role.roleId)
    const current = before.map((role) => role.roleId)
    return judgeSeat(seats(), current, [...retained, roleId]).code === 'free'
  }
  const rightsOf = (
    roleId: number,
    planId: number,
    body: Schemas['UserRoleUpdate'] | Schemas['UserRoleInput'],
  ) => {
    const plan = plans.find(({ id }) => id === planId)
    const channelIds = (plan?.channels ?? [])
      .filter((channel) => channel.planId === planId && channel.kind !== 'initiatives')
      .map(({ id }) => id)
    const intent = {
      canViewBudget: body.canViewBudget,
      canEditAllChannels: body.canEditAllChannels,
      channelIds: body.channels?.map(Number),
    }
    const details = { useBudgets: plan?.useBudgets ?? false, channelIds, otherChannelIds: [] }
    return decideRights(roleId, intent, details, null)
  }
  const addRole = (
    role: Pick<UserRole, 'userId' | 'roleId'> & { readonly planId: number },
    body: Schemas['UserRoleInput'],
  ): UserRole | Response => {
    const decision = rightsOf(role.roleId, role.planId, body)
    if (!decision.allowed) return problemResponse(422, 'validation_failed')
    const id = 1 + Math.max(500, ...roles.keys())
    const added = { id, accountId: 1, ...role, ...decision.rights }
    roles.set(id, added)
    return added
  }

  let accountName = 'Northfield'
  const presentAccount = () => ({
    ...wireAccountOf({
      ownerId,
      seats: seats(),
      users: [...users.values()],
      roles: [...roles.values()],
      plans: plans.map(wirePlanSummaryOf),
    }),
    contactCompanyName: accountName,
  })

  const handlers = [
    get('/me', ({ response }) => {
      // The signed-in user of `buildSession`.
      const user = buildPerson()
      return response(200).json({
        user: wirePersonOf(users.get(user.id) ?? user),
        roles: rolesOf(user.id).map(wireRoleOf),
        accounts: [accountOfSession],
        isProductTeam: false,
        superOwnerOfAccountIds: [],
      })
    }),
    get('/accounts/{id}', ({ response }) => response(200).json(presentAccount())),
    put('/accounts/{id}', async ({ request, response }) => {
      const { contactCompanyName } = await request.json()
      accountName = contactCompanyName ?? accountName
      return response(200).json(presentAccount())
    }),
    get('/user_roles', ({ query, response }) => {
      const planId = Number(query.get('plan.id'))
      const items = [...roles.values()].filter((role) => role.planId === planId).map(wireRoleOf)
      return response(200).json({ items, total: items.length, nextCursor: null })
    }),
    get('/users', ({ query, response }) => {
      const planId = Number(query.get('plan'))
      const here = new Set(
        [...roles.values()].flatMap((role) => (role.planId === planId ? [role.userId] : [])),
      )
      const items = [...users.values()].filter(({ id }) => here.has(id)).map(wirePersonOf)
      return response(200).json({ items, total: items.length, nextCursor: null })
    }),
    post('/users', async ({ request, response }) => {
      const { emailAddress, firstName, lastName, plan, userRole } = await request.json()
      const planId = idOfReference(plan ?? 0, 'plans') ?? 0
      const roleId = idOfReference(userRole?.role ?? 0, 'roles') ?? 0
      const existing = [...users.values()].find((user) => user.emailAddress === emailAddress)
      if (existing !== undefined) {
        const isHere = rolesOf(existing.id).some((role) => role.planId === planId)
        return response.untyped(
          isHere
            ? conflict('already_on_plan', TEAM_MESSAGES.alreadyOnPlan)
            : conflict('email_taken', TEAM_MESSAGES.emailUsedOnCreate),
        )
      }
      const id = 1 + Math.max(1100, ...users.keys())
      if (!hasSeat(id, roleId, null)) return response.untyped(conflict('seat_limit_reached'))
      const added = addRole({ userId: id, roleId, planId }, userRole ?? { role: roleId })
      if (added instanceof Response) return response.untyped(added)
      const fields = { id, emailAddress, firstName, lastName, status: 'pending' as const }
      const user = buildPerson({ ...fields, highestRoleId: roleId })
      users.set(id, user)
      return response(201).json(wirePersonOf(user))
    }),
    get('/users/{id}', ({ params, response }) => {
      const user = users.get(Number(params.id))
      return user === undefined
        ? response.untyped(notFound())
        : response(200).json(wirePersonOf(user))
    }),
    put('/users/{id}', async ({ params, request, response }) => {
      // The app stores on the signed-in user which plan they opened last.
      const user = users.get(Number(params.id)) ?? buildPerson()
      const body = await request.json()
      const { emailAddress } = body
      const isUsed = [...users.values()].some(
        (other) => other.id !== user.id && other.emailAddress === emailAddress,
      )
      if (isUsed) return response.untyped(conflict('email_taken', TEAM_MESSAGES.emailUsed))
      if (body.password !== undefined && body.currentPassword !== RIGHT_PASSWORD) {
        return response.untyped(wrongPassword())
      }
      personChanges.push(body)
      const changed = personAfter(user, body)
      if (users.has(user.id)) users.set(user.id, changed)
      return response(200).json(wirePersonOf(changed))
    }),
    remove('/delete-from-account', async ({ request, response }) => {
      const { user_id: userId } = await request.json()
      if (!users.delete(userId)) return response.untyped(notFound())
      for (const { id } of rolesOf(userId)) roles.delete(id)
      return response(204).empty()
    }),
    get('/users/{id}/resend-invitation', ({ response }) => response(200).json({ ok: true })),
    post('/users/{id}/password-reset', ({ response }) => response(200).json({ ok: true })),
    post('/user_roles', async ({ request, response }) => {
      const body = await request.json()
      const userId = idOfReference(body.user, 'users') ?? 0
      const roleId = idOfReference(body.role, 'roles') ?? 0
      const planId = idOfReference(body.plan ?? 0, 'plans') ?? 0
      if (!hasSeat(userId, roleId, null)) return response.untyped(conflict('seat_limit_reached'))
      const added = addRole({ userId, roleId, planId }, body)
      return added instanceof Response
        ? response.untyped(added)
        : response(201).json(wireRoleOf(added))
    }),
    put('/user_roles/{id}', async ({ params, request, response }) => {
      const role = roles.get(Number(params.id))
      const body = await request.json()
      if (role === undefined) return response.untyped(notFound())
      const roleId = body.roleId ?? role.roleId
      if (!hasSeat(role.userId, roleId, role.id)) {
        return response.untyped(conflict('seat_limit_reached'))
      }
      const decision = rightsOf(roleId, role.planId ?? 0, body)
      if (!decision.allowed) return response.untyped(problemResponse(422, 'validation_failed'))
      const changed = { ...role, roleId, ...decision.rights }
      roles.set(role.id, changed)
      return response(200).json(wireRoleOf(changed))
    }),
    remove('/user_roles/{id}', ({ params, response }) => {
      const ids = params.id.split(',').map(Number)
      if (ids.some((id) => !roles.has(id))) return response.untyped(notFound())
      for (const id of ids) roles.delete(id)
      return response(204).empty()
    }),
  ]
  const tell = ({ id, planId }: UserRole, action: 'updated' | 'deleted') => {
    stream.send({ planId: planId ?? 0, collection: 'user_roles', action, ids: [id], version: null })
  }
  const stored = (id: number): UserRole => {
    const role = roles.get(id)
    if (role === undefined) throw new Error(`There is no role ${id}.`)
    return role
  }
  return {
    handlers,
    role: (id) => roles.get(id),
    people: () => [...users.values()],
    personChanges: () => personChanges,
    changePersonByOtherUsers: (id, fields) => {
      const user = users.get(id)
      if (user === undefined) throw new Error(`There is no person ${id}.`)
      users.set(id, { ...user, ...fields })
    },
    changeRoleByOtherUsers: (id, fields) => {
      const changed = { ...stored(id), ...fields }
      roles.set(id, changed)
      tell(changed, 'updated')
    },
    deleteRoleByOtherUsers: (id) => {
      const role = stored(id)
      roles.delete(id)
      tell(role, 'deleted')
    },
  }
}

function wrongPassword(): Response {
  const message = PASSWORD_MESSAGES.currentWrong
  const errors = [{ path: '/currentPassword', message, code: 'wrong_password' }]
  return problemResponse(422, 'wrong_password', { detail: message, errors })
}
