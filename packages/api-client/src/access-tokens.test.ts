import { describe, expect, test, vi } from 'vitest'
import type { ApiClient } from './client'
import { clientOf, fakeServer, json, me, refusal } from './fixtures/fake-server'
import { changePasswordByLink, setFirstPassword, signInByLink } from './resources/passwords'
import { authenticate, logOut, readConfiguration, readMe } from './resources/session'
import { updateTactic } from './resources/tactics'

describe('the access token', () => {
  test('a sign-in sends no token, and the calls after it send the new one', async () => {
    const server = fakeServer((path) =>
      path === '/authenticate' ? json({ accessToken: { token: 'first' } }) : json(me),
    )
    const client = clientOf(server.fetch)
    await authenticate(client, { emailAddress: 'a@b.co', password: 'x' })
    await readMe(client)
    expect(server.requested.map(({ token }) => token)).toEqual([null, 'Bearer first'])
  })

  test('a wrong password is answered at once, without a refresh', async () => {
    const server = fakeServer(() => refusal(401, 'credentials_mismatch'))
    const attempt = authenticate(clientOf(server.fetch), { emailAddress: 'a@b.co', password: 'x' })
    await expect(attempt).rejects.toMatchObject({
      failure: { kind: 'unauthenticated', isCredentialsMismatch: true },
    })
    expect(server.pathsRequested()).toEqual(['/authenticate'])
  })

  test.each<[string, (client: ApiClient) => Promise<void>, string]>([
    [
      'a new password',
      (client) => changePasswordByLink(client, { token: 'used', password: 'x' }),
      '/usertoken/used',
    ],
    [
      'a first password',
      (client) => setFirstPassword(client, { token: 'used', password: 'x' }),
      '/user-password-with-token/used',
    ],
    [
      'a sign-in',
      (client) => signInByLink(client, { refreshToken: 'used' }),
      '/authenticate/bypass',
    ],
  ])('%s by a link that was used ends no session', async (_what, send, path) => {
    const onSessionLost = vi.fn<() => void>()
    const server = fakeServer(() => refusal(401, 'token_invalid'))
    const client = clientOf(server.fetch, { onSessionLost })
    client.setAccessToken('of whoever is signed in')
    await expect(send(client)).rejects.toMatchObject({ failure: { kind: 'unauthenticated' } })
    expect(server.requested.map(({ token }) => token)).toEqual([null])
    expect(server.pathsRequested()).toEqual([path])
    expect(onSessionLost).not.toHaveBeenCalled()
    expect(client.hasAccessToken()).toBe(true)
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
  /** A server that answers a refresh only when the test allows it. */
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
    const onRefreshed = vi.fn<(details: { readonly user: { readonly id: number } }) => void>()
    const client = clientOf(server.fetch, { onRefreshed })
    const refresh = client.refreshAccessToken()
    const read = readMe(client)
    answer(json({ accessToken: { token: 'fresh' }, ...me }))
    await Promise.all([refresh, read])
    expect(server.requested.map(({ path, token }) => [path, token])).toEqual([
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
    expect(server.pathsRequested()).toContain('/configuration')
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
    expect(server.pathsRequested()).toEqual(['/refreshToken'])
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
    expect(server.pathsRequested().filter((path) => path === '/refreshToken')).toHaveLength(1)
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
    const bodies = server.requested
      .filter(({ path }) => path === '/tactics/7')
      .map(({ body }) => body)
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
    expect(server.pathsRequested()).toEqual(['/me', '/refreshToken', '/me'])
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
