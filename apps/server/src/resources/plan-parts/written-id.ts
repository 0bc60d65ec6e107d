import { ApiError } from '../../errors/api-error'
import type { PartWrite } from './named-part-queries'

/**
 * The id of what was written.
 *
 * @param noun what it is, as people call it: `channel`
 * @param path the field of the body that holds its name
 * @throws ApiError 409 when its name is taken
 */
export function writtenId(write: PartWrite, noun: string, path = '/name'): number {
  if (write.code === 'written') return write.id
  const detail = `There is a ${noun} of this name already.`
  throw new ApiError({
    status: 409,
    code: 'conflict',
    detail,
    fields: [{ path, message: detail, code: 'taken' }],
  })
}
