import {
  createTacticPlatform,
  deleteTacticPlatform,
  isVersionConflict,
  listTacticPlatforms,
  readTacticType,
  renameTacticPlatform,
  updateTacticType,
  type ApiClient,
  type TacticPlatformDraft,
} from '@throughline/api-client'
import type { TacticPlatform, TacticType } from '@throughline/domain/channels'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'
import { planUsageRead } from './plan-usage'
import { useSettingsWrite, type SettingsWrite } from './settings-writes'
import { onSeenVersion, sendOnSeenVersion } from './core/record-versions'

const platformsRead = defineRead({
  key: (planId: number) => ['tactic-platforms', planId],
  fetch: ({ client, signal }, planId) => listTacticPlatforms(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('tactic_platforms'),
})

/** The platforms that a plan uses, by name. */
export function useTacticPlatforms(planId: number): ReadResult<readonly TacticPlatform[]> {
  return useRead(platformsRead, planId)
}

const creation: SettingsWrite<TacticPlatformDraft, TacticPlatform> = {
  send: createTacticPlatform,
  refreshes: platformReads,
}

const renaming: SettingsWrite<
  { readonly platform: TacticPlatform; readonly name: string },
  TacticPlatform
> = {
  send: onSeenVersion(
    'tactic_platforms',
    ({ platform }) => platform,
    (client, { platform, name }, version) =>
      renameTacticPlatform(client, platform.id, name, version),
  ),
  refreshes: platformReads,
}

const deletion: SettingsWrite<{ readonly platform: TacticPlatform }, void> = {
  send: (client, { platform }) => deleteTacticPlatform(client, platform.id),
  refreshes: platformReads,
}

/** What a type is to offer besides, and no longer. */
interface PlatformOffer {
  readonly type: TacticType
  readonly add?: readonly number[]
  readonly remove?: readonly number[]
}

const offer: SettingsWrite<PlatformOffer, TacticType> = {
  send: sendOffer,
}

/** All of them are sent, so that what others have added meanwhile has to be among them. */
async function sendOffer(client: ApiClient, request: PlatformOffer): Promise<TacticType> {
  const { type, add = [], remove = [] } = request
  const seen = await readTacticType(client, type.id)
  const ids = new Set([...seen.tacticPlatforms.map(({ id }) => id), ...add])
  for (const id of remove) ids.delete(id)
  try {
    return await sendOnSeenVersion({ client, collection: 'tactic_types' }, seen, (version) =>
      updateTacticType(client, type.id, { tacticPlatformIds: [...ids] }, version),
    )
  } catch (error) {
    // Another user has changed the type since it was read, so it is read once more.
    if (isVersionConflict(error)) return sendOffer(client, request)
    throw error
  }
}

/** Creates, renames and deletes platforms of a plan, and changes which ones a type offers. */
export function usePlatformWrites(planId: number) {
  return {
    create: useSettingsWrite(planId, creation),
    rename: useSettingsWrite(planId, renaming),
    remove: useSettingsWrite(planId, deletion),
    offer: useSettingsWrite(planId, offer),
  }
}

/** What types offer is read with the plan. */
function platformReads(planId: number) {
  return [platformsRead.key(planId), planUsageRead.key(planId)]
}
