import { createMonthContender } from '../throughline/month-contender'

/** Every item of every day, as the product shows a month unless told otherwise. */
export const contender = createMonthContender('all')
