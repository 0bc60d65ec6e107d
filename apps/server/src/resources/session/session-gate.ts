import type { GateRequest } from '../../access/entity-gate'
import { notFound } from '../../errors/api-error'

/** The person in the path, who has to be the one who asks: nobody else's sessions exist. */
export async function passOneself({ input, signedIn }: GateRequest): Promise<number> {
  if (Number(input.params['id']) !== signedIn.userId) throw notFound('user')
  return signedIn.userId
}
