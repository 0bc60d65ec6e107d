import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app'
import {
  accounts,
  budgets,
  channels,
  customViewDefaults,
  customViews,
  plans,
  tacticTags,
  tacticTypes,
  tactics,
  tags,
  userBlockedTags,
  userRoleChannels,
  userRoles,
} from '../../db/schema'
import { openFileFolders } from '../../files/files'
import { contractViolations } from '../../testing/contract-check'
import { testConfig, createTestServer } from '../../testing/test-server'
import type { Call, Reply } from '../../testing/test-server'
import { readWorld } from '../../testing/world'
import { people } from './plan-state'
import type { Person, PlanState, Role } from './plan-state'

/** More than all people of the test world need. */
const SEATS = 100

/** Longer than a stream uses the rights that it has read, in milliseconds. */
const CLOCK_STEP_MS = 1_100

/** The total of a new plan, in dollars. */
const INITIAL_BUDGET = 5_000

/** Which of the two servers answers. */
export type ServerIndex = 0 | 1

/** Two servers on one database, like two processes, and the people of a run. */
export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>

/** Starts two servers on one database with the people of the test world. */
export async function startTwoServers() {
  const first = await createTestServer()
  const { database, dataFolder, clock } = first
  const { orm } = database
  const second = await buildApp({
    config: testConfig,
    database,
    clock,
    files: openFileFolders(dataFolder),
    webFolder: '/nonexistent',
  })
  const apps: readonly [FastifyInstance, FastifyInstance] = [first.app, second]
  const urls: readonly [string, string] = [
    await first.app.listen({ port: 0, host: '127.0.0.1' }),
    await second.listen({ port: 0, host: '127.0.0.1' }),
  ]
  const world = await readWorld(orm)
  await orm.update(accounts).set({ universalSeatsTotal: SEATS })
  await orm.delete(userBlockedTags)
  const tokens = new Map<Person, string>()
  for (const person of people) tokens.set(person, await first.tokenFor(world.people[person]))
  const tokenOf = (person: Person): string => tokens.get(person) ?? ''

  return {
    orm,
    urls,
    tokenOf,
    accountId: world.accounts.own,
    userIdOf: (person: Person): number => world.people[person],

    /** Moves the clock, so that open streams read rights again. */
    step(): void {
      clock.instant = new Date(clock.instant.getTime() + CLOCK_STEP_MS)
    },

    /** Makes a call to one of the servers and compares the answer with the contract. */
    async call(server: ServerIndex, person: Person, call: Call): Promise<Reply> {
      const { method, url, body, headers = {} } = call
      const response = await apps[server].inject({
        method,
        url,
        headers: {
          host: '127.0.0.1:4320',
          authorization: `Bearer ${tokenOf(person)}`,
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
      })
      const contentType = String(response.headers['content-type'] ?? '')
      const answer = { method, url, status: response.statusCode, contentType, body: response.body }
      const violations = contractViolations(answer)
      if (violations.length > 0) throw new Error(violations.join('\n'))
      return {
        status: response.statusCode,
        json: contentType.includes('json') ? response.json() : null,
        text: response.body,
        headers: response.headers,
      }
    },

    /** Adds a separate plan for one run. */
    createPlan: () => insertPlan(orm, world.accounts.own, world.people),

    /** Deletes the plan of a run with its content. */
    async deletePlan(planId: number): Promise<void> {
      await orm.delete(plans).where(eq(plans.id, planId))
    },

    async close(): Promise<void> {
      for (const app of apps) app.server.closeAllConnections()
      await second.close()
      await first.close()
    },
  }
}

type Orm = Awaited<ReturnType<typeof createTestServer>>['database']['orm']

async function idOf(rows: Promise<readonly { readonly id: number }[]>): Promise<number> {
  const [row] = await rows
  if (row === undefined) throw new Error('An insert of the model gave nothing back.')
  return row.id
}

/** Inserts a plan with three channels, four types, two tags and some content, and a role for each person. */
async function insertPlan(
  orm: Orm,
  accountId: number,
  userIds: Readonly<Record<Person, number>>,
): Promise<PlanState> {
  const name = 'Model plan'
  const planId = await idOf(
    orm
      .insert(plans)
      .values({
        accountId,
        name,
        type: 'Individual',
        useBudgets: true,
        totalBudget: INITIAL_BUDGET,
      })
      .returning({ id: plans.id }),
  )
  const state: PlanState = {
    id: planId,
    version: 1,
    name,
    isFrozen: false,
    usesBudgets: true,
    totalBudget: INITIAL_BUDGET,
    channels: new Map(),
    types: new Map(),
    tags: new Map(),
    tagVersions: new Map(),
    tactics: new Map(),
    budgets: new Map(),
    views: new Map(),
    defaultViews: new Map(),
    roles: new Map(),
    blockedTagIds: new Map(),
    keys: new Map(),
  }
  const addChannel = async (channelName: string, isOfInitiatives: boolean, types: number) => {
    const channelId = await idOf(
      orm
        .insert(channels)
        .values({
          planId,
          name: channelName,
          kind: isOfInitiatives ? 'initiatives' : 'standard',
          orderIndex: state.channels.size,
        })
        .returning({ id: channels.id }),
    )
    state.channels.set(channelId, { name: channelName, isOfInitiatives })
    for (let number = 1; number <= types; number += 1) {
      const typeId = await idOf(
        orm
          .insert(tacticTypes)
          .values({
            planId,
            channelId,
            name: `${channelName} ${number}`,
            ...(isOfInitiatives ? { kind: 'campaign' as const } : {}),
          })
          .returning({ id: tacticTypes.id }),
      )
      state.types.set(typeId, { channelId })
    }
    return channelId
  }
  const emailId = await addChannel('Email', false, 2)
  await addChannel('Social Media', false, 1)
  await addChannel('Initiatives', true, 1)
  for (const text of ['Objective:Awareness', 'Objective:Secret']) {
    const tagId = await idOf(orm.insert(tags).values({ planId, text }).returning({ id: tags.id }))
    state.tags.set(tagId, text)
  }
  const addRole = async (person: Person, kind: Role['kind'], limits: Partial<Role> = {}) => {
    const rights = {
      canViewBudget: true,
      canEditAllChannels: kind !== 'viewer',
      channelIds: new Set<number>(),
      ...limits,
    }
    const { canViewBudget, canEditAllChannels, channelIds } = rights
    const id = await idOf(
      orm
        .insert(userRoles)
        .values({
          userId: userIds[person],
          accountId,
          planId,
          roleId: roleIds[kind],
          canViewBudget,
          canEditAllChannels,
        })
        .returning({ id: userRoles.id }),
    )
    const rows = [...channelIds].map((channelId) => ({ userRoleId: id, channelId }))
    if (rows.length > 0) await orm.insert(userRoleChannels).values(rows)
    state.roles.set(person, { ...rights, id, kind })
  }
  await addRole('owner', 'admin')
  await addRole('admin', 'admin')
  await addRole('contributor', 'contributor')
  await addRole('limited', 'contributor', {
    canEditAllChannels: false,
    channelIds: new Set([emailId]),
  })
  await addRole('viewer', 'viewer')
  await addRole('withoutBudget', 'contributor', { canViewBudget: false })
  await addRole('withBlockedTag', 'contributor')
  const secretId = Math.max(...state.tags.keys())
  await orm.insert(userBlockedTags).values({ userId: userIds.withBlockedTag, tagId: secretId })
  state.blockedTagIds.set('withBlockedTag', new Set([secretId]))
  await insertContent(orm, state, userIds)
  return state
}

/** Something for the first calls: an item of each type, a budget, and two saved views. */
async function insertContent(
  orm: Orm,
  state: PlanState,
  userIds: Readonly<Record<Person, number>>,
): Promise<void> {
  const { id: planId } = state
  const [openTagId = 0, secretTagId = 0] = state.tags.keys()
  const start = '2026-03-20T09:00:00'
  for (const [place, typeId] of [...state.types.keys()].entries()) {
    const isOfInitiatives = place === state.types.size - 1
    const tagId = place === 1 ? secretTagId : openTagId
    const values = { title: place === 0 ? 'alpha' : 'beta', isFlagged: false }
    const cost = isOfInitiatives ? null : 1_000 * (place + 1)
    const id = await idOf(
      orm
        .insert(tactics)
        .values({
          ...values,
          planId,
          creatorId: userIds.owner,
          tacticTypeId: typeId,
          isAllDay: false,
          startDate: start,
          endDate: start,
          estimatedCost: cost,
        })
        .returning({ id: tactics.id }),
    )
    await orm.insert(tacticTags).values({ tacticId: id, tagId })
    state.tactics.set(id, {
      ...values,
      id,
      creator: 'owner',
      version: 1,
      typeId,
      start,
      isInitiative: false,
      cost,
      tagIds: new Set([tagId]),
      initiativeIds: new Set(),
      isDeleted: false,
    })
  }
  const budget = { name: 'North', value: INITIAL_BUDGET, isPrimary: true }
  const budgetId = await idOf(
    orm
      .insert(budgets)
      .values({ ...budget, planId, active: true })
      .returning({ id: budgets.id }),
  )
  state.budgets.set(budgetId, {
    ...budget,
    id: budgetId,
    version: 1,
    isActive: true,
    isArchivedBySwitch: false,
    tagIds: new Set(),
    channelIds: new Set(),
    initiativeIds: new Set(),
  })
  for (const [owner, isShared] of [
    ['contributor', true],
    ['limited', false],
  ] as const) {
    const id = await idOf(
      orm
        .insert(customViews)
        .values({ userId: userIds[owner], planId, name: 'North', isShared })
        .returning({ id: customViews.id }),
    )
    state.views.set(id, { id, owner, name: 'North', isShared, isDeleted: false })
    const opener = isShared ? 'viewer' : owner
    await orm
      .insert(customViewDefaults)
      .values({ userId: userIds[opener], planId, customViewId: id })
    state.defaultViews.set(opener, id)
  }
}

/** The ids of the roles on plans. */
export const roleIds = { admin: 4, contributor: 5, viewer: 6 } as const
