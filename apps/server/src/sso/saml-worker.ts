import { parentPort } from 'node:worker_threads'
import { SamlRefusal } from './saml-document'
import { checkAssertion } from './service-provider'
import type { CheckedAssertion, SamlExchange } from './service-provider'

/** A response to check. */
export interface SamlWork {
  readonly id: number
  readonly exchange: SamlExchange
  readonly encoded: string
}

/** The end of a check. */
export type SamlCheck =
  | { readonly id: number; readonly code: 'checked'; readonly assertion: CheckedAssertion }
  | { readonly id: number; readonly code: 'refused'; readonly reason: string }

async function check({ id, exchange, encoded }: SamlWork): Promise<SamlCheck> {
  try {
    return { id, code: 'checked', assertion: await checkAssertion(exchange, encoded) }
  } catch (error) {
    return { id, code: 'refused', reason: error instanceof SamlRefusal ? error.code : 'not_valid' }
  }
}

async function answer(work: SamlWork): Promise<void> {
  const result = await check(work)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result)
}

parentPort?.on('message', (work: SamlWork) => {
  void answer(work)
})
// All code is loaded: time limits start now.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(null)
