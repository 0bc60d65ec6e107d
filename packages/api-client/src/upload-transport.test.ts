import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from './client'
import { isApiError } from './errors'
import { uploadFile } from './resources/documents'

/** Simulates the browser's XMLHttpRequest; a test answers, fails or aborts the last request. */
class FakeXhr {
  static sent: FakeXhr[] = []
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  readonly #events = new EventTarget()
  method = ''
  url = ''
  body: FormData | null = null
  status = 0
  response: Blob | null = null

  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  addEventListener(name: string, listener: () => void) {
    this.#events.addEventListener(name, listener)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r'
  }
  send(body: FormData) {
    this.body = body
    FakeXhr.sent.push(this)
  }
  abort() {
    this.#events.dispatchEvent(new Event('abort'))
  }
  fail() {
    this.#events.dispatchEvent(new Event('error'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.response = new Blob([JSON.stringify(body)])
    this.#events.dispatchEvent(new Event('load'))
  }
}

const asset = {
  id: 2101,
  name: 'brief.pdf',
  fileLocation: '/api/files/brief.pdf',
  contentType: 'application/pdf',
  sizeBytes: 5,
  creator: null,
  creatorId: null,
}
const request = { file: new File(['Hello'], 'brief.pdf'), purpose: 'document' } as const

/** The client of a browser, with a token. */
function signedInClient() {
  const client = createApiClient({ baseUrl: 'http://planner.test/api' })
  client.setAccessToken('token-1')
  return client
}

/** The upload that was sent last, as soon as there are `count` of them. */
async function sent(count = 1): Promise<FakeXhr> {
  await expect.poll(() => FakeXhr.sent.length).toBe(count)
  const last = FakeXhr.sent.at(-1)
  if (last === undefined) throw new Error('Nothing was sent.')
  return last
}

beforeEach(() => {
  FakeXhr.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an upload', () => {
  test('is sent as a form with the token, and reports how much has been sent', async () => {
    const shares: number[] = []
    const upload = uploadFile(signedInClient(), request, {
      onProgress: ({ loadedBytes, totalBytes }) => shares.push(loadedBytes / totalBytes),
    })
    const xhr = await sent()
    expect([xhr.method, xhr.url]).toEqual(['POST', 'http://planner.test/api/media_assets'])
    expect(xhr.headers.get('authorization')).toBe('Bearer token-1')
    // The browser sets it, with the boundary of this request.
    expect(xhr.headers.get('content-type')).toBeUndefined()
    expect(xhr.body?.get('purpose')).toBe('document')
    const file = xhr.body?.get('file')
    expect(file instanceof File && (await file.text())).toBe('Hello')
    xhr.progress(120, 240)
    xhr.progress(240, 240)
    expect(shares).toEqual([0.5, 1])
    xhr.answer(201, asset)
    expect(await upload).toMatchObject({ id: 2101, name: 'brief.pdf' })
  })

  test('that is refused fails as every call does', async () => {
    const upload = uploadFile(signedInClient(), request)
    const xhr = await sent()
    xhr.answer(413, { code: 'payload_too_large', detail: 'Too large.' })
    await expect(upload).rejects.toSatisfy((error) => isApiError(error, 'invalid'))
  })

  test('without an answer fails as a lost connection', async () => {
    const upload = uploadFile(signedInClient(), request)
    const xhr = await sent()
    xhr.fail()
    await expect(upload).rejects.toSatisfy((error) => isApiError(error, 'network'))
  })

  test('is aborted by its caller, who sees the abort', async () => {
    const controller = new AbortController()
    const upload = uploadFile(signedInClient(), request, { signal: controller.signal })
    await sent()
    controller.abort()
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('with a token that has expired is sent again with a fresh one', async () => {
    const fresh = { accessToken: { token: 'token-2' }, user: {}, roles: [], accounts: [] }
    vi.stubGlobal('fetch', async () => Response.json(fresh))
    const client = createApiClient({ baseUrl: 'http://planner.test/api' })
    client.setAccessToken('token-1')
    const upload = uploadFile(client, request)
    const first = await sent()
    first.answer(401, { code: 'token_expired' })
    const second = await sent(2)
    expect(second.headers.get('authorization')).toBe('Bearer token-2')
    second.answer(201, asset)
    expect(await upload).toMatchObject({ id: 2101 })
  })
})
