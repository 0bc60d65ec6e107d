import { isCivilDate } from '@throughline/domain/calendar-dates'
import { unprocessable, validationFailed } from '../../errors/api-error'

/**
 * Checks the range of days of a query.
 *
 * @throws ApiError 400 for an invalid date, 422 for an end before the start
 */
export function requireRange(range: {
  readonly startDate: string
  readonly endDate: string
}): void {
  for (const [path, day] of Object.entries(range)) {
    if (!isCivilDate(day)) {
      throw validationFailed([{ path: `query/${path}`, message: 'is no day', code: 'format' }])
    }
  }
  if (range.endDate < range.startDate) {
    throw unprocessable('end_before_start', 'The end lies before the start.', 'query/endDate')
  }
}
