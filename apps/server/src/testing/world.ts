import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import type { DatabaseTemplate } from '../db/testing/create-test-database'
import {
  accountMembers,
  accounts,
  channels,
  plans,
  tacticFields,
  tacticPlatforms,
  tacticTags,
  tacticTypePlatforms,
  tacticTypes,
  tactics,
  tags,
  userBlockedTags,
  userRoleChannels,
  userRoles,
  users,
} from '../db/schema'

/** The password of all people in the world of the tests. */
export const WORLD_PASSWORD = 'a password of a test'

/** The least cost of a hash, so that the sign-in of a test takes 1 ms instead of 30. */
const hashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Texts and numbers that must not leak. Tests search for them in whole responses. */
export const secrets = {
  estimatedCost: 777_123_451,
  budgetValue: 888_321_957,
  blockedTag: 'Objective:Zebra secret',
  blockedTitle: 'Quokka launch',
  otherTenantTitle: 'Narwhal launch',
}

async function only<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('An insert of the test world gave nothing back.')
  return row
}

async function addUser(orm: Orm, name: string, passwordHash: string): Promise<number> {
  const { id } = await only(
    orm
      .insert(users)
      .values({
        emailAddress: `${name}@world.test`,
        firstName: name,
        lastName: 'World',
        passwordHash,
        status: 'accepted',
      })
      .returning({ id: users.id }),
  )
  return id
}

async function addAccount(orm: Orm, name: string, ownerId: number, isActive = true) {
  const { id } = await only(
    orm
      .insert(accounts)
      .values({ contactCompanyName: name, ownerId, isActive, universalSeatsTotal: 10 })
      .returning({ id: accounts.id }),
  )
  await orm.insert(accountMembers).values({ accountId: id, userId: ownerId })
  await orm.insert(userRoles).values({ userId: ownerId, accountId: id, roleId: 1 })
  return id
}

/** A plan of the world with the entities that tactics refer to. */
export interface WorldPlan {
  readonly id: number
  readonly accountId: number
  readonly emailChannelId: number
  readonly socialChannelId: number
  readonly initiativesChannelId: number
  readonly emailTypeId: number
  readonly hiddenTypeId: number
  readonly socialTypeId: number
  readonly focusTypeId: number
  readonly campaignTypeId: number
  readonly socialPlatformId: number
  readonly textFieldId: number
  readonly numberFieldId: number
}

async function addPlan(
  orm: Orm,
  values: { accountId: number; name: string; parentId?: number; freeze?: boolean },
): Promise<WorldPlan> {
  const { id: planId } = await only(
    orm
      .insert(plans)
      .values({
        ...values,
        type: values.parentId === undefined ? 'Individual' : 'Sub',
        useBudgets: true,
      })
      .returning({ id: plans.id }),
  )
  const channel = (name: string, kind: 'standard' | 'initiatives', orderIndex: number) =>
    only(
      orm
        .insert(channels)
        .values({ planId, name, kind, orderIndex })
        .returning({ id: channels.id }),
    )
  const email = await channel('Email', 'standard', 0)
  const social = await channel('Social Media', 'standard', 1)
  const initiatives = await channel('Initiatives', 'initiatives', 2)
  const type = (channelId: number, more: Partial<typeof tacticTypes.$inferInsert> = {}) =>
    only(
      orm
        .insert(tacticTypes)
        .values({ planId, channelId, name: 'Type', ...more })
        .returning({ id: tacticTypes.id }),
    )
  const emailType = await type(email.id)
  const hiddenType = await type(email.id, { shouldHideTacticsFromNestedPlans: true })
  const socialType = await type(social.id)
  const focusType = await type(email.id, { kind: 'monthlyFocus', name: 'Monthly Focus' })
  const campaignType = await type(initiatives.id, { kind: 'campaign', name: 'Campaign' })
  const platform = await only(
    orm
      .insert(tacticPlatforms)
      .values({ planId, channelId: social.id, name: 'Instagram' })
      .returning({ id: tacticPlatforms.id }),
  )
  await orm
    .insert(tacticTypePlatforms)
    .values({ tacticTypeId: socialType.id, tacticPlatformId: platform.id })
  const field = (kind: 'string' | 'number') =>
    only(
      orm
        .insert(tacticFields)
        .values({ planId, name: kind, type: kind })
        .returning({ id: tacticFields.id }),
    )
  return {
    id: planId,
    accountId: values.accountId,
    emailChannelId: email.id,
    socialChannelId: social.id,
    initiativesChannelId: initiatives.id,
    emailTypeId: emailType.id,
    hiddenTypeId: hiddenType.id,
    socialTypeId: socialType.id,
    focusTypeId: focusType.id,
    campaignTypeId: campaignType.id,
    socialPlatformId: platform.id,
    textFieldId: (await field('string')).id,
    numberFieldId: (await field('number')).id,
  }
}

async function join(
  orm: Orm,
  userId: number,
  plan: WorldPlan,
  role: {
    roleId: number
    canViewBudget?: boolean
    canEditAllChannels?: boolean
    channelIds?: number[]
  },
): Promise<void> {
  const { channelIds = [], ...rights } = role
  await orm
    .insert(accountMembers)
    .values({ accountId: plan.accountId, userId })
    .onConflictDoNothing()
  const { id } = await only(
    orm
      .insert(userRoles)
      .values({ userId, accountId: plan.accountId, planId: plan.id, ...rights })
      .returning({ id: userRoles.id }),
  )
  if (channelIds.length > 0) {
    await orm
      .insert(userRoleChannels)
      .values(channelIds.map((channelId) => ({ userRoleId: id, channelId })))
  }
}

/** Adds a tactic straight to the database and gives its id. */
export async function addTactic(
  orm: Orm,
  planId: number,
  tacticTypeId: number,
  values: Partial<typeof tactics.$inferInsert> = {},
): Promise<number> {
  const startDate = values.startDate ?? '2026-03-10T08:00:00'
  const { id } = await only(
    orm
      .insert(tactics)
      .values({
        planId,
        tacticTypeId,
        title: 'A tactic',
        isAllDay: false,
        startDate,
        endDate: startDate,
        ...values,
      })
      .returning({ id: tactics.id }),
  )
  return id
}

/** A database with the world, see {@link insertWorld}. */
export const worldTemplate: DatabaseTemplate = {
  name: 'world',
  file: import.meta.filename,
  async fill(orm) {
    const world = JSON.stringify(await insertWorld(orm))
    // Not in the schema of the product, because tests examine all its tables.
    await orm.execute(sql`create schema testing`)
    await orm.execute(sql`create table testing.world as select ${world}::jsonb as world`)
  },
}

/** Returns the ids of the world in a database that was copied from {@link worldTemplate}. */
export async function readWorld(orm: Orm): Promise<World> {
  const { rows } = await orm.execute<{ world: World }>(sql`select world from testing.world`)
  const [row] = rows
  if (row === undefined) throw new Error('The world of the tests is not stored.')
  return row.world
}

/**
 * Inserts the world into a database without one, and returns its ids.
 *
 * The world has two tenants. The first has a lead plan with two nested plans and a frozen plan; its
 * people have every kind of role. The second has one plan. A third account is inactive.
 */
export async function insertWorld(orm: Orm) {
  const passwordHash = await hash(WORLD_PASSWORD, hashCost)
  const user = (name: string) => addUser(orm, name, passwordHash)
  const people = {
    owner: await user('owner'),
    admin: await user('admin'),
    contributor: await user('contributor'),
    limited: await user('limited'),
    viewer: await user('viewer'),
    withoutBudget: await user('without-budget'),
    withBlockedTag: await user('with-blocked-tag'),
    nestedViewer: await user('nested-viewer'),
    outsider: await user('outsider'),
    lapsed: await user('lapsed'),
  }
  const accountId = await addAccount(orm, 'Northfield', people.owner)
  const lead = await addPlan(orm, { accountId, name: 'Spring Campaign' })
  const nested = await addPlan(orm, { accountId, name: 'East', parentId: lead.id })
  const closedNested = await addPlan(orm, { accountId, name: 'West', parentId: lead.id })
  const frozen = await addPlan(orm, { accountId, name: 'Archive', freeze: true })
  const otherAccountId = await addAccount(orm, 'Southfield', people.outsider)
  const other = await addPlan(orm, { accountId: otherAccountId, name: 'Other' })
  const lapsedAccountId = await addAccount(orm, 'Lapsed', people.lapsed, false)
  const lapsed = await addPlan(orm, { accountId: lapsedAccountId, name: 'Lapsed plan' })

  for (const plan of [lead, nested, closedNested, frozen]) {
    await join(orm, people.owner, plan, { roleId: 4, canEditAllChannels: true })
  }
  for (const plan of [lead, nested, frozen]) {
    await join(orm, people.admin, plan, { roleId: 4, canEditAllChannels: true })
    await join(orm, people.contributor, plan, { roleId: 5, canEditAllChannels: true })
  }
  await join(orm, people.limited, lead, { roleId: 5, channelIds: [lead.emailChannelId] })
  await join(orm, people.viewer, lead, { roleId: 6 })
  await join(orm, people.viewer, frozen, { roleId: 6 })
  await join(orm, people.withoutBudget, lead, {
    roleId: 5,
    canEditAllChannels: true,
    canViewBudget: false,
  })
  await join(orm, people.withBlockedTag, lead, { roleId: 5, canEditAllChannels: true })
  await join(orm, people.nestedViewer, nested, { roleId: 6 })
  await join(orm, people.outsider, other, { roleId: 4, canEditAllChannels: true })
  await join(orm, people.lapsed, lapsed, { roleId: 4, canEditAllChannels: true })

  const tag = (planId: number, text: string) =>
    only(orm.insert(tags).values({ planId, text }).returning({ id: tags.id }))
  const openTag = await tag(lead.id, 'Objective:Awareness')
  const blockedTag = await tag(lead.id, secrets.blockedTag)
  const otherTag = await tag(other.id, 'Objective:Theirs')
  await orm.insert(userBlockedTags).values({ userId: people.withBlockedTag, tagId: blockedTag.id })

  const blockedTacticId = await addTactic(orm, lead.id, lead.emailTypeId, {
    title: secrets.blockedTitle,
    estimatedCost: secrets.estimatedCost,
  })
  await orm.insert(tacticTags).values([
    { tacticId: blockedTacticId, tagId: blockedTag.id },
    { tacticId: blockedTacticId, tagId: openTag.id },
  ])
  const otherTacticId = await addTactic(orm, other.id, other.emailTypeId, {
    title: secrets.otherTenantTitle,
  })
  return {
    people,
    plans: { lead, nested, closedNested, frozen, other, lapsed },
    accounts: { own: accountId, other: otherAccountId, lapsed: lapsedAccountId },
    tags: { open: openTag.id, blocked: blockedTag.id, other: otherTag.id },
    tactics: { blocked: blockedTacticId, other: otherTacticId },
  }
}

/** The world of the tests. */
export type World = Awaited<ReturnType<typeof insertWorld>>
