/** Budget settings of a plan. */
export const BUDGET_SETTINGS_MESSAGES = {
  noNumber: 'Enter an amount in dollars.',
  negative: 'Enter an amount of 0 or more.',
  endBeforeStart: 'Choose an end that is not before the start.',
  deleted: 'Budget deleted.',
} as const
