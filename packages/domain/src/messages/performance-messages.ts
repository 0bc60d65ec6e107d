/** The performance view of a plan. */
export const PERFORMANCE_MESSAGES = {
  none: 'To see performance data in this view, an Admin must embed the dashboard or report under Plan Settings.',
} as const
