import { addDays, type CivilDate } from '@throughline/domain/calendar-dates'
import type { Channel } from '@throughline/domain/channels'
import type { TacticListItem } from '@throughline/domain/tactics'
import { buildTactic } from '../builders'
import { FIXED_DAY } from '../clock'
import { seededRandom } from '../random'
import type { StageDataSize } from '../stage'

/** Items of each size of the demonstration. */
const itemCounts: Readonly<Record<StageDataSize, number>> = {
  empty: 0,
  small: 8,
  demonstration: 240,
  tenfold: 2400,
}

const titles = [
  'Gift guide launch',
  'Weekly deals',
  'Store window reset',
  'VIP early access',
  'Homepage hero swap',
  'Cart reminder',
  'Press preview',
  'Loyalty double points',
  'Influencer takeover',
  'Regional radio',
  'Spring catalog',
  'Back-to-school bundle',
  'Creator interviews',
  'Store opening teaser',
  'Free shipping weekend',
] as const

const initiativeRows = [
  ['Winter clearance', '2026-01-05', '2026-02-01'],
  ['Spring launch', '2026-03-02', '2026-04-12'],
  ['Summer of color', '2026-06-01', '2026-07-26'],
  ['Back to school', '2026-08-03', '2026-09-06'],
  ['Holiday gifting', '2026-11-09', '2026-12-24'],
] as const

/** Ids of initiatives begin above those of all tactics. */
const FIRST_INITIATIVE = 9001

/** A day of 2026, or for few items one near today, so that the month of the stories shows them. */
function dayOf(random: ReturnType<typeof seededRandom>, isNear: boolean): CivilDate {
  return isNear
    ? addDays(FIXED_DAY, random.below(18) - 8)
    : addDays('2026-01-01', random.below(362))
}

/**
 * The items of a plan: tactics over the year 2026, one in twelve without a date, and five
 * initiatives. The same size always gives the same items.
 *
 * @param plan its own id and abbreviation, and its channels
 */
export function demonstrationItems(
  size: StageDataSize,
  plan: {
    readonly id: number
    readonly abbreviatedName: string
    readonly channels: readonly Channel[]
  },
): readonly TacticListItem[] {
  const count = itemCounts[size]
  if (count === 0) return []
  const random = seededRandom(2026)
  const channels = plan.channels.filter(({ kind }) => kind === 'standard')
  const own = { planId: plan.id, abbreviatedPlanName: plan.abbreviatedName }
  const initiatives = initiativeRows.map(([title, on, to], at) =>
    buildTactic({
      id: FIRST_INITIATIVE + at,
      title,
      on,
      to,
      isInitiative: true,
      channelId: 101,
      tacticTypeId: 1010,
      ...own,
    }),
  )
  const tactics = Array.from({ length: count }, (_, at) => {
    const channel = channels[random.below(channels.length)]
    const type = channel?.tacticTypes[random.below(channel.tacticTypes.length)]
    const on = dayOf(random, count < 20)
    const to = addDays(on, random.below(4) === 0 ? 3 + random.below(9) : random.below(3))
    const estimatedCost = 500 * (1 + random.below(24))
    return buildTactic({
      id: at + 1,
      title: titles[random.below(titles.length)] ?? titles[0],
      on,
      to,
      channelId: channel?.id ?? 103,
      tacticTypeId: type?.id ?? 1030,
      isUnscheduled: at % 12 === 11,
      rrule: at % 30 === 4 ? 'FREQ=WEEKLY;COUNT=6' : null,
      tagIds: [21 + random.below(6)],
      relatedInitiativeIds: initiativesOn(on),
      estimatedCost,
      actualCost:
        on < FIXED_DAY ? Math.round(estimatedCost * (0.8 + random.below(45) / 100)) : null,
      ...own,
    })
  })
  return [...initiatives, ...tactics]
}

function initiativesOn(day: CivilDate): number[] {
  const at = initiativeRows.findIndex(([, from, to]) => from <= day && day <= to)
  return at < 0 ? [] : [FIRST_INITIATIVE + at]
}
