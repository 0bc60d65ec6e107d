import type { Handlers } from '../../http/handler'
import { shownPlansOf } from '../plans/shown-plans'
import { byCategory, presentTag } from './presenter'
import { findTags } from './queries'

/** Tags of a plan, to read. */
export const tagHandlers: Handlers<'listTags'> = {
  listTags: async ({ query, standings, signedIn, orm }) => {
    const shown = shownPlansOf(standings.sole, standings, { hasFamily: query.family === true })
    const rows = await findTags(orm, shown.planIds, signedIn.blockedTagIds)
    const items = byCategory(
      rows.flatMap((tag) => {
        const plan = shown.byId.get(tag.planId)
        return plan === undefined ? [] : [presentTag(tag, plan)]
      }),
    )
    return { body: { items, total: items.length } }
  },
}
