import { createTactic, updatePlan, updateTacticType, type ApiClient } from '@throughline/api-client'
import { ROLE_IDS } from '@throughline/domain/access'
import { afterAll, describe, expect, test } from 'vitest'
import {
  ACCOUNT,
  entry,
  FEED,
  loaded,
  NESTED_PLAN,
  Page,
  PLAN,
  type Everything,
} from './fixtures/everything-page'

const channelOf = ({ plan }: Everything, id: number) => entry(plan?.channels, id)
const typeOf = (all: Everything, id: number) => entry(channelOf(all, 103).tacticTypes, id)
const roleDraft = {
  planId: PLAN,
  accountId: ACCOUNT,
  roleId: ROLE_IDS.contributor,
  rights: { canViewBudget: true, canEditAllChannels: true, channelIds: [] },
}
const budget = { name: 'Spring', value: 5000, startDate: '2026-03-01', endDate: '2026-04-30' }
const field = { name: 'Region', type: 'string', description: null, helpText: null } as const

type Changes = Readonly<Record<string, (all: Everything) => Promise<unknown>>>

/** Changes of the settings of a plan. The account and the list of plans follow by events. */
const changesOfPlan: Changes = {
  'new calendar': (all) => all.addCalendar({ accountId: ACCOUNT, address: FEED, name: 'New' }),
  'name of a calendar': (all) =>
    all.changeCalendar({ calendar: entry(all.calendars, 42), changes: { name: 'Openings' } }),
  'calendar fetched again': (all) => all.refreshCalendar(42),
  'deleted calendar': (all) => all.deleteCalendar(41),
  'new dashboard': ({ dashboardWrites }) =>
    dashboardWrites.create({ categoryId: 2201, name: 'New', embedHtml: '<b>1</b>', assetId: null }),
  'name of a dashboard': ({ dashboardWrites, dashboards }) =>
    dashboardWrites.update({
      ...entry(entry(dashboards, 2201).dashboards, 2211),
      changes: { name: 'Stores' },
    }),
  'place of a dashboard': ({ dashboardWrites }) => dashboardWrites.place({ id: 2212, place: 0 }),
  'deleted dashboard': ({ dashboardWrites }) => dashboardWrites.remove({ id: 2211 }),
  'new category of dashboards': ({ dashboardWrites }) =>
    dashboardWrites.createCategory({ name: 'Shops' }),
  'name of a category of dashboards': ({ dashboardWrites, dashboards }) =>
    dashboardWrites.renameCategory({ category: entry(dashboards, 2201), name: 'Stores' }),
  'place of a category of dashboards': ({ dashboardWrites }) =>
    dashboardWrites.placeCategory({ id: 2202, place: 0 }),
  'new category of documents': ({ documentWrites }) =>
    documentWrites.createCategory({ name: 'Photos' }),
  'name of a category of documents': ({ documentWrites, documentCategories }) =>
    documentWrites.renameCategory({ category: entry(documentCategories, 1902), name: 'Plans' }),
  'place of a category of documents': ({ documentWrites }) =>
    documentWrites.placeCategory({ id: 1902, place: 0 }),
  'category of a document': ({ documentWrites, documents }) =>
    documentWrites.moveDocument({ document: entry(documents, 2001), categoryIds: [1902] }),
  'deleted category of documents': ({ documentWrites }) =>
    documentWrites.deleteCategory({ id: 1902 }),
  'deleted document': ({ documentWrites, documents }) =>
    documentWrites.deleteDocument(entry(documents, 2001)),
  'new field of every type': ({ fieldWrites }) =>
    fieldWrites.create({ place: { planId: PLAN }, values: field }),
  'new field of a type': ({ fieldWrites }) =>
    fieldWrites.create({ place: { tacticTypeId: 1030 }, values: field }),
  'name of a field': ({ fieldWrites, fields }) =>
    fieldWrites.update({ field: entry(fields, 801), changes: { name: 'Readers' } }),
  'place of a field': ({ fieldWrites, fields }) =>
    fieldWrites.update({ field: entry(fields, 803), changes: { orderIndex: 0 } }),
  'deleted field': ({ fieldWrites, fields }) => fieldWrites.remove({ field: entry(fields, 801) }),
  'new platform': ({ platformWrites }) =>
    platformWrites.create({ planId: PLAN, channelId: 103, name: 'TikTok' }),
  'name of a platform': ({ platformWrites, platforms }) =>
    platformWrites.rename({ platform: entry(platforms, 61), name: 'Google' }),
  'platform of a type': (all) => all.platformWrites.offer({ type: typeOf(all, 1031), add: [61] }),
  'deleted platform': ({ platformWrites, platforms }) =>
    platformWrites.remove({ platform: entry(platforms, 61) }),
  'new tag': ({ tagWrites }) => tagWrites.add({ categoryName: 'Season', name: 'Spring' }),
  'name of a tag': ({ tagWrites, tags }) =>
    tagWrites.rename({ tag: entry(tags, 21), name: 'Big spenders' }),
  'place of a tag': ({ tagWrites, tags }) =>
    tagWrites.move({ tag: entry(tags, 22), categoryName: 'Target Segment', index: 0 }),
  'deleted tag': ({ tagWrites }) => tagWrites.remove(21),
  'new channel': ({ channelWrites }) =>
    channelWrites.createChannel({ name: 'Radio', uiColor: '#3b6ea8' }),
  'new default channel': (all) =>
    all.addDefaultChannel({
      target: {
        kind: 'standard',
        name: 'Events',
        uiColor: '#3b6ea8',
        isPaidMedia: false,
        typeNames: ['Fair', 'Talk'],
        platformNames: ['Eventbrite'],
      },
      orderIndex: 1,
    }),
  'name of a channel': (all) =>
    all.channelWrites.updateChannel({ ...channelOf(all, 104), changes: { name: 'Posters' } }),
  'place of a channel': ({ channelWrites }) =>
    channelWrites.moveChannel({ id: 104, orderIndex: 1 }),
  'new type': ({ channelWrites }) => channelWrites.createType({ channelId: 103, name: 'Survey' }),
  'name of a type': (all) =>
    all.channelWrites.updateType({ ...typeOf(all, 1031), changes: { name: 'Digest' } }),
  'place of a type': ({ channelWrites }) => channelWrites.moveType({ id: 1031, orderIndex: 0 }),
  'deleted type': ({ channelWrites }) => channelWrites.deleteType(1031),
  'deleted channel': ({ channelWrites }) => channelWrites.deleteChannel(104),
  'deleted category of initiatives': ({ channelWrites }) => channelWrites.deleteType(1010),
  'notes off': (all) => all.switchNotes(false),
  'start of the week': (all) =>
    all.updatePlan({ plan: loaded(all.plan), changes: { weekStartDay: 'monday' } }),
  'open plan frozen': (all) => all.freezePlan(true),
  'name of the open plan': (all) => all.renamePlan('Global plan'),
  'new budget': ({ budgetWrites, plan }) =>
    budgetWrites.save({ plan: loaded(plan), useBudgets: null, creation: budget, updates: [] }),
  'changed budget': ({ budgetWrites, plan, budgets }) =>
    budgetWrites.save({
      plan: loaded(plan),
      useBudgets: null,
      creation: null,
      updates: [{ budget: loaded(budgets?.[0]), changes: { value: 9000 } }],
    }),
  'deleted budget': ({ budgetWrites, budgets }) => budgetWrites.remove(loaded(budgets?.[0]).id),
  'budgets off': ({ budgetWrites, plan }) =>
    budgetWrites.save({ plan: loaded(plan), useBudgets: false, creation: null, updates: [] }),
}

const changesOfAccount: Changes = {
  'new member': ({ teamWrites }) =>
    teamWrites.add({
      person: { firstName: 'Ada', lastName: 'King', emailAddress: 'ada@northfield.example' },
      role: roleDraft,
    }),
  'access to the plan': ({ teamWrites }) => teamWrites.grant({ userId: 1003, role: roleDraft }),
  'role of a member': ({ teamWrites, team }) =>
    teamWrites.update({
      role: entry(team?.roles, 502),
      changes: { ...roleDraft, rights: { ...roleDraft.rights, canViewBudget: false } },
    }),
  'hidden tags of a member': ({ teamWrites }) =>
    teamWrites.hideTags({ userId: 1002, hidden: [21], visible: [] }),
  'removed member': ({ teamWrites }) => teamWrites.remove(502),
  'new plan': (all) => all.createPlan({ type: 'Individual', name: 'Spring' }),
  'new nested plan': (all) => all.createPlan({ type: 'Sub', name: 'East', parentId: PLAN }),
  'name of any plan': (all) =>
    all.renameAnyPlan({ plan: entry(all.plans, NESTED_PLAN), name: 'Western region' }),
  'any plan frozen': (all) => all.freezeAnyPlan({ planId: NESTED_PLAN, freeze: true }),
  'deleted plan': (all) => all.deletePlan(NESTED_PLAN),
  'restored plan': (all) => all.restorePlan(NESTED_PLAN),
  'name of a person': ({ peopleWrites }) =>
    peopleWrites.update({ userId: 1002, changes: { firstName: 'Helena' } }),
  'ended session': ({ sessionEnds }) => sessionEnds.end('other'),
  'all other sessions ended': ({ sessionEnds }) => sessionEnds.endOtherUsers(),
}

/** Changes whose promise resolves before the data has been read again. */
const changesThatReadLater: Changes = {
  'name of the account': (all) => all.renameAccount('Northfield Group'),
  'removed person': ({ peopleWrites }) => peopleWrites.remove(1002),
  'tag created in an item': (all) => all.createTag({ categoryName: 'Season', name: 'Spring' }),
  'document deleted in an item': ({ itemFiles }) => itemFiles.deleteDocument(2001),
}

describe.each([
  { changes: changesOfPlan, followsByEvents: /^\["(?:accounts|plans","list)"/u },
  { changes: changesOfAccount, followsByEvents: null },
  { changes: changesThatReadLater, followsByEvents: null },
])(
  'after a change, the page shows in every place what the server has stored:',
  ({ changes, followsByEvents }) => {
    let page: Page | null = null
    let other: Page | null = null
    afterAll(() => {
      page?.close()
      other?.close()
    })
    test.each(Object.entries(changes))('%s', async (_name, change) => {
      const open = page ?? new Page()
      // A page that shows old data is of no use for the next change.
      page = null
      // The account and the list of plans have no events.
      const theirs = followsByEvents === null ? null : (other ?? new Page(open.server))
      other = null
      await Promise.all([open.settled(), theirs?.settled()])
      const before = open.visible()
      const all = open.everything()
      const sentBefore = open.server.requests().length
      // A control that is pressed twice in one task makes its change twice.
      await Promise.all([change(all), change(all)])
      const sent = open.server
        .requests()
        .slice(sentBefore)
        .filter((name) => !name.startsWith('GET '))
      expect(sent, 'each request once').toEqual([...new Set(sent)])
      const isReadLate = changes !== changesThatReadLater && open.isReading()
      expect(isReadLate, 'it reads after the change').toBe(false)
      await open.settled()
      const after = await open.stored()
      expect(after, 'the change').not.toEqual(before)
      expect(comparedOf(open.visible(), followsByEvents)).toEqual(
        comparedOf(after, followsByEvents),
      )
      page = open
      if (theirs === null) return
      theirs.learnOf(sent)
      await theirs.settled()
      expect(
        comparedOf(theirs.visible(), ofOtherPlaces),
        'the page of another user on the plan',
      ).toEqual(comparedOf(after, ofOtherPlaces))
      other = theirs
    })
  },
)

/** Reads that a page of the plan does not show: of the account, and of another plan. */
const ofOtherPlaces = /^\["(?:accounts|plans","list|subscriptions",13)/u

function comparedOf(data: Readonly<Record<string, unknown>>, excluded: RegExp | null) {
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => excluded === null || !excluded.test(key)),
  )
}

test('settings count a new item of another user', async () => {
  const page = new Page()
  await page.settled()
  const countOf = () => page.everything().usage?.tacticCountByType.get(1031)
  const before = countOf() ?? 0
  const { id } = await createTactic(page.server.client, {
    planId: PLAN,
    title: 'Theirs',
    tacticTypeId: 1031,
    isInitiative: false,
    startDate: '2026-11-18T08:00:00',
    endDate: '2026-11-18T09:00:00',
    isAllDay: false,
  })
  page.learnOf([`POST /tactics/${id}`])
  await expect.poll(countOf).toBe(before + 1)
  page.close()
})

const platformsOf = (all: Everything) => typeOf(all, 1030).tacticPlatforms.map(({ id }) => id)
const renameType = (client: ApiClient) => updateTacticType(client, 1030, { name: 'Theirs' }, 1)

describe('a change that meets a newer version is made on it, and keeps what the other user changed:', () => {
  test.each([
    {
      name: 'platform that a type offers',
      write: /^PUT \/tactic_types/u,
      make: (all: Everything) => all.platformWrites.offer({ type: typeOf(all, 1030), add: [63] }),
      makeOther: renameType,
      resultOf: (all: Everything) => [typeOf(all, 1030).name, ...platformsOf(all)],
      expected: ['Theirs', 61, 62, 63],
    },
    {
      name: 'platform that a type no longer offers',
      write: /^PUT \/tactic_types/u,
      make: (all: Everything) =>
        all.platformWrites.offer({ type: typeOf(all, 1030), remove: [62] }),
      makeOther: renameType,
      resultOf: (all: Everything) => [typeOf(all, 1030).name, ...platformsOf(all)],
      expected: ['Theirs', 61],
    },
    {
      name: 'name of any plan',
      write: /^PUT \/update-plan-name/u,
      make: (all: Everything) =>
        all.renameAnyPlan({ plan: entry(all.plans, PLAN), name: 'Global plan' }),
      makeOther: (client: ApiClient) =>
        updatePlan(client, { id: PLAN, version: 1 }, { weekStartDay: 'monday' }),
      resultOf: ({ plan }: Everything) => [plan?.name, plan?.weekStartDay],
      expected: ['Global plan', 'monday'],
    },
  ])('$name', async ({ write, make, makeOther, resultOf, expected }) => {
    const page = new Page()
    const { server } = page
    await page.settled()
    server.hold(write)
    const made = make(page.everything())
    await expect.poll(() => server.waiting()).toHaveLength(1)
    server.hold(null)
    await makeOther(server.client)
    server.answer()
    await made
    await page.settled()
    expect(resultOf(page.everything())).toEqual(expected)
    page.close()
  })
})
