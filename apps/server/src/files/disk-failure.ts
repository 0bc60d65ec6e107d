import { ApiError } from '../errors/api-error'

/** What a full, broken or read-only disk says, and an object storage that does not work. */
const DISK_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** Whether an error is the disk's, which may have room again later. */
export function isDiskFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_CODES.has(error.code)
}

/** 503: the file could not be kept, through no fault of its sender. */
export function uploadFailed(): ApiError {
  return new ApiError({
    status: 503,
    code: 'unavailable',
    detail: 'Error uploading file. Please try again.',
    headers: { 'retry-after': '30' },
  })
}
