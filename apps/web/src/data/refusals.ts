import { isApiError } from '@throughline/api-client'

/** Returns whether the server refused a read: the entity is deleted, or the user may not see it. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error, 'not-found') || isApiError(error, 'forbidden')
}
