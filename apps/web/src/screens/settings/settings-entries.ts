import type { PlanSettings } from '../../plan'
import { settingsPath } from '../../shell/settings-paths'
import { reachableSettings } from '../../shell/settings-places'

/** Something that the search across settings finds. */
export interface SettingsEntry {
  /** Its URL; unique among the entries. */
  readonly href: string
  readonly label: string
  /** Where it is. */
  readonly place: string
  /** `#RRGGBB`; null for what has no colour. */
  readonly color: string | null
}

/** What the settings of a plan hold: the screens, their subjects, and channels with their types. */
export function settingsEntriesOf({ plan, abilities }: PlanSettings): readonly SettingsEntry[] {
  const places = reachableSettings(abilities)
  const hrefOf = (segment: Parameters<typeof settingsPath>[2], fragment = '') =>
    `${settingsPath(plan.accountId, plan.id, segment)}${fragment}`
  const screens = places.map(({ segment, label }) => ({
    href: hrefOf(segment),
    label,
    place: 'Plan settings',
    color: null,
  }))
  const subjects = places.flatMap(({ segment, label, subjects: names }) =>
    names.map((name) => ({
      href: hrefOf(segment, `#${name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}`),
      label: name,
      place: label,
      color: null,
    })),
  )
  const own = abilities.canSeeChannelSettings
    ? plan.channels.filter(({ planId, kind }) => planId === plan.id && kind !== 'initiatives')
    : []
  const channels = own.flatMap(({ id, name, uiColor, tacticTypes }) => [
    {
      href: hrefOf('channels', `#channel-${id}`),
      label: name,
      place: 'Channels',
      color: uiColor,
    },
    ...tacticTypes
      .filter(({ isHidden }) => !isHidden)
      .map((type) => ({
        href: hrefOf('channels', `#type-${type.id}`),
        label: type.name,
        place: `Channels, ${name}`,
        color: uiColor,
      })),
  ])
  return [...screens, ...subjects, ...channels]
}
