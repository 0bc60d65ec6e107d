import { createMonthCompetitor } from '../throughline/month-competitor'

/** Our month with every item of every day, the product's default. */
export const competitor = createMonthCompetitor('all')
