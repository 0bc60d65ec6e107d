import { isApiError } from '@throughline/api-client'

/** Whether the server refused to show something: it is gone, or this person may not see it (any more). */
export function isRefusal(error: unknown): boolean {
  return isApiError(error, 'not-found') || isApiError(error, 'forbidden')
}
