import { use, type Context } from 'react'

/**
 * Returns the value of a context that requires a provider.
 *
 * @param problem message of the error without a provider: what is missing, why it matters and how
 *   to correct it
 */
export function useRequired<Value>(context: Context<Value | null>, problem: string): Value {
  const value = use(context)
  if (value === null) throw new Error(problem)
  return value
}
