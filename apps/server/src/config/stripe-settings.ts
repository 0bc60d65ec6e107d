import { ConfigError } from './config-error'
import { readUrl, value } from './config-readers'
import type { Environment } from './config-readers'

/** Settings of the billing provider. */
export interface StripeSettings {
  readonly secretKey: string
  /** Origin of its API, without a slash at the end. */
  readonly apiUrl: string
}

/**
 * Reads `STRIPE_SECRET_KEY` and `STRIPE_API_URL`.
 *
 * @returns null without a key: there is no billing portal
 * @throws ConfigError when one of them is wrong
 */
export function readStripeSettings(environment: Environment): StripeSettings | null {
  const secretKey = value(environment, 'STRIPE_SECRET_KEY')
  const apiUrl = (readUrl(environment, 'STRIPE_API_URL') ?? 'https://api.stripe.com').replace(
    /\/+$/,
    '',
  )
  if (secretKey === null) return null
  if (!/^[\w-]{8,255}$/.test(secretKey)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is no key. Set it to the one that begins with sk_ or rk_, or leave it out.',
    )
  }
  const { protocol, hostname } = new URL(apiUrl)
  if (protocol !== 'https:' && hostname !== '127.0.0.1' && hostname !== 'localhost') {
    throw new ConfigError(
      'STRIPE_API_URL has no https, so that the key could be read on its way. Set it to an https URL.',
    )
  }
  return { secretKey, apiUrl }
}
