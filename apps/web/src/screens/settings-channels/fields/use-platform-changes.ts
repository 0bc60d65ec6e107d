import type { TacticPlatform } from '@throughline/domain/channels'
import { PLATFORM_MESSAGES, platformNotAdded } from '@throughline/domain/messages'
import { usePlatformWrites } from '../../../data/tactic-platforms'
import { useShowToast } from '../../../platform/ToastProvider'
import { platformNamed } from './platform-choices'
import type { TypePartProps } from './TypeFields'

/** Platforms that the user has picked, and names of social platforms to create. */
export interface PickedPlatforms {
  readonly platforms: readonly TacticPlatform[]
  readonly newNames: readonly string[]
}

interface PlatformChangesOptions extends Pick<TypePartProps, 'channel' | 'type'> {
  /** Platforms that the type could offer. */
  readonly existing: readonly TacticPlatform[]
}

/**
 * Returns functions that change the platforms of a type. If the server refuses a change, a toast
 * says so, and the promise rejects.
 */
export function usePlatformChanges({ channel, type, existing }: PlatformChangesOptions) {
  const showToast = useShowToast()
  const writes = usePlatformWrites(channel.planId)
  const orSay = async <Answer>(work: Promise<Answer>, text: string): Promise<Answer> => {
    try {
      return await work
    } catch (error) {
      showToast({ tone: 'error', text })
      throw error
    }
  }
  const create = (name: string) =>
    orSay(
      writes.create({ planId: channel.planId, channelId: channel.id, name }),
      PLATFORM_MESSAGES.createFailed,
    )
  const offerIds = (add: readonly number[]) =>
    orSay(writes.offer({ type, add }), platformNotAdded({ type: type.name }))
  return {
    /**
     * Creates a platform and adds it to the type. Uses an existing platform of that name instead.
     */
    add: async (name: string) => {
      const { id } = platformNamed(existing, name) ?? (await create(name))
      await offerIds([id])
    },
    /** @returns the names of the added platforms */
    offer: async ({ platforms, newNames }: PickedPlatforms) => {
      const made: TacticPlatform[] = []
      for (const name of newNames) made.push(await create(name))
      const added = [...platforms, ...made]
      await offerIds(added.map(({ id }) => id))
      return added.map(({ name }) => name)
    },
    /** @returns whether the platform was removed from the type */
    withdraw: async ({ id }: TacticPlatform): Promise<boolean> => {
      try {
        await writes.offer({ type, remove: [id] })
        return true
      } catch {
        showToast({ tone: 'error', text: PLATFORM_MESSAGES.renameFailed })
        return false
      }
    },
    rename: (platform: TacticPlatform, name: string) =>
      orSay(writes.rename({ platform, name }), PLATFORM_MESSAGES.renameFailed),
    remove: (platform: TacticPlatform) =>
      orSay(writes.remove({ platform }), PLATFORM_MESSAGES.deleteFailed),
  }
}
