import type { GateRequest } from '../../access/entity-gate'
import { notFound } from '../../errors/api-error'

/**
 * Returns the person in the path, who must be the requester. Sessions of other users do not exist.
 */
export async function passOneself({ input, signedIn }: GateRequest): Promise<number> {
  if (Number(input.params['id']) !== signedIn.userId) throw notFound('user')
  return signedIn.userId
}
