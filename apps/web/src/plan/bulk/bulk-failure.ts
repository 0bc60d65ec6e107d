import { refusalOfError } from '../refusals'

/** Returns a sentence with the reason of a failed bulk change. */
export function failureSentence(error: unknown, planName: string): string {
  const refusal = refusalOfError(error, { channelName: '', planName })
  if (refusal !== null) return refusal.text
  return error instanceof Error ? error.message : 'Nothing was changed.'
}
