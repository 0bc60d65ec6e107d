/** How often a request was sent, and the key by which the server knows that it is the same one. */
export interface Attempt {
  /** 32 hexadecimal digits, the same for each attempt. */
  readonly idempotencyKey: string
  /** An attempt before this one may have reached the server. */
  readonly isRepeated: boolean
}

const keys = new WeakMap<object, string>()
const sent = new WeakSet<object>()

/** The key of a request, which it has from the first time on that somebody asks. */
export function idempotencyKeyOf(request: object): string {
  const known = keys.get(request)
  if (known !== undefined) return known
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

/** Makes a request the one that another page had under a key, and may have sent already. */
export function continueAttempts(request: object, idempotencyKey: string): void {
  keys.set(request, idempotencyKey)
  sent.add(request)
}
