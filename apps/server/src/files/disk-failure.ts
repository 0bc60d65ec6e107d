import { diskProblemOf } from '../db/disk-failure'
import { ApiError, insufficientStorage } from '../errors/api-error'

/** Whether an error is caused by the disk or by an object storage that does not respond. */
export function isDiskFailure(error: unknown): boolean {
  return diskProblemOf(error) !== null || isBroken(error)
}

/**
 * Returns the error for an upload that could not be stored: 507 if the disk accepts no more data,
 * 503 if the disk or the object storage does not respond. Returns every other error unchanged.
 */
export function uploadFailureOf(error: unknown): unknown {
  const problem = diskProblemOf(error)
  if (problem !== null) return insufficientStorage(problem)
  return isBroken(error) ? uploadFailed() : error
}

function isBroken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EIO'
}

/** 503: the server could not store the file. */
function uploadFailed(): ApiError {
  return new ApiError({
    status: 503,
    code: 'unavailable',
    detail: 'Error uploading file. Please try again.',
    headers: { 'retry-after': '30' },
  })
}
