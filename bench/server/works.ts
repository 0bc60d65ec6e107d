import { gunzipSync } from 'node:zlib'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import { weeksOfMonth } from '../plan/visible-month'
import type { ServerWork } from '../report/results'
import { ApiClient } from './api-client'
import type { Answer, Call } from './api-client'

/** A repeated request to a server, and the test of its response. */
export interface Work {
  readonly name: ServerWork
  /** The call of one turn; turns are counted over all clients. */
  readonly call: (turn: number) => Call
  readonly status: number | 'any success'
  /** The requester; by default the account owner. */
  readonly caller?: 'nobody' | 'viewer'
  /** For slow requests, which are repeated less often. */
  readonly isRare?: true
}

interface Listed {
  readonly id: number
  readonly [field: string]: unknown
}

/** Finds the fullest plan of the large demonstration account, and returns the requests to it. */
export async function worksOn(origin: string, token: string): Promise<readonly Work[]> {
  const client = new ApiClient(origin, token)
  try {
    const { from, to } = weeksOfMonth(new Date().toISOString().slice(0, 7))
    const [first, last] = [civilDateOf(from), civilDateOf(to - 1)]
    const range = `startDate=${first}&endDate=${last}&family=true`
    const planId = await fullestPlan(client, range)
    const types = itemsOf(await client.send({ path: `/api/tactic_types?plan=${planId}` }))
    const tacticTypeId = types[0]?.id
    const year = first.slice(0, 4)
    const exported = await urlOfExport(client, planId, year)
    return [
      {
        name: 'refusal without a session',
        call: () => ({ path: `/api/plans/${planId}` }),
        status: 401,
        caller: 'nobody',
      },
      {
        name: 'refusal by the permission check',
        call: () => ({
          path: `/api/update-plan-name/${planId}`,
          method: 'PUT',
          body: { name: 'Not by a viewer' },
        }),
        status: 403,
        caller: 'viewer',
      },
      { name: 'plan read', call: () => ({ path: `/api/plans/${planId}` }), status: 200 },
      {
        name: 'month read',
        call: () => ({ path: `/api/tactics?plan=${planId}&${range}` }),
        status: 200,
      },
      {
        name: 'search',
        call: (turn) => ({
          path: `/api/tactics/${planId}/search?keyword=${searchWords[turn % searchWords.length]}&widesearch=true`,
          method: 'POST',
        }),
        status: 200,
      },
      {
        name: 'tactic save',
        call: (turn) => ({
          path: '/api/tactics',
          method: 'POST',
          body: { title: `Saved ${turn}`, planId, tacticTypeId, startDate: `${first}T08:00:00` },
        }),
        status: 201,
      },
      {
        name: 'month read, one in five after a save',
        call: (turn) =>
          turn % 5 === 0
            ? {
                path: '/api/tactics',
                method: 'POST',
                body: { title: `New ${turn}`, planId, tacticTypeId, startDate: `${last}T08:00:00` },
              }
            : { path: `/api/tactics?plan=${planId}&${range}` },
        status: 'any success',
      },
      { name: 'export of a year', call: () => ({ path: exported }), status: 200, isRare: true },
    ]
  } finally {
    client.close()
  }
}

/** Words that titles and notes of the demonstration have, often and never. */
const searchWords = ['spring', 'email', 'launch', 'newsletter', 'radio', 'zzzz', 'sale', 'social']

/** The signed address of a file that is made whenever it is fetched, without its origin. */
async function urlOfExport(client: ApiClient, planId: number, year: string): Promise<string> {
  const path = `/api/plans/${planId}/export?start_date=${year}-01-01&end_date=${year}-12-31`
  const answer = await client.send({ path })
  if (answer.status !== 200) throw new Error(`An export was answered with ${answer.status}.`)
  const { url }: { readonly url: string } = JSON.parse(textOf(answer).toString('utf8'))
  const { pathname, search } = new URL(url, 'http://127.0.0.1')
  return pathname + search
}

/** The plan with the most items in this month's weeks is the one worth reading. */
async function fullestPlan(client: ApiClient, range: string): Promise<number> {
  let fullest = { id: 0, items: 0 }
  for (const { id } of itemsOf(await client.send({ path: '/api/plans' }))) {
    const path = `/api/tactics?plan=${id}&${range}`
    const items = itemsOf(await client.send({ path })).length
    if (items > fullest.items) fullest = { id, items }
  }
  if (fullest.items === 0) throw new Error('No plan of the account has anything this month.')
  return fullest.id
}

/** The items of a list that was answered. */
export function itemsOf(answer: Answer): readonly Listed[] {
  const text = textOf(answer).toString('utf8')
  if (answer.status !== 200) throw new Error(`The server answered with ${answer.status}: ${text}`)
  const list: { readonly items: readonly Listed[] } = JSON.parse(text)
  return list.items
}

/** The body of an answer as it was before it was compressed. */
export function textOf({ encoding, body }: Answer): Buffer {
  return encoding === 'gzip' ? gunzipSync(body) : body
}
