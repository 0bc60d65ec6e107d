import { describe, expect, test, vi } from 'vitest'
import { createApiClient, type ApiClientOptions } from './client'
import { isApiError } from './errors'
import { authenticate, logOut, readConfiguration, readMe } from './resources/session'
import { deleteTactics, listTactics, newestTacticOf, updateTactic } from './resources/tactics'

const baseUrl = 'http://planner.test/api'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

const refusal = (status: number, code: string, more: object = {}) =>
  json(
    { type: 'about:blank', title: '', status, code, detail: 'No.', requestId: 'r', ...more },
    status,
  )

const me = {
  user: {
    id: 1001,
    emailAddress: 'dana@northfield.example',
    firstName: 'Dana',
    lastName: 'Whitfield',
    profileImage: null,
    customViews: [],
    mostRecentView: 'calendar',
    mostRecentPlanId: 12,
    status: 'accepted',
    rolesObserved: [],
    accountIds: [1],
    oldEmail: null,
    highestRoleId: 1,
    blockedTags: [],
    isSuperUser: false,
  },
  roles: [],
  accounts: [],
  isProductTeam: false,
}

/** A server whose answers are written per path; it remembers what it was asked. */
function fakeServer(answer: (path: string, request: Request) => Response | Promise<Response>) {
  const asked: { path: string; token: string | null; body: string }[] = []
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '')
    const body = await request.clone().text()
    asked.push({ path, token: request.headers.get('authorization'), body })
    request.signal.throwIfAborted()
    return answer(path, request)
  }
  return { asked, fetch, pathsAsked: () => asked.map(({ path }) => path) }
}

function clientOf(
  fetch: ApiClientOptions['fetch'] & object,
  options: Partial<ApiClientOptions> = {},
) {
  return createApiClient({ baseUrl, fetch, ...options })
}

describe('the access token', () => {
  test('a sign-in sends no token, and the calls after it send the new one', async () => {
    const server = fakeServer((path) =>
      path === '/authenticate' ? json({ accessToken: { token: 'first' } }) : json(me),
    )
    const client = clientOf(server.fetch)
    await authenticate(client, { emailAddress: 'a@b.co', password: 'x' })
    await readMe(client)
    expect(server.asked.map(({ token }) => token)).toEqual([null, 'Bearer first'])
  })

  test('a wrong password is answered at once, without a refresh', async () => {
    const server = fakeServer(() => refusal(401, 'credentials_mismatch'))
    const attempt = authenticate(clientOf(server.fetch), { emailAddress: 'a@b.co', password: 'x' })
    await expect(attempt).rejects.toMatchObject({
      failure: { kind: 'unauthenticated', isCredentialsMismatch: true },
    })
    expect(server.pathsAsked()).toEqual(['/authenticate'])
  })

  test('is forgotten after a log out, even one without an answer', async () => {
    const server = fakeServer(() => {
      throw new TypeError('fetch failed')
    })
    const client = clientOf(server.fetch)
    client.setAccessToken('first')
    await expect(logOut(client)).rejects.toMatchObject({ failure: { kind: 'network' } })
    expect(client.hasAccessToken()).toBe(false)
  })

  test('tells when it expires', () => {
    const client = clientOf(fakeServer(() => json({})).fetch)
    client.setAccessToken(`x.${btoa(JSON.stringify({ exp: 1_800_000_000 }))}.y`)
    expect(client.accessTokenExpiresAt()).toBe(1_800_000_000_000)
    client.setAccessToken('not a token')
    expect(client.accessTokenExpiresAt()).toBeNull()
  })
})

describe('the first token of a page', () => {
  /** A server whose refresh is answered when the test says so. */
  function slowRefresh() {
    let answer: (response: Response) => void = () => undefined
    const refreshed = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const server = fakeServer((path) => (path === '/refreshToken' ? refreshed : json(me)))
    return { server, answer: (response: Response) => answer(response) }
  }

  test('is waited for by the calls that need it, which are sent once', async () => {
    const { server, answer } = slowRefresh()
    const onRefreshed = vi.fn<(facts: { readonly user: { readonly id: number } }) => void>()
    const client = clientOf(server.fetch, { onRefreshed })
    const refresh = client.refreshAccessToken()
    const read = readMe(client)
    answer(json({ accessToken: { token: 'fresh' }, ...me }))
    await Promise.all([refresh, read])
    expect(server.asked.map(({ path, token }) => [path, token])).toEqual([
      ['/refreshToken', null],
      ['/me', 'Bearer fresh'],
    ])
    expect(onRefreshed.mock.lastCall?.[0].user.id).toBe(1001)
  })

  test('is not waited for by what everybody may ask', async () => {
    const { server, answer } = slowRefresh()
    const client = clientOf(server.fetch)
    const refresh = client.refreshAccessToken()
    await readConfiguration(client).catch(() => null)
    expect(server.pathsAsked()).toContain('/configuration')
    answer(json({ accessToken: { token: 'fresh' }, ...me }))
    await refresh
  })

  test('that is refused refuses the calls that waited, without asking', async () => {
    const { server, answer } = slowRefresh()
    const client = clientOf(server.fetch)
    const refresh = client.refreshAccessToken()
    const read = readMe(client)
    answer(refusal(401, 'session_expired'))
    await expect(read).rejects.toMatchObject({ failure: { kind: 'unauthenticated' } })
    expect(await refresh).toBe(false)
    expect(server.pathsAsked()).toEqual(['/refreshToken'])
  })
})

describe('a list that one has already', () => {
  const range = { planId: 12, startDate: '2026-03-01', endDate: '2026-03-31' }

  test('is sent by its entity tag, and is not sent again while it holds', async () => {
    const tags: (string | null)[] = []
    const server = fakeServer((_path, request) => {
      tags.push(request.headers.get('if-none-match'))
      return tags.at(-1) === '"one"'
        ? new Response(null, { status: 304 })
        : new Response(JSON.stringify({ items: [], total: 0 }), { headers: { etag: '"one"' } })
    })
    const client = clientOf(server.fetch)
    const first = await listTactics(client, range)
    expect(first).toEqual({ data: [], entityTag: '"one"' })
    expect(await listTactics(client, range, { knownTag: '"one"' })).toBeNull()
    expect(await listTactics(client, range, { knownTag: '"old"' })).toEqual(first)
    expect(tags).toEqual([null, '"one"', '"old"'])
  })

  test('fails as any other list does', async () => {
    const client = clientOf(fakeServer(() => refusal(404, 'not_found')).fetch)
    await expect(listTactics(client, range, { knownTag: '"one"' })).rejects.toMatchObject({
      failure: { kind: 'not-found' },
    })
  })
})

describe('a token that is no longer accepted', () => {
  const serverWithTokens = (refreshAnswer: () => Response) =>
    fakeServer((path, request) => {
      if (path === '/refreshToken') return refreshAnswer()
      const isFresh = request.headers.get('authorization') === 'Bearer fresh'
      return isFresh ? json(me) : refusal(401, 'unauthenticated')
    })

  test('is refreshed once for calls made together, and each is repeated', async () => {
    const server = serverWithTokens(() => json({ accessToken: { token: 'fresh' }, ...me }))
    const client = clientOf(server.fetch)
    client.setAccessToken('stale')
    const answers = await Promise.all([readMe(client), readMe(client), readMe(client)])
    expect(answers.map(({ user }) => user.id)).toEqual([1001, 1001, 1001])
    expect(server.pathsAsked().filter((path) => path === '/refreshToken')).toHaveLength(1)
  })

  test('a repeated change sends its body again', async () => {
    const server = fakeServer((path, request) => {
      if (path === '/refreshToken') return json({ accessToken: { token: 'fresh' }, ...me })
      return request.headers.get('authorization') === 'Bearer fresh'
        ? refusal(404, 'not_found')
        : refusal(401, 'unauthenticated')
    })
    const client = clientOf(server.fetch)
    client.setAccessToken('stale')
    await expect(
      updateTactic(client, { id: 7, version: 2 }, { title: 'Gift guide' }),
    ).rejects.toMatchObject({ failure: { kind: 'not-found' } })
    const bodies = server.asked.filter(({ path }) => path === '/tactics/7').map(({ body }) => body)
    expect(bodies).toEqual(['{"title":"Gift guide"}', '{"title":"Gift guide"}'])
  })

  test('a second refusal is the answer: nothing goes round in circles', async () => {
    const server = fakeServer((path) =>
      path === '/refreshToken'
        ? json({ accessToken: { token: 'fresh' }, ...me })
        : refusal(401, 'unauthenticated'),
    )
    const client = clientOf(server.fetch)
    client.setAccessToken('stale')
    await expect(readMe(client)).rejects.toMatchObject({ failure: { kind: 'unauthenticated' } })
    expect(server.pathsAsked()).toEqual(['/me', '/refreshToken', '/me'])
  })

  test('a refused refresh ends the session, told once', async () => {
    const onSessionLost = vi.fn<() => void>()
    const server = serverWithTokens(() => refusal(401, 'session_expired'))
    const client = clientOf(server.fetch, { onSessionLost })
    client.setAccessToken('stale')
    const outcomes = await Promise.allSettled([readMe(client), readMe(client)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(onSessionLost).toHaveBeenCalledTimes(1)
    expect(client.hasAccessToken()).toBe(false)
  })

  test('a refresh without an answer signs nobody out', async () => {
    const onSessionLost = vi.fn<() => void>()
    const server = serverWithTokens(() => {
      throw new TypeError('fetch failed')
    })
    const client = clientOf(server.fetch, { onSessionLost })
    client.setAccessToken('stale')
    await expect(readMe(client)).rejects.toMatchObject({ failure: { kind: 'network' } })
    expect(onSessionLost).not.toHaveBeenCalled()
    expect(client.hasAccessToken()).toBe(true)
  })

  test('a refused refresh at the start is an answer, not a lost session', async () => {
    const onSessionLost = vi.fn<() => void>()
    const client = clientOf(fakeServer(() => refusal(401, 'session_expired')).fetch, {
      onSessionLost,
    })
    await expect(client.refreshAccessToken()).resolves.toBe(false)
    expect(onSessionLost).not.toHaveBeenCalled()
  })
})

describe('every request', () => {
  test('is given up after the time limit', async () => {
    const client = clientOf(
      (request) =>
        new Promise((_resolve, reject) => {
          const giveUp = () => reject(new Error('aborted'))
          // As fetch does, also when the limit has passed before it was asked.
          if (request.signal.aborted) giveUp()
          else request.signal.addEventListener('abort', giveUp)
        }),
      { timeoutMs: 5 },
    )
    await expect(readConfiguration(client)).rejects.toMatchObject({
      failure: { kind: 'network', isTimeout: true },
    })
  })

  test('that its caller withdraws ends as withdrawn, not as a fault of the network', async () => {
    const client = clientOf(fakeServer(() => json({})).fetch)
    const attempt = readConfiguration(client, AbortSignal.abort())
    await expect(attempt).rejects.toSatisfy((error) => !isApiError(error))
  })

  test('is counted from start to end, failures included', async () => {
    const counts: number[] = []
    const server = fakeServer((path) =>
      path === '/me' ? json(me) : refusal(500, 'internal_error'),
    )
    const client = clientOf(server.fetch, {
      onProgress: ({ pendingCount }) => counts.push(pendingCount),
    })
    await Promise.allSettled([readMe(client), readConfiguration(client)])
    expect(counts).toEqual([1, 2, 1, 0])
  })

  test('tells of maintenance', async () => {
    const onMaintenance = vi.fn<() => void>()
    const client = clientOf(fakeServer(() => refusal(503, 'maintenance')).fetch, { onMaintenance })
    await expect(readMe(client)).rejects.toMatchObject({ failure: { kind: 'maintenance' } })
    expect(onMaintenance).toHaveBeenCalledTimes(1)
  })

  test('that is answered by something else than the API fails in words', async () => {
    const page = new Response('<html>', { headers: { 'content-type': 'text/html' } })
    await expect(readMe(clientOf(async () => page))).rejects.toMatchObject({
      failure: { kind: 'unexpected' },
    })
  })
})

describe('changes of tactics', () => {
  test('name the version they were made on, and references by path', async () => {
    const requests: Request[] = []
    const client = clientOf(async (request) => {
      requests.push(request.clone())
      return refusal(404, 'not_found')
    })
    await expect(
      updateTactic(client, { id: 7, version: 3 }, { tacticTypeId: 521 }),
    ).rejects.toMatchObject({ failure: { kind: 'not-found' } })
    expect(requests[0]?.headers.get('if-match')).toBe('"3"')
    await expect(requests[0]?.json()).resolves.toEqual({ tacticType: '/api/tactic_types/521' })
  })

  test('a stale one shows the newest item', async () => {
    const part = { id: 7, version: 9, title: 'Theirs', startDate: '2026-11-18T08:00:00' }
    const whole = {
      ...part,
      typeValues: [{ id: 1, tacticField: '/api/tactic_fields/61', tacticFieldId: 61, value: 'X' }],
      relatedInitiatives: [],
    }
    const newestOf = async (current: object) => {
      const client = clientOf(async () => refusal(412, 'version_conflict', { current }))
      const change = updateTactic(client, { id: 7, version: 3 }, {})
      return newestTacticOf(await change.catch((thrown: unknown) => thrown))
    }
    expect(await newestOf(whole)).toMatchObject({
      ...part,
      typeValues: [{ id: 1, tacticFieldId: 61, value: 'X' }],
    })
    expect(await newestOf(part)).toBeNull()
    expect(newestTacticOf(new Error('x'))).toBeNull()
  })

  test('name related initiatives as a JSON text', async () => {
    const server = fakeServer(() => refusal(404, 'not_found'))
    const changes = { relatedInitiativeIds: [30, 31], rrule: null }
    const change = updateTactic(clientOf(server.fetch), { id: 7, version: 3 }, changes)
    await expect(change).rejects.toSatisfy((error) => isApiError(error, 'not-found'))
    expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({
      relatedInitiatives: '[{"initiativeId":30},{"initiativeId":31}]',
      rrule: null,
    })
  })

  test('several are deleted in one call', async () => {
    const server = fakeServer(() => new Response(null, { status: 204 }))
    await deleteTactics(clientOf(server.fetch), [7, 8])
    expect(decodeURIComponent(server.pathsAsked()[0] ?? '')).toBe('/tactics/7,8')
  })
})
