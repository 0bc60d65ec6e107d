import { createMonthCompetitor } from './month-competitor'

/** Our month with as many items as fit, and "+N more" for the rest, as the peers draw it. */
export const competitor = createMonthCompetitor('fit')
