import { isApiError } from '@throughline/api-client'

/** Whether the server refused a read: the entity is gone, or this person may not see it. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error, 'not-found') || isApiError(error, 'forbidden')
}
