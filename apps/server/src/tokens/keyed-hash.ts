import { createHmac } from 'node:crypto'

/** A short digest that only this server can make: the log keeps who tried from where by it. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}
