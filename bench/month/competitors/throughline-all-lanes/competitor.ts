import { createMonthCompetitor } from '../throughline/month-competitor'

/** Every item of every day, as the product shows a month unless told otherwise. */
export const competitor = createMonthCompetitor('all')
