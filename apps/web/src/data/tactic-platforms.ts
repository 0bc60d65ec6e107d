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

/** Reads the platforms of a plan, by name. */
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

/** Ids of platforms that a type offers in addition or no longer. */
interface PlatformOffer {
  readonly type: TacticType
  readonly add?: readonly number[]
  readonly remove?: readonly number[]
}

const offer: SettingsWrite<PlatformOffer, TacticType> = {
  send: sendOffer,
}

/**
 * The server replaces the complete list. Reads the type first, so that the list keeps platforms
 * that other users have added.
 */
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
    // Another user has changed the type since it was read. Reads it again.
    if (isVersionConflict(error)) return sendOffer(client, request)
    throw error
  }
}

/** Returns the changes of a plan's platforms, and of the platforms that a type offers. */
export function usePlatformWrites(planId: number) {
  return {
    create: useSettingsWrite(planId, creation),
    rename: useSettingsWrite(planId, renaming),
    remove: useSettingsWrite(planId, deletion),
    offer: useSettingsWrite(planId, offer),
  }
}

/** Returns the keys of the reads that show platforms. The offers of types are part of the plan. */
export function platformReads(planId: number) {
  return [platformsRead.key(planId), planUsageRead.key(planId)]
}
