import { gunzipSync, gzipSync } from 'node:zlib'
import { weeksOfMonth } from '../plan/shown-month'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import { noteCircumstances } from '../report/circumstances'
import type { RangeReadFigures, RangeReadResults } from '../report/results'
import { quantile } from '../report/statistics'
import { ApiReader } from './api-reader'
import type { Answer } from './api-reader'
import { withDataFolder } from './data-folder'
import { startProduct } from './product-process'

const CLIENTS = [1, 4] as const
const WARM_UP_REQUESTS = 20
const SIGN_IN = { emailAddress: 'owner@demo.test', password: 'throughline-demo' }

/**
 * Reads this month's weeks of the fullest plan of the large demonstration
 * account, over and over, by one client and by four at once.
 *
 * @throws Error if an answer is not the month's items
 */
export async function runRangeRead(
  isQuick: boolean,
  say: (line: string) => void,
): Promise<RangeReadResults> {
  const requests = isQuick ? 60 : 200
  say('Filling the large demonstration account …')
  return withDataFolder(async (dataFolder) => {
    const product = await startProduct(dataFolder, ['--demo=large'])
    try {
      const token = await signIn(product.origin)
      const path = await pathOfFullestPlan(product.origin, token)
      await readOften(product.origin, token, path, 1, WARM_UP_REQUESTS)
      const circumstances = noteCircumstances(isQuick)
      const figures: RangeReadFigures[] = []
      for (const clients of CLIENTS) {
        say(
          `Range read, ${requests} requests by ${clients} ${clients === 1 ? 'client' : 'clients'} …`,
        )
        const times = await readOften(product.origin, token, path, clients, requests)
        figures.push({
          clients,
          requests,
          p50Ms: quantile(times, 0.5),
          p95Ms: quantile(times, 0.95),
        })
      }
      return { circumstances, figures, ...(await measureAnswer(product.origin, token, path)) }
    } finally {
      await product.stop()
    }
  })
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SIGN_IN),
  })
  const answer: { readonly accessToken?: { readonly token?: string } } = await response.json()
  const token = answer.accessToken?.token
  if (token === undefined) throw new Error(`Signing in was answered with ${response.status}.`)
  return token
}

/** The plan with the most items in this month's weeks is the one worth reading. */
async function pathOfFullestPlan(origin: string, token: string): Promise<string> {
  const { from, to } = weeksOfMonth(new Date().toISOString().slice(0, 7))
  const range = `startDate=${civilDateOf(from)}&endDate=${civilDateOf(to - 1)}&family=true`
  const reader = new ApiReader(origin, token)
  try {
    const plans = readItems(await reader.read('/api/plans'))
    let fullest = { path: '', items: 0 }
    for (const { id } of plans) {
      const path = `/api/tactics?plan=${id}&${range}`
      const items = readItems(await reader.read(path)).length
      if (items > fullest.items) fullest = { path, items }
    }
    if (fullest.items === 0) throw new Error('No plan of the account has anything this month.')
    return fullest.path
  } finally {
    reader.close()
  }
}

async function readOften(
  origin: string,
  token: string,
  path: string,
  clients: number,
  requests: number,
): Promise<readonly number[]> {
  const times: number[] = []
  let remaining = requests
  const work = async (): Promise<void> => {
    const reader = new ApiReader(origin, token)
    try {
      while (remaining > 0) {
        remaining -= 1
        const { status, milliseconds } = await reader.read(path)
        if (status !== 200) throw new Error(`A range read was answered with ${status}.`)
        times.push(milliseconds)
      }
    } finally {
      reader.close()
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  return times
}

async function measureAnswer(
  origin: string,
  token: string,
  path: string,
): Promise<Pick<RangeReadResults, 'items' | 'rawKilobytes' | 'gzipKilobytes' | 'isCompressed'>> {
  const reader = new ApiReader(origin, token)
  try {
    const answer = await reader.read(path)
    const raw = rawBody(answer)
    const isCompressed = answer.encoding === 'gzip'
    return {
      items: readItems(answer).length,
      rawKilobytes: raw.length / 1000,
      gzipKilobytes: (isCompressed ? answer.body : gzipSync(raw)).length / 1000,
      isCompressed,
    }
  } finally {
    reader.close()
  }
}

function rawBody({ encoding, body }: Answer): Buffer {
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function readItems(answer: Answer): readonly { readonly id: number }[] {
  const text = rawBody(answer).toString('utf8')
  if (answer.status !== 200) throw new Error(`The server answered with ${answer.status}: ${text}`)
  const list: { readonly items: readonly { readonly id: number }[] } = JSON.parse(text)
  return list.items
}
