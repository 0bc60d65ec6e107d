import { gzipSync } from 'node:zlib'
import { noteCircumstances } from '../report/circumstances'
import type { CalendarFigures, ServerFigures, ServerResults, Storage } from '../report/results'
import { quantile } from '../report/statistics'
import { ApiClient } from './api-client'
import { startCalendarOrigin } from './calendar-origin'
import { withDataFolder } from './data-folder'
import { startPostgres } from './postgres'
import { startProduct } from './product-process'
import type { ProductProcess } from './product-process'
import { itemsOf, textOf, worksOn } from './works'
import type { Work } from './works'

const clientCounts = [1, 4, 16] as const
const WARM_UP_REQUESTS = 20
const PASSWORD = 'throughline-demo'
const CALENDARS = 200
/** The limit of calendars of an account; each batch is removed before the next one. */
const AT_A_TIME = 100

/**
 * Sends planners' requests to the built server with the large demonstration account, from one
 * client, four and sixteen at once. Uses the embedded database and, if the machine has it,
 * PostgreSQL.
 *
 * @throws Error if the response is not the expected one
 */
export async function runServer(
  isQuick: boolean,
  say: (line: string) => void,
): Promise<ServerResults> {
  const circumstances = noteCircumstances(isQuick)
  const run = { isQuick, say }
  const embedded = await measureStorage('embedded', null, run)
  const postgres = await startPostgres()
  if (postgres === null) {
    say('There is no PostgreSQL on this machine: only the embedded database is measured.')
    return { circumstances, ...embedded }
  }
  try {
    const onServer = await measureStorage('postgres', postgres.url, run)
    return {
      circumstances,
      ...embedded,
      figures: [...embedded.figures, ...onServer.figures],
      calendars: [...embedded.calendars, ...onServer.calendars],
    }
  } finally {
    await postgres.stop()
  }
}

interface Run {
  readonly isQuick: boolean
  readonly say: (line: string) => void
}

type Measured = Omit<ServerResults, 'circumstances'>

async function measureStorage(
  storage: Storage,
  databaseUrl: string | null,
  { isQuick, say }: Run,
): Promise<Measured> {
  say(`Filling the large demonstration account, ${storage} …`)
  return withDataFolder(async (dataFolder) => {
    const product = await startProduct(dataFolder, ['--demo=large'], {
      DATABASE_URL: databaseUrl ?? '',
      ALLOW_PRIVATE_CALENDARS: 'true',
    })
    try {
      const tokens = {
        owner: await signIn(product.origin, 'owner@demo.test'),
        viewer: await signIn(product.origin, 'viewer@demo.test'),
        nobody: null,
      }
      const works = await worksOn(product.origin, tokens.owner)
      const figures: ServerFigures[] = []
      for (const work of works) {
        const token = tokens[work.caller ?? 'owner']
        await repeat([product], token, work, 1, WARM_UP_REQUESTS)
        for (const clients of clientCounts) {
          const requests = (isQuick ? 60 : 200) / (work.isRare === true ? 5 : 1)
          say(`${storage}: ${work.name}, ${requests} requests by ${clients} at once …`)
          const { times } = await repeat([product], token, work, clients, requests)
          figures.push({
            storage,
            work: work.name,
            clients,
            requests,
            p50Ms: quantile(times, 0.5),
            p95Ms: quantile(times, 0.95),
          })
        }
      }
      const calendars = await takeInCalendars(storage, product, tokens.owner, say)
      return {
        figures,
        calendars: [calendars],
        month: await weighMonth(product, tokens.owner, works),
      }
    } finally {
      await product.stop()
    }
  })
}

/** Signs in to the demonstration account and answers the access token. */
export async function signIn(origin: string, emailAddress: string): Promise<string> {
  const response = await fetch(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress, password: PASSWORD }),
  })
  const answer: { readonly accessToken?: { readonly token?: string } } = await response.json()
  const token = answer.accessToken?.token
  if (token === undefined) throw new Error(`Signing in was answered with ${response.status}.`)
  return token
}

/** Counts turns across repetitions, so that no two saves are the same. */
let turn = 0

/** Sends requests by several clients at once, which share the processes evenly. */
export async function repeat(
  products: readonly ProductProcess[],
  token: string | null,
  work: Work,
  clients: number,
  requests: number,
): Promise<{ readonly times: readonly number[]; readonly bytes: number }> {
  const times: number[] = []
  let bytes = 0
  let remaining = requests
  const ask = async (at: number): Promise<void> => {
    const client = new ApiClient(products[at % products.length]?.origin ?? '', token)
    try {
      while (remaining > 0) {
        remaining -= 1
        turn += 1
        const { status, milliseconds, body } = await client.send(work.call(turn))
        const isExpected = work.status === 'any success' ? status < 300 : status === work.status
        if (!isExpected) throw new Error(`${work.name} was answered with ${status}.`)
        times.push(milliseconds)
        bytes += body.length
      }
    } finally {
      client.close()
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => ask(at)))
  return { times, bytes }
}

/**
 * Adds calendars, four at a time, each fetched, read and stored, while another user sends requests.
 */
async function takeInCalendars(
  storage: Storage,
  { origin }: ProductProcess,
  token: string,
  say: (line: string) => void,
): Promise<CalendarFigures> {
  say(`${storage}: ${CALENDARS} calendars …`)
  const calendars = await startCalendarOrigin()
  const clients = Array.from({ length: 4 }, () => new ApiClient(origin, token))
  const reader = new ApiClient(origin, token)
  try {
    const [account] = itemsOf(await reader.send({ path: '/api/accounts' }))
    const added: number[] = []
    let next = 0
    const addUntil = async (client: ApiClient, end: number): Promise<void> => {
      while (next < end) {
        const calendarPath = calendars.addressOf(next)
        next += 1
        const body = { calendarPath, account: account?.id }
        const answer = await client.send({ path: '/api/subscriptions', method: 'POST', body })
        if (answer.status !== 201) throw new Error(`A calendar was answered with ${answer.status}.`)
        const { id }: { readonly id: number } = JSON.parse(textOf(answer).toString('utf8'))
        added.push(id)
      }
    }
    const began = performance.now()
    const addAll = async (): Promise<void> => {
      for (let end = AT_A_TIME; end <= CALENDARS; end += AT_A_TIME) {
        await Promise.all(clients.map((client) => addUntil(client, end)))
        const gone = added.splice(0).join(',')
        await reader.send({ path: `/api/subscriptions/${gone}`, method: 'DELETE' })
      }
    }
    const progress = { isOver: false }
    const adding = addAll().finally(() => {
      progress.isOver = true
    })
    const waits: number[] = []
    while (!progress.isOver) waits.push((await reader.send({ path: '/api/me' })).milliseconds)
    await adding
    const seconds = (performance.now() - began) / 1000
    return { storage, count: CALENDARS, seconds, meanwhileP95Ms: quantile(waits, 0.95) }
  } finally {
    for (const client of [...clients, reader]) client.close()
    calendars.stop()
  }
}

async function weighMonth(
  { origin }: ProductProcess,
  token: string,
  works: readonly Work[],
): Promise<ServerResults['month']> {
  const client = new ApiClient(origin, token)
  const month = works.find(({ name }) => name === 'month read')
  if (month === undefined) throw new Error('The month is not read.')
  try {
    const answer = await client.send(month.call(0))
    const raw = textOf(answer)
    const isCompressed = answer.encoding === 'gzip'
    return {
      items: itemsOf(answer).length,
      rawKilobytes: raw.length / 1000,
      gzipKilobytes: (isCompressed ? answer.body : gzipSync(raw)).length / 1000,
      isCompressed,
    }
  } finally {
    client.close()
  }
}
