import { createApiClient, type ApiClient } from '@throughline/api-client'
import { getResponse, type RequestHandler } from 'msw'
import { API_URL } from './contract-http'
import { problemResponse } from './problem-response'

/**
 * The answer to a waiting request: by its handler, a refusal, a lost connection, or none, as after
 * the page has closed.
 */
export type DelayedAnswer =
  | 'as usual'
  | 'lost connection'
  | 'forbidden'
  | 'not found'
  | 'frozen'
  | 'page closed'

export interface MockNetworkOptions {
  readonly handlers: readonly RequestHandler[]
  /** Requests whose name matches wait for {@link MockNetwork.answer}. @default none */
  readonly holds?: RegExp
  /**
   * Receives an error for a request that no handler answers, after the request has failed.
   * @default throws it uncaught, which fails the running test or story
   */
  readonly onUnhandled?: (error: Error) => void
}

/**
 * A network for stories and tests: requests are answered by msw's handlers inside the
 * process, without a service worker. A request is named by its method and its path
 * below `/api`, such as `PUT /tactics/7`.
 */
export interface MockNetwork {
  /** The app's API client on this network. */
  readonly client: ApiClient
  /** Names of all requests so far, oldest first. */
  readonly requests: () => readonly string[]
  /** Names of the requests that wait for an answer, oldest first. */
  readonly waiting: () => readonly string[]
  /**
   * Answers the oldest waiting request that matches the name.
   *
   * @throws Error when none waits
   */
  readonly answer: (answer?: DelayedAnswer, name?: RegExp) => void
  /**
   * Lets the server handle the oldest waiting request that matches the name and that it has not
   * handled yet. The response still waits for {@link MockNetwork.answer}: `as usual` delivers it;
   * with `lost connection`, the page gets an error although the server has stored the change.
   *
   * @returns whether there was such a request
   */
  readonly receive: (name?: RegExp) => boolean
  /**
   * Changes which requests wait from now on, so that one story can continue with a refusal.
   *
   * @param names as `holds` of {@link MockNetworkOptions}; null for none
   */
  readonly hold: (names: RegExp | null) => void
}

interface DelayedRequest {
  readonly name: string
  readonly answer: (answer: DelayedAnswer) => void
  /** Handles the request, once. @returns false when that has happened before */
  readonly receive: () => boolean
}

const refusals = {
  forbidden: { status: 403, code: 'forbidden' },
  'not found': { status: 404, code: 'not_found' },
  frozen: { status: 423, code: 'plan_frozen' },
} as const

/** Creates a network on which only these handlers answer. */
export function createMockNetwork({
  handlers,
  holds,
  onUnhandled = throwUncaught,
}: MockNetworkOptions): MockNetwork {
  const requests: string[] = []
  const waiting: DelayedRequest[] = []
  let delayedNames = holds ?? null

  const handle = async (request: Request, name: string): Promise<Response> => {
    const response = await getResponse([...handlers], request, { baseUrl: API_URL })
    if (response !== undefined) return response
    const error = new Error(
      `No handler answers ${name}, so the test would depend on a failed request: add a handler.`,
    )
    onUnhandled(error)
    throw error
  }

  const hold = (request: Request, name: string): Promise<Response> =>
    new Promise((resolve, reject) => {
      let handled: Promise<Response> | null = null
      const current: DelayedRequest = {
        name,
        receive: () => {
          if (handled !== null) return false
          handled = handle(request, name)
          handled.catch(reject)
          return true
        },
        answer: (kind) => {
          if (kind === 'page closed') return
          if (kind === 'lost connection') reject(new TypeError('Failed to fetch'))
          else if (kind === 'as usual') (handled ?? handle(request, name)).then(resolve, reject)
          else resolve(problemResponse(refusals[kind].status, refusals[kind].code))
        },
      }
      waiting.push(current)
      request.signal.addEventListener('abort', () => {
        const at = waiting.indexOf(current)
        if (at >= 0) waiting.splice(at, 1)
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })

  const client = createApiClient({
    baseUrl: API_URL,
    fetch: async (request) => {
      // As a browser does, which sends nothing then.
      request.signal.throwIfAborted()
      const name = nameOf(request)
      requests.push(name)
      return delayedNames?.test(name) === true ? hold(request, name) : handle(request, name)
    },
  })

  return {
    client,
    requests: () => [...requests],
    waiting: () => waiting.map(({ name }) => name),
    answer: (answer = 'as usual', name = /^/u) => {
      const first = waiting.findIndex((request) => name.test(request.name))
      const [request] = first < 0 ? [] : waiting.splice(first, 1)
      if (request === undefined) {
        const names = waiting.map((current) => current.name).join(', ')
        throw new Error(`No request matches ${String(name)}; waiting: ${names || 'none'}.`)
      }
      request.answer(answer)
    },
    receive: (name = /^/u) =>
      waiting.some((request) => name.test(request.name) && request.receive()),
    hold: (names) => {
      delayedNames = names
    },
  }
}

function nameOf({ method, url }: Request): string {
  const path = url.startsWith(API_URL) ? url.slice(API_URL.length) : url
  return `${method} ${path.replace(/[?#].*$/u, '')}`
}

/** An uncaught exception fails the running test or story. */
function throwUncaught(error: Error): void {
  queueMicrotask(() => {
    throw error
  })
}
