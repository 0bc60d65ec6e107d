import { ApiError } from '../errors/api-error'

/** Error codes of a full, broken or read-only disk, and of an object storage that does not respond. */
const DISK_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** Whether an error is caused by the disk, so that trying again later may help. */
export function isDiskFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_CODES.has(error.code)
}

/** 503: the server could not store the file. */
export function uploadFailed(): ApiError {
  return new ApiError({
    status: 503,
    code: 'unavailable',
    detail: 'Error uploading file. Please try again.',
    headers: { 'retry-after': '30' },
  })
}
