import type { Call, Reply } from '../../testing/test-server'
import {
  blockedFor,
  canSeeCosts,
  channelOf,
  isInitiative,
  isVisible,
  refusalOf,
  seesView,
  visibleTactics,
} from './plan-state'
import type { Ability, Budget, Person, PlanState, SavedView, Tactic } from './plan-state'
import { roleIds } from './two-servers'

/** A JSON object of an answer. */
export type Json = Readonly<Record<string, unknown>>

/** The part of the plan that a reading or a change is about. */
export type Subject =
  | 'items'
  | 'costs'
  | 'budgets'
  | 'plan'
  | 'tags'
  | 'channels'
  | 'views'
  | 'roles'

/** A request for part of the plan, with the answer that the model expects. */
export interface Reading {
  readonly text: string
  readonly subject: Subject
  /** Whether one statement of the server answers it, but for initiatives, so that no write can tear it. */
  readonly isWhole?: true
  readonly call: Call
  /** The expected status if it is not 200, else the expected result of `actual`. */
  expected(state: PlanState, person: Person): unknown
  /** The compared fields of a successful answer. */
  actual(json: Json): unknown
}

/** Start of items in the parking lot. */
const PARKED = '1970-01-01T00:00:00'
/** Word of the search reading; one of the titles. */
const KEYWORD = 'alpha'

const sorted = (ids: Iterable<number>): number[] => [...ids].toSorted((a, b) => a - b)
const idsIn = (value: unknown): number[] => sorted(Array.isArray(value) ? value.map(Number) : [])
const records = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : [])
const byId = (one: { readonly id: unknown }, other: { readonly id: unknown }): number =>
  Number(one.id) - Number(other.id)

/** The compared fields of an item in an answer. */
export function tacticIn(json: Json) {
  return {
    id: json['id'],
    version: json['version'],
    title: json['title'],
    startDate: json['startDate'],
    isUnscheduled: json['isUnscheduled'],
    isFlagged: json['isFlagged'],
    isInitiative: json['isInitiative'],
    channelId: json['channelId'],
    tacticTypeId: json['tacticTypeId'],
    tagIds: idsIn(json['tagIds']),
    relatedInitiativeIds: idsIn(json['relatedInitiativeIds']),
    estimatedCost: json['estimatedCost'],
  }
}

/** The compared fields of an item as a person sees it. */
export function tacticFor(state: PlanState, person: Person, tactic: Tactic) {
  return {
    id: tactic.id,
    version: tactic.version,
    title: tactic.title,
    startDate: tactic.start ?? PARKED,
    isUnscheduled: tactic.start === null,
    isFlagged: tactic.isFlagged,
    isInitiative: isInitiative(state, tactic),
    channelId: channelOf(state, tactic),
    tacticTypeId: tactic.typeId,
    tagIds: sorted(tactic.tagIds),
    relatedInitiativeIds: sorted(
      [...tactic.initiativeIds].filter((id) => isVisible(state, person, id)),
    ),
    estimatedCost: canSeeCosts(state, person) ? tactic.cost : null,
  }
}

export function budgetIn(json: Json) {
  return {
    id: json['id'],
    version: json['version'],
    name: json['name'],
    value: json['value'],
    active: json['active'],
    isArchivedBySwitch: json['isArchivedBySwitch'],
    isPrimary: json['isPrimary'],
    tags: idsIn(json['tags']),
    channels: idsIn(json['channels']),
    initiatives: idsIn(json['initiatives']),
    isHighLevel: json['isHighLevel'],
  }
}

export function budgetFor(state: PlanState, person: Person, budget: Budget) {
  const blocked = blockedFor(state, person)
  const { tagIds, channelIds, initiativeIds } = budget
  return {
    id: budget.id,
    version: budget.version,
    name: budget.name,
    value: budget.value,
    active: budget.isActive,
    isArchivedBySwitch: budget.isArchivedBySwitch,
    isPrimary: budget.isPrimary,
    tags: sorted([...tagIds].filter((id) => !blocked.has(id))),
    channels: sorted(channelIds),
    initiatives: sorted([...initiativeIds].filter((id) => isVisible(state, person, id))),
    isHighLevel: tagIds.size + channelIds.size + initiativeIds.size === 0,
  }
}

export function viewIn(json: Json) {
  return {
    id: json['id'],
    name: json['name'],
    isShared: json['isShared'],
    isDefault: json['isDefault'],
  }
}

export function viewFor(state: PlanState, person: Person, view: SavedView) {
  return {
    id: view.id,
    name: view.name,
    isShared: view.isShared,
    isDefault: state.defaultViews.get(person) === view.id,
  }
}

/** The compared fields of a plan in an answer. */
export function planIn(json: Json) {
  return {
    version: json['version'],
    name: json['name'],
    freeze: json['freeze'],
    useBudgets: json['useBudgets'],
    totalBudget: json['totalBudget'],
    tacticCount: json['tacticCount'],
    tags: sorted(records(json['tags']).map(({ id }) => Number(id))),
    channels: sorted(records(json['channels']).map(({ id }) => Number(id))),
    budgetIds: idsIn(json['budgetIds']),
  }
}

export function planFor(state: PlanState, person: Person) {
  const blocked = blockedFor(state, person)
  const seesCosts = canSeeCosts(state, person)
  return {
    version: state.version,
    name: state.name,
    freeze: state.isFrozen,
    useBudgets: state.usesBudgets,
    totalBudget: seesCosts ? state.totalBudget : null,
    tacticCount: visibleTactics(state, person).length,
    tags: sorted([...state.tags.keys()].filter((id) => !blocked.has(id))),
    channels: sorted(state.channels.keys()),
    budgetIds: seesCosts ? sorted(state.budgets.keys()) : [],
  }
}

const get = (url: string): Call => ({ method: 'GET', url: `/api${url}` })

/**
 * Returns every way of reading the plan and its content.
 *
 * @param pick any number; it chooses an item and a saved view
 */
export function readingsOf(state: PlanState, pick: number): readonly Reading[] {
  const { id: planId } = state
  const among = <Value>(map: ReadonlyMap<number, Value>): number =>
    [...map.keys()][pick % Math.max(map.size, 1)] ?? 999_999
  const tacticId = among(state.tactics)
  const viewId = among(state.views)
  const guarded =
    (ability: Ability, read: (current: PlanState, person: Person) => unknown) =>
    (current: PlanState, person: Person): unknown =>
      refusalOf(current, person, ability) ?? read(current, person)
  const dated = (current: PlanState, person: Person): readonly Tactic[] =>
    visibleTactics(current, person)
      .filter(({ start }) => start !== null)
      .toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? '') || a.id - b.id)
  const inMarch = (current: PlanState, person: Person): readonly Tactic[] =>
    dated(current, person).filter(({ start }) => start?.startsWith('2026-03') === true)
  return [
    {
      text: 'the list of items',
      subject: 'items',
      isWhole: true,
      call: get(`/tactics?plan=${planId}`),
      expected: guarded('view', (current, person) => {
        const items = visibleTactics(current, person)
        return items.map((one) => tacticFor(current, person, one))
      }),
      actual: ({ items }) => records(items).map(tacticIn).toSorted(byId),
    },
    {
      text: 'the first page of scheduled items',
      subject: 'items',
      call: get(`/tactics?plan=${planId}&isUnscheduled=false&limit=2`),
      expected: guarded('view', (current, person) => {
        const items = dated(current, person)
        return { hasMore: items.length > 2, ids: items.slice(0, 2).map(({ id }) => id) }
      }),
      actual: ({ nextCursor, items }) => ({
        hasMore: nextCursor !== null,
        ids: records(items).map(({ id }) => id),
      }),
    },
    {
      text: 'the items of March',
      subject: 'items',
      isWhole: true,
      call: get(`/tactics?plan=${planId}&startDate=2026-03-01&endDate=2026-03-31`),
      expected: guarded('view', (current, person) => {
        const items = inMarch(current, person)
        return items.map((one) => tacticFor(current, person, one))
      }),
      actual: ({ items }) => records(items).map(tacticIn),
    },
    {
      text: `item ${tacticId}`,
      subject: 'items',
      call: get(`/tactics/${tacticId}`),
      expected: (current, person) => {
        const tactic = current.tactics.get(tacticId)
        const refusal = refusalOf(current, person, 'view')
        if (refusal !== null) return refusal
        const isThere = tactic !== undefined && isVisible(current, person, tacticId)
        return isThere ? tacticFor(current, person, tactic) : 404
      },
      actual: tacticIn,
    },
    {
      text: `the search for ${KEYWORD}`,
      subject: 'items',
      call: { method: 'POST', url: `/api/tactics/${planId}/search?keyword=${KEYWORD}` },
      expected: guarded('view', (current, person) => {
        const ids = dated(current, person)
          .filter(({ title }) => title.includes(KEYWORD))
          .map(({ id }) => id)
        return { total: ids.length, ids: sorted(ids) }
      }),
      actual: ({ total, items }) => ({
        total,
        ids: sorted(records(items).map(({ id }) => Number(id))),
      }),
    },
    {
      text: 'the expenses of the months',
      subject: 'costs',
      isWhole: true,
      call: get(`/plans/${planId}/month-expenses?startDate=2026-03-01&endDate=2026-04-30`),
      expected: guarded('see costs', (current, person) =>
        ['2026-03', '2026-04'].map((month) => {
          let sum = 0
          for (const { start, cost } of visibleTactics(current, person)) {
            if (start?.startsWith(month) === true) sum += cost ?? 0
          }
          return sum
        }),
      ),
      actual: ({ items }) => records(items).map(({ estimate }) => estimate),
    },
    {
      text: 'the expenses of the types',
      subject: 'costs',
      isWhole: true,
      call: get(`/plans/${planId}/type-expenses?startDate=2026-03-01&endDate=2026-03-31`),
      expected: guarded('see costs', (current, person) => {
        const sums = new Map<number, number>()
        for (const { typeId, cost } of inMarch(current, person)) {
          if (cost !== null && cost > 0) sums.set(typeId, (sums.get(typeId) ?? 0) + cost)
        }
        return [...sums].toSorted(([a], [b]) => a - b)
      }),
      actual: ({ items }) =>
        records(items)
          .map(({ tacticTypeId, estimated }) => [Number(tacticTypeId), Number(estimated)] as const)
          .toSorted(([a], [b]) => a - b),
    },
    {
      text: 'the budgets',
      subject: 'budgets',
      call: get(`/budgets?plan=${planId}`),
      expected: guarded('read budgets', (current, person) => {
        const items = [...current.budgets.values()].map((one) => budgetFor(current, person, one))
        return { total: items.length, items: items.toSorted(byId) }
      }),
      actual: ({ total, items }) => ({ total, items: records(items).map(budgetIn).toSorted(byId) }),
    },
    {
      text: 'the plan',
      subject: 'plan',
      call: get(`/plans/${planId}`),
      expected: guarded('view', planFor),
      actual: planIn,
    },
    {
      text: 'the plan in the list of plans',
      subject: 'plan',
      call: get(`/plans?ids=${planId}`),
      expected: guarded('view', (current, person) => [
        [current.version, visibleTactics(current, person).length],
      ]),
      actual: ({ items }) =>
        records(items).map(({ version, tacticCount }) => [version, tacticCount]),
    },
    {
      text: 'the tags',
      subject: 'tags',
      isWhole: true,
      call: get(`/tags?plan=${planId}`),
      expected: guarded('view', (current, person) => {
        const blocked = blockedFor(current, person)
        return [...current.tags]
          .filter(([id]) => !blocked.has(id))
          .map(([id, text]) => ({ id, text }))
          .toSorted(byId)
      }),
      actual: ({ items }) =>
        records(items)
          .map(({ id, text }) => ({ id, text }))
          .toSorted(byId),
    },
    {
      text: 'the channels',
      subject: 'channels',
      call: get(`/channels?plan=${planId}`),
      expected: guarded('view', (current) =>
        [...current.channels]
          .map(([id, { name }]) => ({
            id,
            name,
            types: sorted(
              [...current.types].flatMap(([typeId, type]) =>
                type.channelId === id ? [typeId] : [],
              ),
            ),
          }))
          .toSorted(byId),
      ),
      actual: ({ items }) =>
        records(items)
          .map(({ id, name, tacticTypes }) => ({
            id,
            name,
            types: sorted(records(tacticTypes).map((type) => Number(type['id']))),
          }))
          .toSorted(byId),
    },
    {
      text: 'the saved views',
      subject: 'views',
      isWhole: true,
      call: get(`/custom_views?plan=${planId}`),
      expected: guarded('view', (current, person) =>
        [...current.views.values()]
          .filter((view) => seesView(current, person, view))
          .map((view) => viewFor(current, person, view))
          .toSorted(byId),
      ),
      actual: ({ items }) => records(items).map(viewIn).toSorted(byId),
    },
    {
      text: `the saved view ${viewId}`,
      subject: 'views',
      call: get(`/custom_views/${viewId}`),
      expected: (current, person) => {
        const view = current.views.get(viewId)
        const isThere = view !== undefined && seesView(current, person, view)
        return isThere ? viewFor(current, person, view) : 404
      },
      actual: viewIn,
    },
    {
      text: 'the roles',
      subject: 'roles',
      call: get(`/user_roles?plan.id=${planId}`),
      expected: guarded('view', (current, person) =>
        [...current.roles]
          .filter(([holder]) => holder === person || current.roles.get(person)?.kind !== 'viewer')
          .map(([, role]) => ({
            id: role.id,
            roleId: roleIds[role.kind],
            canViewBudget: role.kind === 'admin' || role.canViewBudget,
            canEditAllChannels: role.kind === 'admin' || role.canEditAllChannels,
            // With all channels, the named ones give no further right.
            channels:
              role.kind === 'admin' || role.canEditAllChannels ? [] : sorted(role.channelIds),
          }))
          .toSorted(byId),
      ),
      actual: ({ items }) =>
        records(items)
          .map((role) => ({
            id: role['id'],
            roleId: role['roleId'],
            canViewBudget: role['canViewBudget'],
            canEditAllChannels: role['canEditAllChannels'],
            channels: role['canEditAllChannels'] === true ? [] : idsIn(role['channels']),
          }))
          .toSorted(byId),
    },
  ]
}

/** Returns the status of a refusal, else the compared fields of an answer. */
export function contentOf(reading: Reading, { status, json }: Reply): unknown {
  return status === 200 && json !== null ? reading.actual(json) : status
}
