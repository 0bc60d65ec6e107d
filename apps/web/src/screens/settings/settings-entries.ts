import type { PlanSettings } from '../../plan'
import { settingsPath, type SettingsSegment } from '../../shell/settings-paths'
import { reachableSettings } from '../../shell/settings-places'

/** Entry of the search across settings. */
export interface SettingsEntry {
  /** Its URL; unique among the entries. */
  readonly href: string
  readonly label: string
  /** Text about its location. */
  readonly place: string
  /** `#RRGGBB`; null without a color. */
  readonly color: string | null
}

/**
 * Returns the entries of a plan's settings: the screens, their subjects, and channels with their
 * types.
 */
export function settingsEntriesOf(settings: PlanSettings): readonly SettingsEntry[] {
  return [...placeEntries(settings), ...channelEntries(settings)]
}

function placeEntries({ plan, abilities }: PlanSettings): readonly SettingsEntry[] {
  const places = reachableSettings(abilities)
  const pathOf = (segment: SettingsSegment) => settingsPath(plan.accountId, plan.id, segment)
  const screens = places.map(({ segment, label }) =>
    entryOf(pathOf(segment), label, 'Plan settings'),
  )
  const subjects = places.flatMap(({ segment, label, subjects: names }) =>
    names.map((name) => entryOf(`${pathOf(segment)}#${slugOf(name)}`, name, label)),
  )
  return [...screens, ...subjects]
}

function channelEntries({ plan, abilities }: PlanSettings): readonly SettingsEntry[] {
  if (!abilities.canSeeChannelSettings) return []
  const path = settingsPath(plan.accountId, plan.id, 'channels')
  return plan.channels
    .filter(({ planId, kind }) => planId === plan.id && kind !== 'initiatives')
    .flatMap(({ id, name, uiColor, tacticTypes }) => {
      const visible = tacticTypes.filter(({ isHidden }) => !isHidden)
      const channel = entryOf(`${path}#channel-${id}`, name, 'Channels', uiColor)
      return [channel].concat(
        visible.map((type) =>
          entryOf(`${path}#type-${type.id}`, type.name, `Channels, ${name}`, uiColor),
        ),
      )
    })
}

function entryOf(
  href: string,
  label: string,
  place: string,
  color: string | null = null,
): SettingsEntry {
  return { href, label, place, color }
}

/** Returns the id of the section about a subject: `Tactic types` has `#tactic-types`. */
function slugOf(subject: string): string {
  return subject.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
}
