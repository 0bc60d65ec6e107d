/**
 * Returns a new idempotency key of 32 hexadecimal digits, by which the server recognizes a repeated
 * request.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
