/** State of the attempts to send a request. The server recognizes a repetition by the key. */
export interface Attempt {
  /** 32 hexadecimal digits, the same for each attempt. */
  readonly idempotencyKey: string
  /** An attempt before this one may have reached the server. */
  readonly isRepeated: boolean
}

const keys = new WeakMap<object, string>()
const sent = new WeakSet<object>()

/** Returns the key of a request, which the first call creates. */
export function idempotencyKeyOf(request: object): string {
  const existing = keys.get(request)
  if (existing !== undefined) return existing
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  keys.set(request, key)
  return key
}

/** Counts an attempt to send a request. */
export function nextAttempt(request: object): Attempt {
  const isRepeated = sent.has(request)
  sent.add(request)
  return { idempotencyKey: idempotencyKeyOf(request), isRepeated }
}

/** Gives a request the key of another page's request, which that page may have sent already. */
export function continueAttempts(request: object, idempotencyKey: string): void {
  keys.set(request, idempotencyKey)
  sent.add(request)
}
