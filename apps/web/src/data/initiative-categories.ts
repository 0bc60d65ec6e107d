import { deleteTacticType } from '@throughline/api-client'
import { useChannelWrites, type ChannelWrites } from './channel-writes'
import { planUsageRead } from './plan-usage'
import { useSettingsWrite } from './settings-writes'
import { tactics } from './tactics'

/**
 * Returns the changes of initiative categories, which are the types of the Initiatives channel of a
 * plan.
 */
export function useInitiativeCategoryWrites(
  planId: number,
): Pick<ChannelWrites, 'createType' | 'updateType' | 'moveType' | 'deleteType'> {
  const { createType, updateType, moveType } = useChannelWrites(planId)
  const deleteType = useSettingsWrite(planId, {
    send: (client, id: number) => deleteTacticType(client, id),
    // The initiatives of a deleted category disappear from every list.
    refreshes: () => [tactics.keyOf(planId), planUsageRead.key(planId)],
  })
  return { createType, updateType, moveType, deleteType }
}
