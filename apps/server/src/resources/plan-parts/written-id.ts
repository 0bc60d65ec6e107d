import { nameUsed } from '@throughline/domain/names'
import { ApiError } from '../../errors/api-error'
import type { PartWrite } from './named-part-queries'

/**
 * Returns the id of a written part.
 *
 * @param noun the noun of the part in messages, for example `channel`
 * @param path the field of the body with its name
 * @throws ApiError 409 if its name is already used
 */
export function writtenId(write: PartWrite, noun: string, path = '/name'): number {
  if (write.code === 'written') return write.id
  const detail = nameUsed(noun)
  throw new ApiError({
    status: 409,
    code: 'conflict',
    detail,
    fields: [{ path, message: detail, code: 'taken' }],
  })
}
