import { dataOf, followPlan, idOf } from '../../resources/plan-changes/testing/follow'
import type { FollowedStream } from '../../resources/plan-changes/testing/follow'
import { existingIds, isHidden, streamedIds, visibleTactics } from './plan-state'
import type { Person, PlanState } from './plan-state'
import { tacticFor, tacticIn } from './readings'
import type { ServerIndex, TwoServers } from './two-servers'

/** Only a stream that hangs takes this long. */
const HANG_MS = 300_000

/** Changes of these may concern any item. */
const sweeping: ReadonlySet<unknown> = new Set([
  'channels',
  'tactic_types',
  'tags',
  'plans',
  'user_roles',
])

type Item = Omit<ReturnType<typeof tacticIn>, 'relatedInitiativeIds'>

/** A person who rebuilds the items of a plan from its change stream, as a client does. */
export class StreamReader {
  readonly #servers: TwoServers
  readonly #person: Person
  readonly #planId: number
  readonly #items = new Map<number, Item>()
  #server: ServerIndex
  #stream: FollowedStream | null = null
  #lastId = ''
  /** Whether the person had no role at some time since the last comparison. */
  #mayEnd = false
  /** By collection, the ids that the stream could name at some time since the last comparison. */
  readonly #nameable = new Map<string, Set<number>>()

  constructor(servers: TwoServers, person: Person, state: PlanState) {
    this.#servers = servers
    this.#person = person
    this.#planId = state.id
    this.#server = 0
  }

  /** Notes the rights after a step: a stream may end between two comparisons. */
  note(state: PlanState): void {
    if (!state.roles.has(this.#person)) this.#mayEnd = true
    for (const [collection, ids] of streamedIds(state, this.#person)) {
      this.#nameable.set(collection, new Set([...(this.#nameable.get(collection) ?? []), ...ids]))
    }
  }

  /** Closes the stream; the next comparison opens it again on the named server. */
  disconnect(server: ServerIndex): void {
    this.#stream?.close()
    this.#stream = null
    this.#server = server
  }

  /**
   * Reads the stream up to a change and compares the items.
   *
   * @returns the difference; null for none
   */
  async compare(state: PlanState, newestId: number): Promise<string | null> {
    const problem = await this.#readTo(state, newestId)
    const hasRole = state.roles.has(this.#person)
    this.#mayEnd = !hasRole
    this.#nameable.clear()
    this.note(state)
    if (problem !== null || !hasRole) return problem
    const expected = visibleTactics(state, this.#person).map((tactic) => {
      const { relatedInitiativeIds: _related, ...item } = tacticFor(state, this.#person, tactic)
      return item
    })
    const actual = [...this.#items.values()]
      // An item that gets a blocked tag is not mentioned on the stream, so that clients hold it
      // until they read the list again.
      .filter(({ id }) => {
        const tactic = state.tactics.get(Number(id))
        return tactic === undefined || tactic.isDeleted || !isHidden(state, this.#person, tactic)
      })
      .toSorted((one, other) => Number(one.id) - Number(other.id))
    const [has, should] = [JSON.stringify(actual), JSON.stringify(expected)]
    return has === should ? null : `has\n${has}\nfrom the stream, but the plan has\n${should}`
  }

  async #readTo(state: PlanState, newestId: number): Promise<string | null> {
    const hasRole = state.roles.has(this.#person)
    if (this.#stream === null && !hasRole) return null
    const changed = new Set<number>()
    let isSweeping = false
    for (;;) {
      if (this.#stream === null) {
        if (!hasRole) break
        const isFirst = this.#lastId === ''
        this.#stream = await followPlan(
          this.#servers.urls[this.#server],
          this.#planId,
          this.#servers.tokenOf(this.#person),
          isFirst ? {} : { lastEventId: this.#lastId },
        )
        if (this.#stream.response.status !== 200) {
          return `gets ${this.#stream.response.status} for the stream`
        }
        if (isFirst) {
          this.#lastId = idOf(await this.#next(this.#stream, newestId))
          isSweeping = true
        }
      }
      if (hasRole && changeIn(this.#lastId) >= newestId) break
      const block = await this.#next(this.#stream, newestId)
      if (block === null) {
        if (!this.#mayEnd) return 'has a role, but the stream ends'
        this.#stream = null
        continue
      }
      // Comments that hold the connection open have no id.
      if (idOf(block) === '') continue
      const id = idOf(block)
      if (changeIn(id) <= changeIn(this.#lastId)) return `gets change ${id} after ${this.#lastId}`
      if (block.includes('event: reset')) return 'gets a reset although the last change is retained'
      this.#lastId = id
      const change = dataOf(block)
      if (typeof change !== 'object' || change === null) continue
      const [collection, action, ids, items] = ['collection', 'action', 'ids', 'items'].map(
        (name): unknown => Reflect.get(change, name),
      )
      if (!Array.isArray(ids)) continue
      const nameable = this.#nameable.get(String(collection))
      const existing = existingIds(state).get(String(collection))
      const secret = ids.find((one) => existing?.has(one) === true && nameable?.has(one) !== true)
      // For a time without a role, the reader did not record which ids the stream may name.
      if (secret !== undefined && !this.#mayEnd)
        return `learns of ${String(collection)}/${String(secret)}`
      if (sweeping.has(collection)) isSweeping = true
      if (collection !== 'tactics') continue
      for (const one of ids.map(Number)) {
        if (action !== 'deleted' && items === null) changed.add(one)
        else this.#items.delete(one)
      }
      this.#store(items)
    }
    if (hasRole) await this.#readItems(changed, isSweeping)
    return null
  }

  async #next(stream: FollowedStream, newestId: number): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined
    const hang = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`${this.#person} waits for change ${newestId} after ${this.#lastId}.`))
      }, HANG_MS)
    })
    try {
      return await Promise.race([stream.next(), hang])
    } finally {
      clearTimeout(timer)
    }
  }

  async #readItems(changed: ReadonlySet<number>, isSweeping: boolean): Promise<void> {
    if (changed.size === 0 && !isSweeping) return
    const { json } = await this.#servers.call(this.#server, this.#person, {
      method: 'GET',
      url: `/api/tactics?plan=${this.#planId}`,
    })
    const listed = Array.isArray(json?.['items']) ? json['items'] : []
    if (isSweeping) this.#items.clear()
    this.#store(listed.filter(({ id }) => isSweeping || changed.has(Number(id))))
  }

  #store(items: unknown): void {
    for (const json of Array.isArray(items) ? items : []) {
      const { relatedInitiativeIds: _related, ...item } = tacticIn(json)
      this.#items.set(Number(item.id), item)
    }
  }
}

/** The newest change of the followed plan that the id of an event names. */
function changeIn(eventId: string): number {
  return Number(eventId.split(':')[1] ?? 0)
}
