import { use, type Context } from 'react'

/**
 * Reads a context that a provider must have filled.
 *
 * @param problem the message of the error that is thrown without a provider: what is
 *   missing, why it matters and what to do
 */
export function useRequired<Value>(context: Context<Value | null>, problem: string): Value {
  const value = use(context)
  if (value === null) throw new Error(problem)
  return value
}
