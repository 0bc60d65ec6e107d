import { createMonthCompetitor } from './month-competitor'

/** What fits, and "+N more" for the rest, as the peers draw it. */
export const competitor = createMonthCompetitor('fit')
