import { firstItems } from '../../../examples/product/src/planner/november-plan'

/** The example plan without the two items that last for weeks: all others fit into a small month. */
export const shortItems = firstItems.filter(({ id }) => id > 2)
