import { randomUUID } from 'node:crypto'
import type { StripeSettings } from '../config/stripe-settings'
import type { BillingPortal } from './billing-portal'
import { BillingUnavailableError } from './billing-portal'

const TIMEOUT_MS = 10_000
const ATTEMPTS = 2
const MAX_ANSWER_BYTES = 65_536

/** The billing portal of Stripe: one call of its API, so that no library is needed. */
export function createStripePortal({ secretKey, apiUrl }: StripeSettings): BillingPortal {
  const ask = async (form: string, idempotencyKey: string): Promise<Response> => {
    try {
      return await fetch(`${apiUrl}/v1/billing_portal/sessions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': idempotencyKey,
        },
        body: form,
        // Never send the key to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError'
      throw new BillingUnavailableError(isTimeout ? 'timeout' : 'unreachable')
    }
  }

  return {
    async open(customerId, returnUrl) {
      const form = new URLSearchParams({ customer: customerId, return_url: returnUrl }).toString()
      // The same key for each attempt, so that a lost answer opens no second session.
      const idempotencyKey = randomUUID()
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await sessionUrlIn(await ask(form, idempotencyKey), apiUrl)
        } catch (error) {
          const isWorthwhile = error instanceof BillingUnavailableError && error.code !== 'refused'
          if (!isWorthwhile || attempt === ATTEMPTS) throw error
        }
      }
    },
  }
}

async function sessionUrlIn(response: Response, apiUrl: string): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new BillingUnavailableError(response.status < 500 ? 'refused' : 'failed')
  }
  const answer = parse(await textOf(response))
  const url: unknown =
    typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : null
  // Browsers are redirected there, so the URL must use HTTPS.
  const isSafe =
    typeof url === 'string' &&
    url.length <= 2048 &&
    URL.canParse(url) &&
    (new URL(url).protocol === 'https:' || url.startsWith(`${apiUrl}/`))
  if (!isSafe) throw new BillingUnavailableError('not_understood')
  return url
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    const reader = response.body?.getReader()
    for (;;) {
      const part = await reader?.read()
      if (part?.value === undefined) break
      length += part.value.byteLength
      if (length > MAX_ANSWER_BYTES) {
        await reader?.cancel()
        throw new BillingUnavailableError('not_understood')
      }
      chunks.push(part.value)
    }
  } catch (error) {
    throw error instanceof BillingUnavailableError ? error : new BillingUnavailableError('cut_off')
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BillingUnavailableError('not_understood')
  }
}
