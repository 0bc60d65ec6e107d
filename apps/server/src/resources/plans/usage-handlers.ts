import type { Handlers } from '../../operations/handler'
import { countByField, countByPlatform, countByTag, countByType } from './usage-queries'

/** Handler that counts the uses of a plan's types, tags, platforms and fields. */
export const planUsageHandlers: Handlers<'readPlanUsage'> = {
  readPlanUsage: async ({ planAccesses, orm }) => {
    const { id } = planAccesses.only.plan
    const [tacticTypes, tags, tacticPlatforms, tacticFields] = await Promise.all([
      countByType(orm, id),
      countByTag(orm, id),
      countByPlatform(orm, id),
      countByField(orm, id),
    ])
    return { body: { tacticTypes, tags, tacticPlatforms, tacticFields } }
  },
}
