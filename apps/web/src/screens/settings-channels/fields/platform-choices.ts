import {
  NO_PLATFORM_NAME,
  SOCIAL_PLATFORM_NAMES,
  type Channel,
  type TacticPlatform,
  type TacticType,
} from '@throughline/domain/channels'
import { nameKey } from '@throughline/domain/names'

/**
 * Returns whether a platform is the default of tactics without a platform. Users cannot change it.
 */
export function isDefaultPlatform({
  name,
  creatorId,
}: Pick<TacticPlatform, 'name' | 'creatorId'>): boolean {
  return creatorId === null && name === NO_PLATFORM_NAME
}

/** Platforms that a user can add to a type. */
export interface PlatformChoices {
  /** Platforms of the channel, or of all channels, that the type does not offer yet, by name. */
  readonly existing: readonly TacticPlatform[]
  /** Names of social platforms that the channel Social Media does not have yet. */
  readonly suggestedNames: readonly string[]
}

/**
 * Returns the platforms that a user can add to a type.
 *
 * @param platforms all platforms that the plan uses
 */
export function platformChoicesOf(
  channel: Pick<Channel, 'id' | 'kind'>,
  type: Pick<TacticType, 'tacticPlatforms'>,
  platforms: readonly TacticPlatform[],
): PlatformChoices {
  const offered = new Set(type.tacticPlatforms.map(({ id }) => id))
  const usable = platforms.filter(({ channelId }) => channelId === null || channelId === channel.id)
  const ofAccount = new Set(usable.map(({ name }) => nameKey(name)))
  return {
    existing: usable
      .filter(({ id }) => !offered.has(id))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    suggestedNames:
      channel.kind === 'socialMedia'
        ? SOCIAL_PLATFORM_NAMES.filter((name) => !ofAccount.has(nameKey(name)))
        : [],
  }
}

/**
 * Returns the platform with a name; undefined if there is none. Ignores case and surrounding
 * spaces.
 */
export function platformNamed(
  platforms: readonly TacticPlatform[],
  name: string,
): TacticPlatform | undefined {
  return platforms.find((platform) => nameKey(platform.name) === nameKey(name))
}
