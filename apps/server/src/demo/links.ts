import { RELATED_INITIATIVE_WINDOW_DAYS } from '@throughline/domain/tactics'
import type { Demonstration } from './demonstration'
import { initiativeOutline } from './item-rows'
import type { InitiativeOutline, ItemWorkshop } from './item-rows'
import type { MadeTactic } from './tactics'

const TAGGED_SHARE = 0.7
const RELATED_SHARE = 0.45

/** Rows that join tactics to tags, platforms and initiatives. */
export type LinkRows = Pick<
  Demonstration,
  'tacticTags' | 'tacticPlatformChoices' | 'tacticInitiatives'
>

/**
 * Tags, platforms and related initiatives of a plan's tactics.
 *
 * @param initiatives of the plan, and of its lead for a nested plan
 */
export function linkTactics(
  workshop: ItemWorkshop,
  made: readonly MadeTactic[],
  initiatives: readonly InitiativeOutline[],
): LinkRows {
  const { random, parts } = workshop
  return {
    tacticTags: made.flatMap(({ row }) => {
      if (!random.chance(TAGGED_SHARE)) return []
      const chosen = new Set(
        Array.from({ length: random.integer(1, 3) }, () => random.pick(parts.tagIds)),
      )
      return [...chosen].map((tagId) => ({ tacticId: row.id, tagId }))
    }),
    tacticPlatformChoices: made.flatMap(({ row, channel }) =>
      channel.platformIds.length === 0
        ? []
        : [{ tacticId: row.id, tacticPlatformId: random.pick(choosable(channel.platformIds)) }],
    ),
    tacticInitiatives: made.flatMap(({ row }) => {
      if (row.isUnscheduled === true || !random.chance(RELATED_SHARE)) return []
      const days = initiativeOutline(row)
      const near = initiatives.filter((initiative) => touches(initiative, days))
      return near.length === 0 ? [] : [{ tacticId: row.id, initiativeId: random.pick(near).id }]
    }),
  }
}

/** The first platform is 'No Platform', which is used only if the type has no other. */
function choosable(platformIds: readonly number[]): readonly number[] {
  return platformIds.length > 1 ? platformIds.slice(1) : platformIds
}

function touches(initiative: InitiativeOutline, tactic: InitiativeOutline): boolean {
  return (
    initiative.firstDay - RELATED_INITIATIVE_WINDOW_DAYS <= tactic.lastDay &&
    initiative.lastDay + RELATED_INITIATIVE_WINDOW_DAYS >= tactic.firstDay
  )
}
