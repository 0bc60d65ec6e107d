import type { Handlers } from '../../operations/handler'
import {
  countByField,
  countByPlatform,
  countByTag,
  countByType,
  findLinkedTactics,
} from './usage-queries'

/** Handler that counts the uses of a plan's types, tags, platforms and fields, and finds linked tactics. */
export const planUsageHandlers: Handlers<'readPlanUsage'> = {
  readPlanUsage: async ({ planAccesses, signedIn, orm }) => {
    const { id } = planAccesses.only.plan
    const [tacticTypes, linkedTactics, tags, tacticPlatforms, tacticFields] = await Promise.all([
      countByType(orm, id),
      findLinkedTactics(orm, id, {
        blockedTagIds: signedIn.blockedTagIds,
        visiblePlanIds: planAccesses
          .all()
          .filter(({ abilities }) => abilities.canView)
          .map(({ plan }) => plan.id),
      }),
      countByTag(orm, id),
      countByPlatform(orm, id),
      countByField(orm, id),
    ])
    return { body: { tacticTypes, linkedTactics, tags, tacticPlatforms, tacticFields } }
  },
}
