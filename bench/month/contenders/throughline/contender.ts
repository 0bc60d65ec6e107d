import { createMonthContender } from './month-contender'

/** What fits, and "+N more" for the rest, as the peers draw it. */
export const contender = createMonthContender('fit')
