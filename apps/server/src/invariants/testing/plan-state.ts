/** The people of a run: one for each kind of role on the plan, and an outsider without one. */
export const people = [
  'owner',
  'admin',
  'contributor',
  'limited',
  'viewer',
  'withoutBudget',
  'withBlockedTag',
  'outsider',
] as const

export type Person = (typeof people)[number]

/** A role on the plan. */
export interface Role {
  readonly id: number
  kind: 'admin' | 'contributor' | 'viewer'
  canViewBudget: boolean
  canEditAllChannels: boolean
  readonly channelIds: Set<number>
}

/** A tactic, also a deleted one. */
export interface Tactic {
  readonly id: number
  readonly creator: Person
  version: number
  title: string
  typeId: number
  /** null in the parking lot. */
  start: string | null
  isFlagged: boolean
  isInitiative: boolean
  cost: number | null
  tagIds: Set<number>
  initiativeIds: Set<number>
  isDeleted: boolean
}

/** A budget with its purposes. */
export interface Budget {
  readonly id: number
  version: number
  name: string
  value: number
  isActive: boolean
  isArchivedBySwitch: boolean
  isPrimary: boolean
  tagIds: Set<number>
  channelIds: Set<number>
  initiativeIds: Set<number>
}

/** A saved view, also a deleted one. */
export interface SavedView {
  readonly id: number
  readonly owner: Person
  name: string
  isShared: boolean
  isDeleted: boolean
}

/** One plan with its content. Plain data, so that `structuredClone` copies it. */
export interface PlanState {
  readonly id: number
  version: number
  name: string
  isFrozen: boolean
  usesBudgets: boolean
  totalBudget: number | null
  readonly channels: Map<number, { name: string; readonly isOfInitiatives: boolean }>
  readonly types: Map<number, { readonly channelId: number }>
  readonly tags: Map<number, string>
  /** By tag. A tag that was never renamed is missing, and at version 1. */
  readonly tagVersions: Map<number, number>
  readonly tactics: Map<number, Tactic>
  readonly budgets: Map<number, Budget>
  readonly views: Map<number, SavedView>
  /** By person, the view with which the plan opens. */
  readonly defaultViews: Map<Person, number>
  readonly roles: Map<Person, Role>
  readonly blockedTagIds: Map<Person, Set<number>>
  /** By person and idempotency key, the request that used the key first. */
  readonly keys: Map<string, { readonly operation: string; readonly body: string; id: number }>
}

const none: ReadonlySet<number> = new Set()

/** Whether a person may do everything on the plan but delete it. */
export function isAdmin(state: PlanState, person: Person): boolean {
  return state.roles.get(person)?.kind === 'admin'
}

/** An ability that operations of a plan require. */
export type Ability = 'view' | 'write' | 'manage' | 'see costs' | 'read budgets' | 'edit budgets'

type Rule = (role: Role, state: PlanState) => boolean

const viewsBudget: Rule = ({ kind, canViewBudget }) => kind === 'admin' || canViewBudget

/** The abilities of a role while the plan is not frozen. */
const rules: Readonly<Record<Ability, Rule>> = {
  view: () => true,
  write: ({ kind }) => kind !== 'viewer',
  manage: ({ kind }) => kind === 'admin',
  'see costs': (role, state) => viewsBudget(role, state) && state.usesBudgets,
  'read budgets': (role, state) =>
    viewsBudget(role, state) && (state.usesBudgets || role.kind === 'admin'),
  'edit budgets': (role, state) =>
    role.kind !== 'viewer' && viewsBudget(role, state) && state.usesBudgets,
}

/** Whether a person sees costs and budgets. */
export function canSeeCosts(state: PlanState, person: Person): boolean {
  const role = state.roles.get(person)
  return role !== undefined && rules['see costs'](role, state)
}

/** The status with which an operation is refused by the role; null when it is allowed. */
export function refusalOf(state: PlanState, person: Person, ability: Ability): number | null {
  const role = state.roles.get(person)
  if (role === undefined) return 404
  if (!rules[ability](role, state)) return 403
  const isWrite = ability === 'write' || ability === 'edit budgets'
  return isWrite && state.isFrozen && role.kind !== 'admin' ? 423 : null
}

/** Whether a person may put items into a channel and change those in it. */
export function canEditChannel(state: PlanState, person: Person, channelId: number): boolean {
  const role = state.roles.get(person)
  if (role === undefined || role.kind === 'viewer') return false
  return (
    role.kind === 'admin' ||
    role.canEditAllChannels ||
    role.channelIds.has(channelId) ||
    state.channels.get(channelId)?.isOfInitiatives === true
  )
}

export function channelOf(state: PlanState, { typeId }: Pick<Tactic, 'typeId'>): number {
  return state.types.get(typeId)?.channelId ?? 0
}

/** Whether an item counts as an initiative, by its own mark or by its channel. */
export function isInitiative(state: PlanState, tactic: Tactic): boolean {
  const channel = state.channels.get(channelOf(state, tactic))
  return tactic.isInitiative || channel?.isOfInitiatives === true
}

/** The tags that are blocked for a person. */
export function blockedFor(state: PlanState, person: Person): ReadonlySet<number> {
  return state.blockedTagIds.get(person) ?? none
}

/** Whether a blocked tag hides an item from a person. */
export function isHidden(state: PlanState, person: Person, { tagIds }: Tactic): boolean {
  const blocked = blockedFor(state, person)
  return [...tagIds].some((id) => blocked.has(id))
}

/** Whether a person sees an item, if they see the plan. */
export function isVisible(state: PlanState, person: Person, id: number): boolean {
  const tactic = state.tactics.get(id)
  return tactic !== undefined && !tactic.isDeleted && !isHidden(state, person, tactic)
}

/** The items that a person sees, by id. */
export function visibleTactics(state: PlanState, person: Person): readonly Tactic[] {
  return [...state.tactics.values()]
    .filter(({ id }) => isVisible(state, person, id))
    .toSorted((one, other) => one.id - other.id)
}

/** Returns, by collection, the ids that the stream may name to a person. */
export function streamedIds(
  state: PlanState,
  person: Person,
): ReadonlyMap<string, ReadonlySet<number>> {
  const own = state.roles.get(person)
  const roles = own?.kind === 'viewer' ? [own] : own === undefined ? [] : state.roles.values()
  const tactics = [...state.tactics.values()].filter((one) => !isHidden(state, person, one))
  const views = [...state.views.values()].filter(({ isShared }) => isShared)
  const blocked = blockedFor(state, person)
  return new Map([
    ['tactics', new Set(tactics.map(({ id }) => id))],
    ['tags', new Set([...state.tags.keys()].filter((id) => !blocked.has(id)))],
    ['budgets', canSeeCosts(state, person) ? new Set(state.budgets.keys()) : none],
    ['user_roles', new Set([...roles].map(({ id }) => id))],
    ['custom_views', new Set(views.map(({ id }) => id))],
  ])
}

/** By collection, all entities of the plan. */
export function existingIds(state: PlanState): ReadonlyMap<string, ReadonlySet<number>> {
  return new Map([
    ['tactics', new Set(state.tactics.keys())],
    ['tags', new Set(state.tags.keys())],
    ['budgets', new Set(state.budgets.keys())],
    ['user_roles', new Set([...state.roles.values()].map(({ id }) => id))],
    ['custom_views', new Set(state.views.keys())],
  ])
}

/** Whether a person sees a saved view. */
export function seesView(state: PlanState, person: Person, view: SavedView): boolean {
  if (view.isDeleted) return false
  return view.isShared ? state.roles.has(person) : view.owner === person
}

/** The status with which a person is refused to share a view with the plan; null when allowed. */
export function refusalOfSharing(state: PlanState, person: Person): number | null {
  return refusalOf(state, person, 'write')
}

/** Returns the status with which a change of a view's content is refused; null if it is allowed. */
export function refusalOfViewChange(
  state: PlanState,
  person: Person,
  view: SavedView,
): number | null {
  if (!seesView(state, person, { ...view, isDeleted: false })) return 404
  if (!view.isShared) return null
  if (view.owner !== person && !isAdmin(state, person)) return 403
  return refusalOfSharing(state, person)
}

/** Deletes a tag: items, budgets and the lists of blocked tags lose it. */
export function removeTag(state: PlanState, tagId: number): void {
  state.tags.delete(tagId)
  for (const tactic of state.tactics.values()) tactic.tagIds.delete(tagId)
  for (const budget of state.budgets.values()) budget.tagIds.delete(tagId)
  for (const blocked of state.blockedTagIds.values()) blocked.delete(tagId)
}

/** Deletes a tactic type with its items, also from the relations of other items and budgets. */
export function removeType(state: PlanState, typeId: number): void {
  state.types.delete(typeId)
  for (const tactic of [...state.tactics.values()].filter((one) => one.typeId === typeId)) {
    state.tactics.delete(tactic.id)
    for (const other of state.tactics.values()) other.initiativeIds.delete(tactic.id)
    for (const budget of state.budgets.values()) budget.initiativeIds.delete(tactic.id)
  }
}

/** Deletes a channel with its types; budgets and roles lose it. */
export function removeChannel(state: PlanState, channelId: number): void {
  for (const [typeId, type] of state.types) {
    if (type.channelId === channelId) removeType(state, typeId)
  }
  state.channels.delete(channelId)
  for (const budget of state.budgets.values()) budget.channelIds.delete(channelId)
  for (const role of state.roles.values()) role.channelIds.delete(channelId)
}

/** Copies the total of the active primary budget to the plan. An equal total is no new version. */
export function mirrorPrimary(state: PlanState): void {
  const primary = [...state.budgets.values()].find((one) => one.isActive && one.isPrimary)
  const total = primary?.value ?? null
  if (total === state.totalBudget) return
  state.totalBudget = total
  state.version += 1
}

/** Removes the primary mark from the other budgets. */
export function yieldPrimary(state: PlanState, exceptId: number | null): void {
  for (const budget of state.budgets.values()) {
    if (!budget.isPrimary || budget.id === exceptId) continue
    budget.isPrimary = false
    budget.version += 1
  }
}

/** Makes a view private or shared. A private view stays the default of its owner only. */
export function shareView(state: PlanState, view: SavedView, isShared: boolean): void {
  if (view.isShared && !isShared) {
    for (const [person, viewId] of state.defaultViews) {
      if (viewId === view.id && person !== view.owner) state.defaultViews.delete(person)
    }
  }
  view.isShared = isShared
}
