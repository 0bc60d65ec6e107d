import type { RoleRights } from '@throughline/domain/access'
import { englishTeamTableLabels } from '@throughline/planner-views/team-table'
import { usePlan } from '../../data/plans'
import { limitableChannels } from '../../people/limitable-channels'

/**
 * The channels that somebody may edit on a plan: all, none, or their names. A plan is read only
 * where names are to be shown.
 */
export function ChannelNames({
  planId,
  rights: { canEditAllChannels, channelIds },
}: {
  readonly planId: number
  readonly rights: RoleRights
}) {
  const isListed = !canEditAllChannels && channelIds.length > 0
  const plan = usePlan(isListed ? planId : null).data
  if (canEditAllChannels) return englishTeamTableLabels.allChannels
  if (!isListed) return englishTeamTableLabels.noChannels
  const count = channelIds.length === 1 ? '1 channel' : `${channelIds.length} channels`
  if (plan === undefined) return count
  const names = limitableChannels(plan).flatMap(({ id, name }) =>
    channelIds.includes(id) ? [name] : [],
  )
  const text = names.length === 0 ? englishTeamTableLabels.noChannels : names.join(', ')
  return <span title={text}>{text}</span>
}
