import type { Orm } from '../../db/database'
import { PLAN_RESTORE_DAYS } from '../../db/retention'
import {
  budgetInitiatives,
  budgetTags,
  budgets,
  comments,
  customViews,
  mediaAssets,
  planDashboardCategories,
  planDashboards,
  planDocuments,
  planSubscriptions,
  planVisits,
  subscriptions,
  tacticDocuments,
  tacticFields,
  tacticInitiatives,
  tacticFieldValues,
  tacticPlatformChoices,
  tacticTags,
  tags,
  userDomains,
  userInvites,
  userRoles,
  plans,
} from '../../db/schema'
import { deletePlanRows } from '../../resources/plans/delete-plan-queries'
import { addTactic } from '../../testing/world'
import type { World, WorldPlan } from '../../testing/world'

/** The ids of rows that lists can name. */
export interface RowsToFind {
  readonly items: Readonly<Record<string, number>>
  readonly budget: number
  readonly typeField: number
  /** A standard calendar, and one of the account. */
  readonly calendars: { readonly standard: number; readonly own: number }
}

type Item = Partial<Parameters<typeof addTactic>[3]> & { readonly type?: keyof WorldPlan }

const allDay = (startDate: string, endDate = startDate) => ({
  isAllDay: true,
  startDate: `${startDate}T08:00:00`,
  endDate: `${endDate}T08:00:00`,
})
const at = (startDate: string, endDate = startDate) => ({ startDate, endDate })
const weekly = (start: string, recurrenceEndDate: string | null) => ({
  ...at(start),
  rrule: 'FREQ=WEEKLY',
  recurrenceEndDate,
})

/** Items around the bounds of March 2026, by title. The present is noon of 18 March. */
const itemsOfLead: Readonly<Record<string, Item>> = {
  'Item before': { ...allDay('2026-02-27', '2026-02-28'), estimatedCost: 1 },
  'Item first': { ...at('2026-03-01T00:00:00'), estimatedCost: 20, actualCost: 10 },
  'Item past': { ...at('2026-03-18T11:00:00', '2026-03-18T11:59:59'), estimatedCost: 300 },
  'Item present': { ...at('2026-03-18T11:00:00', '2026-03-18T12:00:00'), isFlagged: true },
  'Item last': { ...at('2026-03-31T23:59:59'), estimatedCost: 4000, type: 'socialTypeId' },
  'Item after': { ...at('2026-04-01T00:00:00'), estimatedCost: 50_000, type: 'socialTypeId' },
  'Item around': { ...allDay('2026-02-10', '2026-04-20'), type: 'hiddenTypeId' },
  'Item weekly': weekly('2026-01-05T09:00:00', '2026-03-02T23:59:59'),
  'Item until February': weekly('2026-01-05T09:00:00', '2026-02-28T23:59:59'),
  'Item endless': { ...weekly('2025-03-03T09:00:00', null), type: 'focusTypeId' },
  'Item parked': { isUnscheduled: true, startDate: null, endDate: null, estimatedCost: 7 },
  'Item marked': { isInitiative: true, ...allDay('2026-03-05') },
  'Item campaign': { type: 'campaignTypeId', ...allDay('2026-03-20', '2026-05-20') },
  'Item campaign hidden': { type: 'campaignTypeId', ...allDay('2026-03-21', '2026-03-22') },
  'Item deleted': { deletedAt: new Date('2026-03-18T11:00:00Z'), estimatedCost: 600 },
  'Item a year ago': at('2025-03-18T00:00:00'),
  'Item longer ago': at('2025-03-17T23:00:00'),
  'Item in a year': at('2027-03-18T23:00:00'),
  'Item later': at('2027-03-19T00:00:00'),
  'Words of notes': { summary: '<p>An <b>Item</b> for the <i>Café</i> at 100% off</p>' },
}

/** Items of other plans. */
const itemsOfPlans: Readonly<Record<string, readonly [keyof World['plans'], Item]>> = {
  'Item of East': ['nested', { ...at('2026-03-12T09:00:00'), estimatedCost: 80_000 }],
  'Item of East hidden': ['nested', { type: 'hiddenTypeId' }],
  'Item of West': ['closedNested', {}],
  'Item of Archive': ['frozen', at('2026-03-19T09:00:00')],
  'Item of Southfield': ['other', {}],
}

async function idOf(rows: Promise<readonly { readonly id: number }[]>): Promise<number> {
  const [row] = await rows
  if (row === undefined) throw new Error('An insert of the lists gave nothing back.')
  return row.id
}

/** Inserts rows of every kind that a list contains and a parameter can choose. */
export async function insertRowsToFind(orm: Orm, world: World, now: Date): Promise<RowsToFind> {
  const { people, accounts } = world
  const { lead, nested, other } = world.plans
  const items: Record<string, number> = {}
  const add = async (title: string, plan: WorldPlan, { type, ...values }: Item) => {
    const creatorId = title.length % 2 === 0 ? people.owner : people.contributor
    const typeId = plan[type ?? 'emailTypeId']
    items[title] = await addTactic(orm, plan.id, typeId, { title, creatorId, ...values })
  }
  for (const [title, item] of Object.entries(itemsOfLead)) await add(title, lead, item)
  for (const [title, [plan, item]] of Object.entries(itemsOfPlans)) {
    await add(title, world.plans[plan], item)
  }
  const idOfItem = (title: string) => items[title] ?? 0
  const first = idOfItem('Item first')
  const last = idOfItem('Item last')
  const past = idOfItem('Item past')
  const initiativeIds = ['Item campaign', 'Item campaign hidden'].map(idOfItem)
  await orm.insert(tacticTags).values([
    { tacticId: first, tagId: world.tags.open },
    { tacticId: past, tagId: world.tags.blocked },
    { tacticId: idOfItem('Item campaign hidden'), tagId: world.tags.blocked },
  ])
  await orm
    .insert(tacticInitiatives)
    .values(initiativeIds.map((initiativeId) => ({ tacticId: first, initiativeId })))
  await orm
    .insert(tacticPlatformChoices)
    .values({ tacticId: last, tacticPlatformId: lead.socialPlatformId })
  await orm.insert(tags).values([
    { planId: nested.id, text: 'Objective:Of East' },
    { planId: lead.id, text: 'Custom:Last', orderIndex: 5 },
    { planId: lead.id, text: 'Custom:First', orderIndex: 2 },
  ])
  const typeField = await idOf(
    orm
      .insert(tacticFields)
      .values({ planId: lead.id, tacticTypeId: lead.emailTypeId, name: 'Of type', type: 'string' })
      .returning(),
  )
  await orm.insert(tacticFieldValues).values([
    { tacticId: first, tacticFieldId: lead.textFieldId, value: 'Of first' },
    { tacticId: first, tacticFieldId: typeField, value: 'Of the type' },
    { tacticId: last, tacticFieldId: lead.textFieldId, value: 'Of last' },
    { tacticId: past, tacticFieldId: lead.textFieldId, value: 'Of past' },
  ])
  const budget = await idOf(
    orm.insert(budgets).values({ planId: lead.id, name: 'Whole', value: 9 }).returning(),
  )
  const { open, blocked } = world.tags
  await orm.insert(budgetTags).values([open, blocked].map((tagId) => ({ budgetId: budget, tagId })))
  await orm
    .insert(budgetInitiatives)
    .values(initiativeIds.map((initiativeId) => ({ budgetId: budget, initiativeId })))
  await orm.insert(budgets).values([
    { planId: lead.id, name: 'Archived', active: false },
    { planId: nested.id, name: 'Of East' },
  ])
  const day = (number: number) => new Date(Date.UTC(2026, 2, number))
  await orm.insert(comments).values([
    {
      recordType: 'tactic',
      creatorId: people.admin,
      tacticId: first,
      text: 'Second',
      createdAt: day(3),
    },
    {
      recordType: 'tactic',
      creatorId: people.admin,
      tacticId: first,
      text: 'First',
      createdAt: day(2),
    },
    { recordType: 'tactic', creatorId: people.admin, tacticId: last, text: 'Of another item' },
    { recordType: 'tactic', creatorId: people.admin, tacticId: past, text: 'Of a hidden item' },
    { recordType: 'budget', creatorId: people.admin, budgetId: budget, text: 'Of a budget' },
  ])
  const ofAccount = { accountId: accounts.own, organization: '' }
  const standard = await idOf(
    orm
      .insert(subscriptions)
      .values({
        accountId: null,
        organization: 'default',
        name: 'Holidays',
        calendarPath: 'throughline:holidays/us',
      })
      .returning(),
  )
  const own = await idOf(
    orm
      .insert(subscriptions)
      .values({ ...ofAccount, name: 'Own', calendarPath: 'throughline:holidays/ca' })
      .returning(),
  )
  await orm.insert(subscriptions).values([
    { accountId: accounts.other, name: 'Theirs', calendarPath: 'https://calendar.invalid/1' },
    { ...ofAccount, name: 'A second one', calendarPath: 'https://calendar.invalid/2' },
  ])
  await orm.insert(planSubscriptions).values([
    { planId: lead.id, subscriptionId: standard },
    { planId: lead.id, subscriptionId: own, orderIndex: 1 },
    { planId: nested.id, subscriptionId: own },
  ])
  for (const [name, plan] of [
    ['Lead.pdf', lead],
    ['Loose.pdf', lead],
    ['East.pdf', nested],
    ['Theirs.pdf', other],
  ] as const) {
    const file = { name, contentType: 'application/pdf', sizeBytes: 10, sha256: '0'.repeat(64) }
    const assetId = await idOf(
      orm
        .insert(mediaAssets)
        .values({ ...file, storageKey: name, accountId: plan.accountId })
        .returning(),
    )
    const planDocumentId = await idOf(
      orm
        .insert(planDocuments)
        .values({ planId: plan.id, assetId, createdAt: day(2) })
        .returning(),
    )
    if (name !== 'Lead.pdf') continue
    await orm
      .insert(tacticDocuments)
      .values([first, past].map((tacticId) => ({ tacticId, planDocumentId })))
  }
  for (const plan of [lead, nested]) {
    const values = { planId: plan.id, name: plan === lead ? 'Figures' : 'Figures of East' }
    const categoryId = await idOf(orm.insert(planDashboardCategories).values(values).returning())
    await orm.insert(planDashboards).values({ ...values, categoryId, embedHtml: '<p>1</p>' })
    await orm.insert(customViews).values([
      { planId: plan.id, userId: people.owner, name: `Own ${plan.id}`, orderIndex: 1 },
      { planId: plan.id, userId: people.admin, name: `Shared ${plan.id}`, isShared: true },
      { planId: plan.id, userId: people.admin, name: `Not shared ${plan.id}` },
    ])
  }
  await orm.insert(planVisits).values(
    [lead, nested].flatMap(({ id: planId }) => [
      { planId, userId: people.owner, roleId: 4, visitedAt: day(2) },
      { planId, userId: people.viewer, roleId: 6, visitedAt: day(2) },
    ]),
  )
  await deletePlans(orm, world, now)
  await orm.insert(userInvites).values([
    { userId: people.viewer, accountId: accounts.own, planId: lead.id },
    { userId: people.limited, accountId: accounts.own, acceptedAt: day(2) },
    { userId: people.outsider, accountId: accounts.other },
  ])
  await orm
    .insert(userDomains)
    .values({ domain: 'world.test', redirectUrl: 'https://sso.example/world' })
  return { items, budget, typeField, calendars: { standard, own } }
}

/** Deletes plans, the first of them as long ago as a plan can be restored. */
async function deletePlans(orm: Orm, { people, accounts }: World, now: Date): Promise<void> {
  const longest = PLAN_RESTORE_DAYS * 86_400_000
  for (const [name, ageMs, userId] of [
    ['Deleted early', longest, people.owner],
    ['Deleted too early', longest + 1, people.owner],
    ['Deleted late', 1, people.owner],
    ['Deleted by another', 1, people.admin],
  ] as const) {
    const accountId = accounts.own
    const id = await idOf(
      orm.insert(plans).values({ name, accountId, type: 'Individual' }).returning(),
    )
    await orm.insert(userRoles).values({ userId, accountId, planId: id, roleId: 4 })
    const deletion = { deletedById: userId, superUserIds: [] }
    await deletePlanRows(orm, [id], { ...deletion, now: new Date(now.getTime() - ageMs) })
  }
}
