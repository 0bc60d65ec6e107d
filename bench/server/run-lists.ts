import { execFileSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import { weeksOfMonth } from '../plan/visible-month'
import { noteCircumstances } from '../report/circumstances'
import type { ListFigures, ListsResults, Storage } from '../report/results'
import { quantile } from '../report/statistics'
import { ApiClient } from './api-client'
import type { Answer, Call } from './api-client'
import { withDataFolder } from './data-folder'
import { fillPlans, filledPlans } from './fill-plans'
import { startPostgres } from './postgres'
import { familyOf, memoryOf, processorMs } from './processes'
import { MAIN_FILE, startProduct } from './product-process'
import type { ProductProcess } from './product-process'
import { signIn } from './run-server'
import { itemsOf, textOf } from './works'

const clientCounts = [1, 4] as const
/** Between requests that the server refuses without a statement, which show when it is blocked. */
const PROBE_PAUSE_MS = 2

/**
 * Reads lists of two plans of 100,000 tactics: one has them in a year, the other in ten years. A
 * quick run leaves out the embedded database.
 *
 * @throws Error without PostgreSQL, which fills the plans
 */
export async function runLists(
  isQuick: boolean,
  say: (line: string) => void,
): Promise<ListsResults> {
  const circumstances = noteCircumstances(isQuick)
  const postgres = await startPostgres()
  if (postgres === null) throw new Error('The plans are filled on PostgreSQL.')
  try {
    return await withDataFolder(async (dataFolder) => {
      const environment = { DATABASE_URL: postgres.url }
      say('Filling two plans with 100,000 tactics each …')
      const filling = await startProduct(dataFolder, ['--demo=small'], environment)
      await filling.stop()
      fillPlans(postgres.url)
      const run = { requests: isQuick ? 18 : 60, say }
      const product = await startProduct(dataFolder, [], environment)
      const onServer = await measure('postgres', product, postgres.pid, run)
      if (isQuick) return { circumstances, figures: onServer }
      say('Moving the plans to the embedded database …')
      const backup = path.join(dataFolder, 'plans.zip')
      const tasks = { ...process.env, DATA_DIR: dataFolder, NODE_ENV: 'production' }
      execFileSync(process.execPath, [MAIN_FILE, 'backup', backup], {
        env: { ...tasks, ...environment },
        stdio: 'ignore',
      })
      return await withDataFolder(async (embeddedFolder) => {
        execFileSync(process.execPath, [MAIN_FILE, 'restore', backup], {
          env: { ...tasks, DATA_DIR: embeddedFolder, DATABASE_URL: '' },
          stdio: 'ignore',
        })
        const embedded = await startProduct(embeddedFolder)
        const inProcess = await measure('embedded', embedded, null, run)
        return { circumstances, figures: [...onServer, ...inProcess] }
      })
    })
  } finally {
    await postgres.stop()
  }
}

interface Run {
  readonly requests: number
  readonly say: (line: string) => void
}

/** A list that is read again and again, to its end. */
interface Reading {
  readonly name: string
  readonly read: (client: ApiClient) => Promise<readonly Answer[]>
  /** Changed before each reading. */
  readonly change?: (client: ApiClient) => Promise<void>
  /** For readings of many answers, which are repeated less often. */
  readonly isRare?: true
}

async function measure(
  storage: Storage,
  product: ProductProcess,
  databasePid: number | null,
  { requests, say }: Run,
): Promise<readonly ListFigures[]> {
  const pids = () => [product.pid, ...(databasePid === null ? [] : familyOf(databasePid))]
  try {
    const token = await signIn(product.origin, 'owner@demo.test')
    const figures: ListFigures[] = []
    for (const { planId, years } of filledPlans) {
      for (const reading of await readingsOf(product.origin, token, planId)) {
        const warmUp = new ApiClient(product.origin, token)
        await reading.read(warmUp)
        warmUp.close()
        for (const clients of clientCounts) {
          say(`${storage}, ${years} years: ${reading.name}, ${clients} at once …`)
          const [server, both] = [processorMs([product.pid]), processorMs(pids())]
          const { answers, times, waits } = await repeat(product, token, reading, {
            clients,
            requests: reading.isRare === true ? requests / 6 : requests,
          })
          const bodies = answers.map(({ body }) => body.length)
          figures.push({
            storage,
            years,
            reading: reading.name,
            clients,
            p50Ms: quantile(times, 0.5),
            p95Ms: quantile(times, 0.95),
            answers: answers.length / times.length,
            kilobytes: bodies.reduce((sum, length) => sum + length, 0) / times.length / 1000,
            largestKilobytes: Math.max(...bodies) / 1000,
            serverProcessorMs: (processorMs([product.pid]) - server) / times.length,
            databaseProcessorMs:
              (processorMs(pids()) - both - (processorMs([product.pid]) - server)) / times.length,
            longestWaitMs: Math.max(...waits),
            memoryMegabytes: memoryOf(product.pid).now,
            peakMegabytes: memoryOf(product.pid).peak,
          })
        }
      }
    }
    return figures
  } finally {
    await product.stop()
  }
}

/** The readings of a plan: what a calendar, a flow, a page that opens and a search ask for. */
async function readingsOf(
  origin: string,
  token: string,
  planId: number,
): Promise<readonly Reading[]> {
  const { from, to } = weeksOfMonth(new Date().toISOString().slice(0, 7))
  const [first, last] = [civilDateOf(from), civilDateOf(to - 1)]
  const year = first.slice(0, 4)
  const month = `/api/tactics?plan=${planId}&startDate=${first}&endDate=${last}&family=true`
  const ofYear = `/api/tactics?plan=${planId}&startDate=${year}-01-01&endDate=${year}-12-31&family=true`
  const client = new ApiClient(origin, token)
  const changed = itemsOf(await client.send({ path: month })).find(
    (item) => item['planId'] === planId && item['isInitiative'] === false,
  )
  client.close()
  let tag = ''
  let version = Number(changed?.['version'])
  const change = async (writer: ApiClient): Promise<void> => {
    const answer = await writer.send({
      method: 'PUT',
      path: `/api/tactics/${changed?.id}`,
      headers: { 'if-match': `"${version}"` },
      body: { title: `Changed ${version}` },
    })
    // Several clients may change it at once; then only one of them does.
    if (answer.status === 200) version += 1
    else if (answer.status !== 412) throw new Error(`A change was answered with ${answer.status}.`)
  }
  return [
    { name: 'month', read: (reader) => readToItsEnd(reader, { path: month }) },
    {
      name: 'month after a change',
      change,
      read: (reader) => readToItsEnd(reader, { path: month }),
    },
    { name: 'year', isRare: true, read: (reader) => readToItsEnd(reader, { path: ofYear }) },
    { name: 'plan', read: async (reader) => [await reader.send({ path: `/api/plans/${planId}` })] },
    {
      name: 'plan, unchanged',
      read: async (reader) => {
        const headers = { 'if-none-match': tag }
        const answer = await reader.send({ path: `/api/plans/${planId}`, headers })
        // The readings before may have changed the plan.
        tag = answer.etag ?? tag
        return [answer]
      },
    },
    {
      name: 'search',
      read: async (reader) => [
        await reader.send({
          method: 'POST',
          path: `/api/tactics/${planId}/search?keyword=email&widesearch=true&when=upcoming`,
        }),
      ],
    },
  ]
}

/** Reads a list, one page after the other. */
async function readToItsEnd(client: ApiClient, call: Call): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string =
      cursor === '' ? call.path : `${call.path}&cursor=${encodeURIComponent(cursor)}`
    const answer = await client.send({ ...call, path })
    const text = textOf(answer).toString('utf8')
    if (answer.status !== 200) throw new Error(`A list was answered with ${answer.status}: ${text}`)
    answers.push(answer)
    // Without a whole parse, whose time would belong to the browser.
    cursor = /"nextCursor":"([^"]+)"/.exec(text.slice(-300))?.[1] ?? null
  }
  return answers
}

interface Repetition {
  readonly answers: readonly Answer[]
  readonly times: readonly number[]
  /** Of a request that the server refuses at once, sent all the while. */
  readonly waits: readonly number[]
}

async function repeat(
  { origin }: ProductProcess,
  token: string,
  reading: Reading,
  { clients, requests }: { readonly clients: number; readonly requests: number },
): Promise<Repetition> {
  const answers: Answer[] = []
  const times: number[] = []
  const waits: number[] = []
  let remaining = requests
  const ask = async (): Promise<void> => {
    const client = new ApiClient(origin, token)
    try {
      while (remaining > 0) {
        remaining -= 1
        await reading.change?.(client)
        const began = performance.now()
        answers.push(...(await reading.read(client)))
        times.push(performance.now() - began)
      }
    } finally {
      client.close()
    }
  }
  const probing = { isOver: false }
  const probe = async (): Promise<void> => {
    const client = new ApiClient(origin, null)
    while (!probing.isOver) {
      waits.push((await client.send({ path: '/api/me' })).milliseconds)
      await wait(PROBE_PAUSE_MS)
    }
    client.close()
  }
  const probed = probe()
  try {
    await Promise.all(Array.from({ length: clients }, ask))
  } finally {
    probing.isOver = true
    await probed
  }
  return { answers, times, waits }
}
