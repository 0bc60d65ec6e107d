import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { createApiClient, followPlanChanges } from '@throughline/api-client'
import type { PlanChange } from '@throughline/api-client'
import type { RestartFigures } from '../report/results'
import { processorMs } from './processes'
import type { ProductProcess } from './product-process'

/** Two changes a second. */
const CHANGE_EVERY_MS = 500
const SAMPLE_MS = 1_000
/** Samples of the busiest time. */
const BUSY_SAMPLES = 5
/** Longer than the time within which the clients of a closed server come back. */
const CALM_MS = 15_000
/** Only a stream that has lost a change takes this long to receive it. */
const HANG_MS = 60_000

interface Restart {
  /** Each is replaced when it starts again. */
  readonly products: [ProductProcess, ProductProcess]
  readonly start: () => Promise<ProductProcess>
  readonly planId: number
  /** Of the people whose clients follow the plan. */
  readonly tokens: readonly string[]
  /** Of the person who changes tactics. */
  readonly owner: string
  readonly tactics: readonly { readonly id: number; readonly [field: string]: unknown }[]
  /** Of streams. */
  readonly count: number
}

/**
 * Ends and starts two processes, one after the other, while clients follow a plan as pages do and a
 * person changes tactics. A balancer sends each request to a process that accepts requests.
 */
export async function restartInTurn(run: Restart): Promise<RestartFigures> {
  const { products, start, planId, tokens, count } = run
  let open: readonly ProductProcess[] = [...products]
  const originOf = (at: number): string => open[at % open.length]?.origin ?? ''
  const ending = new AbortController()
  const clients = Array.from({ length: count }, (_, at) => new Follower(at, originOf))
  const following = clients.map((client) =>
    client.follow(tokens[client.at % tokens.length] ?? '', planId, ending.signal),
  )
  await Promise.all(clients.map(({ hasBegun }) => hasBegun))

  const changes = new Set<string>()
  const load = watchLoad(run)
  const writing = new AbortController()
  const written = write(run, () => originOf(0), changes, writing.signal)
  for (const at of [0, 1] as const) {
    await wait(CALM_MS / 3)
    const ended = products[at]
    open = products.filter((product) => product !== ended)
    await ended.stop()
    products[at] = await start()
    open = [...products]
    await wait(CALM_MS)
  }
  writing.abort()
  await written
  const busiestShare = load.stop()

  const end = performance.now() + HANG_MS
  const lostCount = () => clients.reduce((sum, client) => sum + client.missing(changes), 0)
  while (lostCount() > 0 && performance.now() < end) await wait(100)
  const sum = (of: (client: Follower) => number) =>
    clients.reduce((total, client) => total + of(client), 0)
  const figures = {
    count,
    changes: changes.size,
    lost: lostCount(),
    doubled: sum(({ doubled }) => doubled),
    resets: sum(({ resets }) => resets),
    busiestShare,
  }
  ending.abort()
  await Promise.all(following)
  return figures
}

/** A page that follows the plan. */
class Follower {
  readonly at: number
  readonly hasBegun: Promise<void>
  doubled = 0
  resets = 0
  readonly #received = new Set<string>()
  readonly #originOf: (at: number) => string
  #begin: () => void = () => undefined

  constructor(at: number, originOf: (at: number) => string) {
    this.at = at
    this.#originOf = originOf
    this.hasBegun = new Promise((resolve) => {
      this.#begin = resolve
    })
  }

  follow(token: string, planId: number, signal: AbortSignal): Promise<void> {
    const client = createApiClient({
      baseUrl: 'http://balancer.test/api',
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        const { headers, method } = request
        const answer = await fetch(`${this.#originOf(this.at)}${pathname}${search}`, {
          headers,
          method,
          signal: request.signal,
        })
        if (answer.ok) this.#begin()
        return answer
      },
    })
    client.setAccessToken(token)
    const follower = {
      onChange: ({ collection, ids, version }: PlanChange) => {
        if (collection !== 'tactics') return
        const key = keyOf(ids[0], version)
        if (this.#received.has(key)) this.doubled += 1
        this.#received.add(key)
      },
      onReset: () => {
        this.resets += 1
      },
    }
    return followPlanChanges(client, planId, follower, signal)
  }

  /** Returns how many of these changes have not arrived. */
  missing(changes: ReadonlySet<string>): number {
    return [...changes].filter((change) => !this.#received.has(change)).length
  }
}

function keyOf(id: unknown, version: unknown): string {
  return `${Number(id)} ${Number(version)}`
}

/** Changes titles, each change on the version that the change before it left. */
async function write(
  { tactics, owner }: Restart,
  origin: () => string,
  changes: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const versions = new Map(tactics.map(({ id, version }) => [id, Number(version)]))
  for (let turn = 0; !signal.aborted; turn += 1) {
    const began = performance.now()
    const id = tactics[turn % tactics.length]?.id ?? 0
    const answer = await fetch(`${origin()}/api/tactics/${id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${owner}`,
        'content-type': 'application/json',
        'if-match': `"${versions.get(id) ?? 0}"`,
      },
      body: JSON.stringify({ title: `Changed ${turn}` }),
    })
    if (answer.status !== 200) throw new Error(`A change was answered with ${answer.status}.`)
    const { version }: { readonly version: number } = await answer.json()
    versions.set(id, version)
    changes.add(keyOf(id, version))
    await wait(Math.max(0, CHANGE_EVERY_MS - (performance.now() - began)))
  }
}

/** Samples the processor time of the processes. */
function watchLoad({ products }: Restart) {
  const samples: number[] = []
  const before = new Map(products.map(({ pid }) => [pid, processorMs([pid])]))
  const usedBy = ({ pid }: ProductProcess): number => {
    const earlier = before.get(pid) ?? 0
    // A process that has ended used nothing more.
    const used = Math.max(earlier, processorMs([pid]))
    before.set(pid, used)
    return used - earlier
  }
  let then = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const used = products.reduce((sum, product) => sum + usedBy(product), 0)
    samples.push(used / (now - then) / availableParallelism())
    then = now
  }, SAMPLE_MS)
  return {
    /** Stops; returns the busiest time as a share of all cores. */
    stop: () => {
      clearInterval(timer)
      const averages = samples.map((_, at) => {
        const window = samples.slice(at, at + BUSY_SAMPLES)
        return window.reduce((sum, share) => sum + share, 0) / BUSY_SAMPLES
      })
      return Math.max(...averages)
    },
  }
}
