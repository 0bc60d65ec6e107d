import { defaultFilters } from '@throughline/domain/filters'
import { FILE_FIELDS, type FileField } from '@throughline/domain/item-file'
import { TACTIC_COLUMNS, TACTIC_GROUPINGS, fieldColumnOf } from '@throughline/domain/tactic-table'
import { OVERSTORY_SECTIONS } from '@throughline/domain/tactics'
import { FILTER_SECTIONS } from '@throughline/planner-views/filter-sidebar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createBudgetPreferences } from './budget-preferences'
import { createCalendarPreferences } from './calendar-preferences'
import { createDocumentPreferences } from './document-preferences'
import { createFilterPreferences } from './filter-preferences'
import { createFlowPreferences } from './flow-preferences'
import { createImportPreferences } from './import-preferences'
import type { KeyValueStore } from './key-value-store'
import { createPlansPreferences, planSortColumns } from './plans-preferences'
import { createPreferences } from './preferences'
import {
  createRecentCommands,
  createRecentPlans,
  createRecentSearches,
  RECENT_COUNT,
  type RecentChoices,
} from './recent-choices'
import { createSetupPreferences } from './setup-preferences'
import { createTablePreferences, type TableLayout } from './table-preferences'
import { createTutorialPreferences } from './tutorial-preferences'

/** A stored choice of a user: a setter with a value, and what it reads back. */
interface Choice {
  /** Names the preference and its owner, for a failure. */
  readonly name: string
  readonly value: unknown
  readonly set: (store: KeyValueStore) => void
  readonly read: (store: KeyValueStore) => unknown
}

/** Returns choices of one preference. */
function choices<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  set: (store: KeyValueStore, value: Value) => void,
  read: (store: KeyValueStore) => unknown,
): fc.Arbitrary<Choice> {
  return values.map((value) => ({
    name,
    value,
    set: (store) => {
      set(store, value)
    },
    read,
  }))
}

/** Users and plans whose ids are the same digits in a row: 1 and 12, 11 and 2. */
const userIds = [1, 11] as const
const planIds = [12, 2] as const
const modes = ['scheduled', 'parking-lot'] as const
const views = ['month', 'day'] as const
const anyId = fc.integer({ min: 1, max: 200 })
const anyText = fc.string({ maxLength: 6 })
const anyTexts = fc.uniqueArray(anyText, { maxLength: 4 })
const anyTextSet = anyTexts.map((texts) => new Set(texts))
const anyIdSet = fc.uniqueArray(anyId, { maxLength: 3 }).map((all) => new Set<number>(all))
const anyDirection = fc.constantFrom('ascending' as const, 'descending' as const)
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values)
const anyPixels = fc.integer({ min: 1, max: 4000 })

const ofBrowser: readonly fc.Arbitrary<Choice>[] = [
  choices(
    'theme',
    fc.constantFrom('auto' as const, 'light' as const, 'dark' as const, 'high-contrast' as const),
    (store, theme) => createPreferences(store).setTheme(theme),
    (store) => createPreferences(store).theme(),
  ),
  choices(
    'density',
    fc.constantFrom('comfortable' as const, 'compact' as const),
    (store, density) => createPreferences(store).setDensity(density),
    (store) => createPreferences(store).density(),
  ),
  choices(
    'navigation',
    fc.boolean(),
    (store, isCollapsed) => createPreferences(store).setNavigationCollapsed(isCollapsed),
    (store) => createPreferences(store).isNavigationCollapsed(),
  ),
  choices(
    'account',
    orNull(anyId),
    (store, id) => createPreferences(store).setActiveAccountId(id),
    (store) => createPreferences(store).activeAccountId(),
  ),
  choices(
    'logged-in user',
    orNull(anyId),
    (store, id) => {
      createPreferences(store).markLoggedIn(id !== null)
      createPreferences(store).setLoggedInUserId(id)
    },
    (store) => createPreferences(store).loggedInUserId(),
  ),
  choices(
    'documents',
    fc.constantFrom('list' as const, 'gallery' as const),
    (store, view) => createDocumentPreferences(store).setView(view),
    (store) => createDocumentPreferences(store).view(),
  ),
]

const calendar = createCalendarPreferences
const ofCalendars: readonly fc.Arbitrary<Choice>[] = [
  choices(
    'calendar view',
    fc.constantFrom('month' as const, 'day' as const, 'flow' as const),
    (store, view) => calendar(store).setCalendarView(view),
    (store) => calendar(store).calendarView(),
  ),
  choices(
    'lanes',
    fc.constantFrom('all' as const, 'fit' as const),
    (store, mode) => calendar(store).setMonthLaneMode(mode),
    (store) => calendar(store).monthLaneMode(),
  ),
  choices(
    'channel marks',
    fc.boolean(),
    (store, isVisible) => calendar(store).setChannelMarks(isVisible),
    (store) => calendar(store).hasChannelMarks(),
  ),
  choices(
    'all-day row',
    fc.boolean(),
    (store, isOpen) => calendar(store).setAllDayRowOpen(isOpen),
    (store) => calendar(store).isAllDayRowOpen(),
  ),
  choices(
    'parking lot',
    fc.boolean(),
    (store, isOpen) => calendar(store).setParkingLotOpen(isOpen),
    (store) => calendar(store).isParkingLotOpen(),
  ),
  choices(
    'item panel',
    anyPixels,
    (store, pixels) => calendar(store).setItemPanelPixels(pixels),
    (store) => calendar(store).itemPanelPixels(),
  ),
  choices(
    'expanded sections',
    fc.subarray([...OVERSTORY_SECTIONS]).map((sections) => new Set(sections)),
    (store, sections) => calendar(store).setExpandedOverstorySections(sections),
    (store) => calendar(store).expandedOverstorySections(),
  ),
  ...views.map((view) =>
    choices(
      `height of the overstory of a ${view}`,
      orNull(fc.double({ min: 0.5, max: 4000, noNaN: true })),
      (store, height) => calendar(store).setOverstoryHeight(view, height),
      (store) => calendar(store).overstoryHeight(view),
    ),
  ),
  ...views.map((view) =>
    choices(
      `top of a ${view}`,
      fc.nat({ max: 4000 }),
      (store, pixels) => calendar(store).setCalendarTopPixels(view, pixels),
      (store) => calendar(store).calendarTopPixels(view),
    ),
  ),
  ...OVERSTORY_SECTIONS.map((section) =>
    choices(
      `section ${section}`,
      fc.boolean(),
      (store, isOpen) => calendar(store).setOverstorySectionOpen(section, isOpen),
      (store) => {
        // The choice of the user counts whether room is scarce or not.
        const isOpen = [true, false].map(
          (isScarce) => !calendar(store).closedOverstorySections({ isScarce }).has(section),
        )
        return isOpen[0] === isOpen[1] ? isOpen[0] : 'by room'
      },
    ),
  ),
]

const anyFilters = fc.record({
  isLeadVisible: fc.boolean(),
  hiddenNestedPlanIds: anyIdSet,
  tacticTypeIds: anyIdSet,
  initiativeIds: anyIdSet,
  tagIds: anyIdSet,
  subscriptionIds: anyIdSet,
})
const ofPlans: readonly fc.Arbitrary<Choice>[] = [
  ...planIds.map((planId) =>
    choices(
      `filters ${planId}`,
      fc.record({
        filters: fc.oneof(anyFilters, fc.constant(defaultFilters())),
        viewId: orNull(anyId),
      }),
      (store, { filters, viewId }) =>
        createFilterPreferences(store).setPlanFilters(planId, filters, viewId),
      (store) => ({
        filters: createFilterPreferences(store).planFilters(planId),
        viewId: createFilterPreferences(store).viewOfFilters(planId),
      }),
    ),
  ),
  ...FILTER_SECTIONS.map((section) =>
    choices(
      `filter section ${section}`,
      fc.boolean(),
      (store, isOpen) => createFilterPreferences(store).setFilterSectionOpen(section, isOpen),
      (store) => createFilterPreferences(store).openFilterSections().has(section),
    ),
  ),
  ...planIds.map((planId) =>
    choices(
      `flow ${planId}`,
      anyTextSet,
      (store, closed) => createFlowPreferences(store).setClosedFlowSections(planId, closed),
      (store) => createFlowPreferences(store).closedFlowSections(planId),
    ),
  ),
]

const anyColumn = fc.constantFrom(...TACTIC_COLUMNS, fieldColumnOf(7))
const anyColumns = fc.uniqueArray(anyColumn, { maxLength: 5 })
const anyColumnSet = anyColumns.map((columns) => new Set<string>(columns))
const anyLayout: fc.Arbitrary<TableLayout> = fc.record({
  columnOrder: anyColumns,
  hiddenColumnIds: orNull(anyColumnSet),
  frozenColumnIds: anyColumnSet,
  columnWidths: fc.dictionary(anyColumn, anyPixels, { maxKeys: 4 }),
  sorts: fc.array(fc.record({ column: anyColumn, direction: anyDirection }), { maxLength: 3 }),
  grouping: orNull(fc.constantFrom(...TACTIC_GROUPINGS)),
})
const anyField = fc.oneof(
  fc.constantFrom(...FILE_FIELDS.map(({ field }) => field)),
  fc.constant<FileField>('fields.Reach'),
)
const ofUsers: readonly fc.Arbitrary<Choice>[] = [
  ...userIds.flatMap((userId) =>
    modes.map((mode) =>
      choices(
        `table ${mode} ${userId}`,
        anyLayout,
        (store, layout) => createTablePreferences(store).setTableLayout(userId, mode, layout),
        (store) => createTablePreferences(store).tableLayout(userId, mode),
      ),
    ),
  ),
  ...userIds.map((userId) =>
    choices(
      `plans ${userId}`,
      orNull(fc.record({ columnId: fc.constantFrom(...planSortColumns), direction: anyDirection })),
      (store, sort) => createPlansPreferences(store).setSort(userId, sort),
      (store) => createPlansPreferences(store).sort(userId),
    ),
  ),
  ...userIds.map((userId) =>
    choices(
      `import ${userId}`,
      fc.dictionary(fc.constantFrom('Title', 'Est', '1', '', 'Wer'), orNull(anyField)),
      (store, mapping) => createImportPreferences(store).setRememberedMapping(userId, mapping),
      (store) => createImportPreferences(store).rememberedMapping(userId),
    ),
  ),
  ...userIds.map((userId) =>
    recent(`commands ${userId}`, (store) => createRecentCommands(store, userId)),
  ),
  ...userIds.map((userId) =>
    recent(`plans of ${userId}`, (store) => createRecentPlans(store, userId)),
  ),
]

/** Returns choices of the latest entries of a user, which they make one after the other. */
function recent(
  name: string,
  create: (store: KeyValueStore) => RecentChoices,
): fc.Arbitrary<Choice> {
  const latest = fc.uniqueArray(anyText, {
    maxLength: RECENT_COUNT,
    selector: (text) => text.toLowerCase(),
  })
  return choices(
    `recent ${name}`,
    latest,
    (store, texts) => {
      const stored = create(store)
      for (const text of stored.read()) stored.remove(text)
      for (const text of texts.toReversed()) stored.add(text)
    },
    (store) => create(store).read(),
  )
}

const owners = userIds.flatMap((userId) => planIds.map((planId) => ({ userId, planId })))
const ofUsersOnPlans = owners.flatMap((owner) => {
  const { userId, planId } = owner
  const name = `of ${userId} on ${planId}`
  const ofTutorials = [1, 11].map((roleId) =>
    choices(
      `tutorial of role ${roleId} ${name}`,
      fc.boolean(),
      (store, isUnrecorded) =>
        createTutorialPreferences(store).setUnrecorded(userId, { planId, roleId }, isUnrecorded),
      (store) => createTutorialPreferences(store).isUnrecorded(userId, { planId, roleId }),
    ),
  )
  return ofTutorials.concat(
    choices(
      `budget ${name}`,
      anyTextSet,
      (store, closed) => createBudgetPreferences(store).setClosedRows(owner, closed),
      (store) => createBudgetPreferences(store).closedRows(owner),
    ),
    choices(
      `charts ${name}`,
      fc.boolean(),
      (store, areVisible) => createBudgetPreferences(store).setChartsVisible(owner, areVisible),
      (store) => createBudgetPreferences(store).areChartsVisible(owner),
    ),
    choices(
      `setup ${name}`,
      fc.record({ stoppedAt: orNull(anyText), done: anyTexts }),
      (store, progress) => createSetupPreferences(store, userId, planId).write(progress),
      (store) => createSetupPreferences(store, userId, planId).read(),
    ),
    recent(`searches ${name}`, (store) => createRecentSearches(store, userId, planId)),
  )
})

const oneOfEach = fc.tuple(...ofBrowser, ...ofCalendars, ...ofPlans, ...ofUsers, ...ofUsersOnPlans)

test('each choice of a user is read back as it was made, and changes no other one', () => {
  fc.assert(
    fc.property(oneOfEach, oneOfEach, (earlier, latest) => {
      const store = memoryStore()
      for (const { set } of [...earlier, ...latest]) set(store)
      for (const { name, value, read } of latest) {
        expect({ [name]: read(store) }).toEqual({ [name]: value })
      }
    }),
  )
})
