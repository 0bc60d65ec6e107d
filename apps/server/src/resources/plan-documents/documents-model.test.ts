import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findChangesAfter, findNewestChangeId } from '../../changes/change-queries'
import { mediaAssets, tacticTags } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'

setUpServer()

const editors = ['admin', 'withBlockedTag'] as const
type Editor = (typeof editors)[number]

interface Document {
  tacticIds: Set<number>
  categoryIds: Set<number>
}

/** Documents of one run, and the items and categories that they may have. */
interface State {
  readonly documents: Map<number, Document>
  /** By item, its version. The last one is hidden from one of the editors. */
  readonly versions: Map<number, number>
  readonly hiddenId: number
  readonly categoryIds: Set<number>
  readonly uncategorizedId: number
}

const bits = fc.nat({ max: 7 })
const editor = fc.constantFrom(...editors)
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('create'),
      editor,
      tactics: bits,
      categories: bits,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('attach', 'file', 'attach and file'),
      editor,
      document: fc.nat({ max: 3 }),
      tactics: bits,
      categories: bits,
    }),
  },
  fc.record({ kind: fc.constant('delete'), editor, document: fc.nat({ max: 3 }) }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('delete category'), category: fc.nat({ max: 2 }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const subset = (values: Iterable<number>, mask: number): number[] =>
  [...values].filter((_value, place) => (mask >> place) % 2 === 1)
const sorted = (values: Iterable<number>): number[] => [...values].toSorted((a, b) => a - b)
const idsIn = (value: unknown): number[] => sorted(Array.isArray(value) ? value.map(Number) : [])

async function createState(): Promise<State> {
  const { lead } = world.plans
  const { orm } = server.database
  const versions = new Map<number, number>()
  for (let count = 0; count < 3; count += 1) {
    versions.set(await addTactic(orm, lead.id, lead.emailTypeId), 1)
  }
  const hiddenId = Math.max(...versions.keys())
  await orm.insert(tacticTags).values({ tacticId: hiddenId, tagId: world.tags.blocked })
  const { json } = await ask('admin', 'GET', `/plan_document_categories?plan=${lead.id}`)
  const [uncategorized] = Array.isArray(json?.['items']) ? json['items'] : []
  const categoryIds = new Set<number>()
  for (const number of [1, 2, 3]) {
    const name = `Category ${hiddenId}.${number}`
    const reply = await ask('admin', 'POST', '/plan_document_categories', { plan: lead.id, name })
    categoryIds.add(Number(reply.json?.['id']))
  }
  return {
    documents: new Map(),
    versions,
    hiddenId,
    categoryIds,
    uncategorizedId: Number(uncategorized?.['id']),
  }
}

async function addAsset(uploader: Editor): Promise<number> {
  const [row] = await server.database.orm
    .insert(mediaAssets)
    .values({
      name: 'plan.pdf',
      storageKey: crypto.randomUUID(),
      contentType: 'application/pdf',
      sizeBytes: 10,
      sha256: '0'.repeat(64),
      accountId: world.accounts.own,
      uploadedById: world.people[uploader],
    })
    .returning({ id: mediaAssets.id })
  return row?.id ?? 0
}

/** Makes a call that must have a status. */
async function call(status: number, ...request: Parameters<typeof ask>) {
  const reply = await ask(...request)
  expect(reply.status).toBe(status)
  return reply
}

/** Makes the call of a step, and applies it to the state. Returns the items that it changes. */
async function perform(state: State, one: Step): Promise<ReadonlySet<number>> {
  if (one.kind === 'delete category') {
    const [id] = subset(state.categoryIds, 1 << one.category)
    if (id === undefined) return new Set()
    await call(204, 'admin', 'DELETE', `/plan_document_categories/${id}`)
    state.categoryIds.delete(id)
    for (const { categoryIds } of state.documents.values()) {
      if (categoryIds.delete(id) && categoryIds.size === 0) categoryIds.add(state.uncategorizedId)
    }
    return new Set()
  }
  const isVisible = (id: number) => one.editor === 'admin' || id !== state.hiddenId
  // Only an admin changes documents that belong to no item.
  const isAllowed = (ids: ReadonlySet<number>) => one.editor === 'admin' || ids.size > 0
  const tacticIds =
    'tactics' in one ? subset([...state.versions.keys()].filter(isVisible), one.tactics) : []
  const categoryIds = 'categories' in one ? subset(state.categoryIds, one.categories) : []
  const filed = new Set(categoryIds.length > 0 ? categoryIds : [state.uncategorizedId])
  if (one.kind === 'create') {
    const tactics = new Set(tacticIds)
    const status = isAllowed(tactics) ? 201 : 403
    const reply = await call(status, one.editor, 'POST', '/plan_documents', {
      plan: world.plans.lead.id,
      asset: await addAsset(one.editor),
      tactics: tacticIds,
      categories: categoryIds,
    })
    if (!isAllowed(tactics)) return new Set()
    state.documents.set(Number(reply.json?.['id']), { tacticIds: tactics, categoryIds: filed })
    return tactics
  }
  const number = 'document' in one ? one.document % state.documents.size : 0
  const [entry] = [...state.documents].slice(number)
  if (entry === undefined) return new Set()
  const [id, stored] = entry
  if (one.kind === 'delete') {
    const status = isAllowed(stored.tacticIds) ? 204 : 403
    await call(status, one.editor, 'DELETE', `/plan_documents/${id}`)
    if (!isAllowed(stored.tacticIds)) return new Set()
    state.documents.delete(id)
    return stored.tacticIds
  }
  const isAttached = one.kind !== 'file'
  const isFiled = one.kind !== 'attach'
  const hidden = [...stored.tacticIds].filter((tacticId) => !isVisible(tacticId))
  const next = isAttached ? new Set([...tacticIds, ...hidden]) : stored.tacticIds
  const mayChange = isAllowed(stored.tacticIds) && isAllowed(next)
  await call(mayChange ? 200 : 403, one.editor, 'PUT', `/plan_documents/${id}`, {
    ...(isAttached ? { tactics: tacticIds } : {}),
    ...(isFiled ? { categories: categoryIds } : {}),
  })
  if (!mayChange) return new Set()
  const both = [...next, ...stored.tacticIds]
  const changed = both.filter((tacticId) => !(next.has(tacticId) && stored.tacticIds.has(tacticId)))
  stored.tacticIds = next
  if (isFiled) stored.categoryIds = filed
  return new Set(changed)
}

/** Compares what the editors read with the state. */
async function compare(state: State): Promise<void> {
  const { lead } = world.plans
  for (const person of editors) {
    const { json } = await ask(person, 'GET', `/plan_documents?plan=${lead.id}`)
    const items: readonly Readonly<Record<string, unknown>>[] = Array.isArray(json?.['items'])
      ? json['items']
      : []
    const read = items
      .filter(({ id }) => state.documents.has(Number(id)))
      .map((item) => [Number(item['id']), idsIn(item['tacticIds']), idsIn(item['categoryIds'])])
    expect(read.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
      [...state.documents].map(([id, { tacticIds, categoryIds }]) => [
        id,
        sorted(tacticIds).filter((one) => person === 'admin' || one !== state.hiddenId),
        sorted(categoryIds),
      ]),
    )
  }
  for (const [tacticId, version] of state.versions) {
    const { json } = await ask('admin', 'GET', `/tactics/${tacticId}`)
    const documents = [...state.documents].filter(([, { tacticIds }]) => tacticIds.has(tacticId))
    expect([tacticId, json?.['version'], idsIn(json?.['documentIds'])]).toEqual([
      tacticId,
      version,
      documents.map(([id]) => id),
    ])
  }
}

it('documents are where their editors put them, and each of their changes changes their items', async () => {
  const { lead } = world.plans
  const { orm } = server.database
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12, size: 'max' }),
      async (steps) => {
        const state = await createState()
        for (const one of steps) {
          const newestId = await findNewestChangeId(orm, lead.id)
          const changed = await perform(state, one)
          for (const id of changed) state.versions.set(id, (state.versions.get(id) ?? 0) + 1)
          const changes = await findChangesAfter(orm, lead.id, newestId)
          const recorded = changes.filter(({ collection }) => collection === 'tactics')
          expect(sorted(recorded.flatMap(({ ids }) => ids))).toEqual(sorted(changed))
          await compare(state)
        }
      },
    ),
    modelRuns(6),
  )
})
