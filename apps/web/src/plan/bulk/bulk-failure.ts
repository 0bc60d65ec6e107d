import { refusalOfError } from '../refusals'

/** Why the server refused a whole change, or could not be asked. */
export function failureSentence(error: unknown, planName: string): string {
  const refusal = refusalOfError(error, { channelName: '', planName })
  if (refusal !== null) return refusal.text
  return error instanceof Error ? error.message : 'Nothing was changed.'
}
