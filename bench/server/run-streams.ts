import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { noteCircumstances } from '../report/circumstances'
import type { StreamFigures, StreamsResults } from '../report/results'
import { quantile } from '../report/statistics'
import { ApiClient } from './api-client'
import { withDataFolder } from './data-folder'
import { startPostgres } from './postgres'
import { processorMs } from './processes'
import { startProduct } from './product-process'
import type { ProductProcess } from './product-process'
import { restartInTurn } from './restart-in-turn'
import { signIn } from './run-server'
import { itemsOf, textOf } from './works'

const streamCounts = [300, 1_000] as const
const STREAMS_A_PERSON = 30
/** Two changes a second. */
const CHANGE_EVERY_MS = 500
const RESTARTED_STREAMS = 1_000

/**
 * Lets people follow one plan of 10,000 tactics on two processes with one PostgreSQL, while a
 * colleague changes tactics.
 *
 * @throws Error without PostgreSQL, and if a stream misses a change
 */
export async function runStreams(
  isQuick: boolean,
  say: (line: string) => void,
): Promise<StreamsResults> {
  const circumstances = noteCircumstances(isQuick)
  const postgres = await startPostgres()
  if (postgres === null) throw new Error('Two processes share a database only on PostgreSQL.')
  try {
    return await withDataFolder(async (dataFolder) => {
      const environment = { DATABASE_URL: postgres.url }
      say('Filling the large demonstration account …')
      const start = (args: readonly string[] = []) => startProduct(dataFolder, args, environment)
      const first = await start(['--demo=large'])
      const products: [ProductProcess, ProductProcess] = [first, await start()]
      try {
        const figures: StreamFigures[] = []
        for (const count of streamCounts) {
          say(`${count} streams …`)
          figures.push(await measure(products, count, isQuick ? 10 : 40))
        }
        const count = isQuick ? 100 : RESTARTED_STREAMS
        say(`${count} streams while the processes start again …`)
        return { circumstances, figures, restart: await restart(products, count, start) }
      } finally {
        await Promise.all(products.map((product) => product.stop()))
      }
    })
  } finally {
    await postgres.stop()
  }
}

async function measure(
  products: readonly [ProductProcess, ProductProcess],
  count: number,
  changes: number,
): Promise<StreamFigures> {
  const { writer, planId, tokens, read } = await openPlan(products[0].origin, count)
  const audience = new Audience()
  const path = `/api/plans/${planId}/changes?family=true`
  for (let at = 0; at < count; at += 1) {
    const { origin: place } = products[at % 2] ?? products[0]
    await audience.join(`${place}${path}`, tokens[at % tokens.length] ?? '')
  }
  const tactics = (await read(`/tactics?plan=${planId}&limit=${changes}`)).slice(0, changes)
  const before = processorMs(products.map(({ pid }) => pid))
  const times: number[] = []
  for (const { id, version } of tactics) {
    const began = performance.now()
    const hasArrived = audience.expect(id)
    const { status } = await writer.send({
      method: 'PUT',
      path: `/api/tactics/${id}`,
      headers: { 'if-match': `"${Number(version)}"` },
      body: { title: `Changed ${count}` },
    })
    if (status !== 200) throw new Error(`A change was answered with ${status}.`)
    await hasArrived
    times.push(performance.now() - began)
    await wait(Math.max(0, CHANGE_EVERY_MS - (performance.now() - began)))
  }
  const used = processorMs(products.map(({ pid }) => pid)) - before
  audience.leave()
  writer.close()
  return {
    count,
    changes: tactics.length,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    processorMsPerChange: used / tactics.length,
    bytesPerEvent: audience.bytes / (count * tactics.length),
  }
}

async function restart(
  products: [ProductProcess, ProductProcess],
  count: number,
  start: () => Promise<ProductProcess>,
) {
  const { writer, planId, tokens, read } = await openPlan(products[0].origin, count)
  const tactics = await read(`/tactics?plan=${planId}&limit=40`)
  writer.close()
  const owner = await signIn(products[0].origin, 'owner@demo.test')
  return restartInTurn({ products, start, planId, tokens, owner, tactics, count })
}

/** Signs in the owner of the demonstration, and as many of its people as these streams need. */
async function openPlan(origin: string, streams: number) {
  const writer = new ApiClient(origin, await signIn(origin, 'owner@demo.test'))
  const read = async (path: string) => itemsOf(await writer.send({ path: `/api${path}` }))
  const plan = (await read('/plans')).find(({ name }) => name === 'National plan')
  if (plan === undefined) throw new Error('The demonstration has no lead plan.')
  const tokens = await signInColleagues(writer, origin, plan.id, streams)
  return { writer, planId: plan.id, tokens, read }
}

/** Signs in as many people of a plan as these streams need. */
async function signInColleagues(
  client: ApiClient,
  origin: string,
  planId: number,
  streams: number,
): Promise<readonly string[]> {
  const roles = itemsOf(await client.send({ path: `/api/user_roles?plan.id=${planId}` }))
  const people = roles.slice(0, Math.ceil(streams / STREAMS_A_PERSON))
  const tokens: string[] = []
  for (const { userId } of people) {
    const answer = await client.send({ path: `/api/users/${Number(userId)}` })
    const user: { readonly emailAddress: string } = JSON.parse(textOf(answer).toString('utf8'))
    tokens.push(await signIn(origin, user.emailAddress))
  }
  return tokens
}

/** Clients that follow one plan. */
class Audience {
  readonly #leave: (() => void)[] = []
  #expectedId = 0
  #missing = 0
  #onLast: () => void = () => undefined
  /** Received since the first expected change. */
  bytes = 0

  /** Opens a stream; resolves with its first block. */
  async join(url: string, token: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      const stream = request(url, { agent: false, headers }, (response) => {
        if (response.statusCode !== 200) {
          reject(new Error(`A stream was answered with ${response.statusCode}.`))
        }
        let rest = ''
        response.setEncoding('utf8').on('data', (text: string) => {
          resolve()
          if (this.#expectedId > 0) this.bytes += text.length
          const blocks = `${rest}${text}`.split('\n\n')
          rest = blocks.pop() ?? ''
          for (const block of blocks) this.#receive(block)
        })
      })
      stream.on('error', reject).end()
      this.#leave.push(() => stream.destroy())
    })
  }

  /** Resolves when all clients have received a change of a tactic. */
  async expect(id: number): Promise<void> {
    this.#expectedId = id
    this.#missing = this.#leave.length
    await new Promise<void>((resolve) => {
      this.#onLast = resolve
    })
  }

  leave(): void {
    for (const leave of this.#leave) leave()
  }

  #receive(block: string): void {
    if (!block.includes(`"ids":[${this.#expectedId}]`)) return
    this.#missing -= 1
    if (this.#missing === 0) this.#onLast()
  }
}
