import { isDeepStrictEqual } from 'node:util'
import { findNewestChangeId } from '../../changes/change-queries'
import type { Reply } from '../../testing/test-server'
import { planCall } from './calls'
import type { CallChoice, CallKind } from './calls'
import type { Expected, PlannedCall } from './creations'
import { people } from './plan-state'
import type { Person, PlanState } from './plan-state'
import { contentOf, readingsOf } from './readings'
import type { Reading, Subject } from './readings'
import { StreamReader } from './stream-reader'
import type { ServerIndex, TwoServers } from './two-servers'

/** A reading by one person after a step. */
export interface Look {
  readonly person: Person
  readonly server: ServerIndex
  readonly reading: number
  /** Whether it reads a subject that the step has changed. */
  readonly isRelated: boolean
}

/** The subjects that a kind of call changes. */
const subjectsByCall: Readonly<Record<CallKind, readonly Subject[]>> = {
  createTactic: ['items', 'costs'],
  changeTactic: ['items', 'costs'],
  moveTactic: ['items', 'costs'],
  deleteTactics: ['items', 'costs'],
  restoreTactic: ['items', 'costs'],
  createBudget: ['budgets', 'plan'],
  changeBudget: ['budgets', 'plan'],
  deleteBudget: ['budgets', 'plan'],
  changePlan: ['plan', 'budgets'],
  renamePlan: ['plan'],
  freezePlan: ['plan'],
  createTag: ['tags'],
  renameTag: ['tags'],
  deleteTag: ['tags', 'items', 'budgets'],
  createChannel: ['channels', 'roles'],
  deleteChannel: ['channels', 'items', 'budgets', 'roles'],
  createType: ['channels'],
  deleteType: ['channels', 'items', 'budgets'],
  createView: ['views'],
  changeView: ['views'],
  deleteOrRestoreView: ['views'],
  changeRole: ['roles', 'items', 'budgets'],
  revokeRole: ['roles', 'items', 'views'],
  giveRole: ['roles', 'items', 'views'],
  blockTag: ['items', 'plan', 'tags'],
  repeatCreation: ['items', 'budgets', 'views', 'tags'],
}

/** The subjects that a restored plan must have again. */
const ofPlan: readonly Subject[] = ['items', 'plan', 'roles', 'views', 'budgets']

/** People whose clients follow the plan. */
const followers: readonly Person[] = ['contributor', 'withBlockedTag', 'viewer']

/** The servers and the model differ; the message lists the calls. */
export class ModelMismatch extends Error {
  override readonly name = 'ModelMismatch'
}

/** One plan in one run: makes calls, applies them to the model, and compares. */
export class ModelRun {
  readonly #servers: TwoServers
  #state: PlanState
  readonly #readers: readonly StreamReader[]
  readonly #trace: string[] = []
  /** By person and URL, the last answer with its entity tag. */
  readonly #cached = new Map<string, { readonly etag: string; readonly content: unknown }>()

  constructor(servers: TwoServers, state: PlanState) {
    this.#servers = servers
    this.#state = state
    this.#readers = followers.map((person) => new StreamReader(servers, person, state))
  }

  /** Makes one call, and lets some people read at the same time. */
  async makeCall(choice: CallChoice, server: ServerIndex, looks: readonly Look[]): Promise<void> {
    this.#servers.step()
    const call = planCall(this.#state, choice, this.#servers)
    if (call === null) return
    const reply = await this.#send(server, call)
    this.#note(server, call, reply)
    const expected = call.predict(this.#state, reply)
    const problem = problemOf(expected, reply) ?? fieldProblemOf(expected)
    if (problem !== null) this.#fail(`${problem}\n${reply.text.slice(0, 400)}`)
    await this.#look(looks, subjectsByCall[choice.kind], choice.a)
  }

  /** A creation with a key, and then repetitions of it. */
  async createAndRepeat(
    creation: CallChoice,
    repetitions: readonly (readonly [CallChoice, ServerIndex])[],
  ): Promise<void> {
    await this.makeCall(creation, 0, [])
    for (const [repetition, server] of repetitions) await this.makeCall(repetition, server, [])
  }

  /**
   * Makes two calls at once, one to each server. The result must equal that of one after the other.
   */
  async race(choices: readonly [CallChoice, CallChoice], looks: readonly Look[]): Promise<void> {
    this.#servers.step()
    await this.#prepare(choices[0])
    const [first, second] = choices.map((one) => planCall(this.#state, one, this.#servers))
    if (first === null || first === undefined || second === null || second === undefined) return
    this.#trace.push('at once:')
    const replies = await Promise.all([this.#send(0, first), this.#send(1, second)])
    this.#note(0, first, replies[0])
    this.#note(1, second, replies[1])
    const candidates = [
      this.#inOrder([first, replies[0]], [second, replies[1]]),
      this.#inOrder([second, replies[1]], [first, replies[0]]),
    ].filter((state) => state !== null)
    if (candidates.length === 0) this.#fail('These answers fit neither order of the two calls.')
    const [{ kind, a }, other] = choices
    const subjects = [...subjectsByCall[kind], ...subjectsByCall[other.kind]]
    const problems: string[] = []
    for (const candidate of candidates) {
      const problem = await this.#differenceAfterRace(candidate, [first, second], subjects)
      if (problem === null) {
        this.#state = candidate
        return this.#look(looks, subjects, a)
      }
      problems.push(problem)
    }
    this.#fail(`The plan is as after neither order of the two calls.\n${problems.join('\n')}`)
  }

  /**
   * Makes a call, and reads through the other server at the same time. The result must be the plan
   * before or after the call.
   */
  async readBeside(choice: CallChoice, look: Look): Promise<void> {
    this.#servers.step()
    const call = planCall(this.#state, choice, this.#servers)
    const readings = readingsOf(this.#state, choice.a).filter(({ isWhole }) => isWhole)
    const reading = readings[look.reading % readings.length]
    if (call === null || reading === undefined) return
    const before = structuredClone(this.#state)
    const [reply, seen] = await Promise.all([
      this.#send(0, call),
      this.#servers.call(1, look.person, reading.call),
    ])
    this.#note(0, call, reply)
    const problem = problemOf(call.predict(this.#state, reply), reply)
    if (problem !== null) this.#fail(problem)
    for (const reader of this.#readers) reader.note(this.#state)
    const content = withoutInitiatives(contentOf(reading, seen))
    const fits = [before, this.#state].some((state) =>
      isDeepStrictEqual(content, withoutInitiatives(reading.expected(state, look.person))),
    )
    if (!fits) {
      this.#fail(
        `${look.person} reads ${reading.text} at the same time, and it is neither as before nor as after:\n${JSON.stringify(content)}`,
      )
    }
  }

  /** The owner deletes the plan, and restores it. In between, no other person sees it. */
  async deleteAndRestore(other: Person, server: ServerIndex, looks: readonly Look[]) {
    this.#servers.step()
    const { id } = this.#state
    const deletion = { method: 'DELETE', url: `/api/plans/${id}` } as const
    const restoration = { method: 'POST', url: `/api/plans/${id}/restore` } as const
    const expectStatus = async (
      person: Person,
      call: typeof deletion | typeof restoration,
      status: number,
    ) => {
      const reply = await this.#servers.call(server, person, call)
      this.#trace.push(`${person} sends ${call.method} ${call.url}: ${reply.status}`)
      if (reply.status !== status) this.#fail(`The model expects ${status}.`)
    }
    const mayNot = this.#state.roles.has(other) ? 403 : 404
    if (other !== 'owner') await expectStatus(other, deletion, mayNot)
    await expectStatus('owner', deletion, 204)
    const present = this.#state
    this.#state = { ...structuredClone(present), roles: new Map(), views: new Map() }
    await this.#look(looks, ofPlan, 0)
    if (other !== 'owner') await expectStatus(other, restoration, 404)
    await expectStatus('owner', restoration, 200)
    this.#state = { ...present, version: present.version + 2 }
    await this.#look(looks, ofPlan, 0)
  }

  /** A follower loses the connection, and continues on a server later. */
  disconnect(follower: number, server: ServerIndex): void {
    const person = followers[follower % followers.length]
    this.#trace.push(`${person} loses the stream and continues on server ${server}`)
    this.#readers[follower % followers.length]?.disconnect(server)
  }

  /** A follower reads the stream up to the newest change. */
  async compareStream(follower: number): Promise<void> {
    const newestId = await findNewestChangeId(this.#servers.orm, this.#state.id)
    const place = follower % followers.length
    const problem = (await this.#readers[place]?.compare(this.#state, newestId)) ?? null
    if (problem !== null) this.#fail(`${followers[place]} ${problem}`)
  }

  /** Each person reads the items and one more subject, and every follower catches up. */
  async compareAll(): Promise<void> {
    this.#servers.step()
    for (const [place] of followers.entries()) await this.compareStream(place)
    for (const [place, person] of people.entries()) {
      const readings = readingsOf(this.#state, place)
      for (const reading of [readings[0], readings[1 + ((place * 5) % (readings.length - 1))]]) {
        if (reading === undefined) continue
        const problem = await this.#compare(this.#state, person, reading, place % 2 === 0 ? 0 : 1)
        if (problem !== null) this.#fail(problem)
      }
    }
  }

  close(): void {
    for (const reader of this.#readers) reader.disconnect(0)
  }

  /** Lets some people read after a step. */
  async #look(looks: readonly Look[], subjects: readonly Subject[], pick: number): Promise<void> {
    for (const reader of this.#readers) reader.note(this.#state)
    const readings = readingsOf(this.#state, pick)
    const related = readings.filter(({ subject }) => subjects.includes(subject))
    for (const { person, server, reading, isRelated } of looks) {
      const among = isRelated ? related : readings
      const chosen = among[reading % among.length]
      if (chosen === undefined) continue
      const problem = await this.#compare(this.#state, person, chosen, server)
      if (problem !== null) this.#fail(problem)
    }
  }

  /** Deletes an item if there is none that two calls could restore. */
  async #prepare({ kind, ...input }: CallChoice): Promise<void> {
    if (kind !== 'restoreTactic') return
    if ([...this.#state.tactics.values()].some(({ isDeleted }) => isDeleted)) return
    await this.makeCall({ ...input, kind: 'deleteTactics', shouldSucceed: true }, 0, [])
  }

  /** The owner sees all that two calls may have changed, but the private views of their callers. */
  async #differenceAfterRace(
    state: PlanState,
    calls: readonly PlannedCall[],
    subjects: readonly Subject[],
  ): Promise<string | null> {
    for (const subject of new Set(subjects)) {
      const reading = readingsOf(state, 0).find((one) => one.subject === subject)
      if (reading === undefined || subject === 'costs') continue
      const people = subject === 'views' ? calls.map((one) => one.person) : (['owner'] as const)
      for (const person of new Set(people)) {
        const problem = await this.#compare(state, person, reading, 0)
        if (problem !== null) return problem
      }
    }
    return null
  }

  async #compare(
    state: PlanState,
    person: Person,
    reading: Reading,
    server: ServerIndex,
  ): Promise<string | null> {
    const key = `${person} ${reading.call.url}`
    const cached = this.#cached.get(key)
    const reply = await this.#servers.call(server, person, {
      ...reading.call,
      ...(cached === undefined ? {} : { headers: { 'if-none-match': cached.etag } }),
    })
    const isUnchanged = reply.status === 304
    const content = isUnchanged ? cached?.content : contentOf(reading, reply)
    const { etag } = reply.headers
    if (typeof etag === 'string') this.#cached.set(key, { etag, content })
    const expected = reading.expected(state, person)
    if (isDeepStrictEqual(content, expected)) return null
    const how = isUnchanged ? ' (unchanged by its entity tag)' : ''
    return `${person} reads ${reading.text} on server ${server}${how}:\n${JSON.stringify(content)}\nbut the model has\n${JSON.stringify(expected)}`
  }

  async #send(server: ServerIndex, { person, method, url, body, headers }: PlannedCall) {
    return this.#servers.call(server, person, {
      method,
      url,
      ...(body === undefined ? {} : { body }),
      ...(headers === undefined ? {} : { headers }),
    })
  }

  #note(server: ServerIndex, { person, text }: PlannedCall, { status }: Reply): void {
    this.#trace.push(`${person} ${text} (server ${server}): ${status}`)
  }

  /** The state after two calls in an order; null when the answers do not fit it. */
  #inOrder(
    [first, firstReply]: readonly [PlannedCall, Reply],
    [second, secondReply]: readonly [PlannedCall, Reply],
  ): PlanState | null {
    const state = structuredClone(this.#state)
    const before = structuredClone(this.#state)
    if (problemOf(first.predict(state, firstReply), firstReply) !== null) return null
    const expected = second.predict(state, secondReply)
    if (problemOf(expected, secondReply) === null) return state
    // A call that the first one has made impossible may have been refused for either reason.
    const isRefusal = Number(expected.status) >= 400
    const byBefore = second.predict(before, secondReply)
    const isRefusedBefore =
      Number(byBefore.status) >= 400 && problemOf(byBefore, secondReply) === null
    return isRefusal && (secondReply.status === 412 || isRefusedBefore) ? state : null
  }

  #fail(problem: string): never {
    const steps = this.#trace.map((line, place) => `${place + 1}. ${line}`)
    throw new ModelMismatch(`${problem}\n\nThe calls of this run:\n${steps.join('\n')}`)
  }
}

function problemOf({ status, fields }: Expected, reply: Reply): string | null {
  const statuses: readonly number[] = typeof status === 'number' ? [status] : status
  if (!statuses.includes(reply.status)) {
    return `The answer is ${reply.status}, but the model expects ${statuses.join(' or ')}.`
  }
  // The answer of a call in a race may show the other one, but no entity of another creation.
  return fields?.expected === 'a new entity' ? fieldProblemOf({ status, fields }) : null
}

function fieldProblemOf({ fields }: Expected): string | null {
  if (fields === undefined || isDeepStrictEqual(fields.expected, fields.actual)) return null
  return `The answer has\n${JSON.stringify(fields.actual)}\nbut the model expects\n${JSON.stringify(fields.expected)}`
}

/**
 * Removes initiatives, because the server reads those of items in a separate statement. A write may
 * come in between.
 */
function withoutInitiatives(content: unknown): unknown {
  const text = JSON.stringify(content, (name, value: unknown) =>
    name === 'relatedInitiativeIds' ? undefined : value,
  )
  return JSON.parse(text)
}
