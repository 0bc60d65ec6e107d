import { defineLabels } from '@throughline/domain/locale'
import type { TacticGrouping, TacticTableMode } from '@throughline/domain/tactic-table'

/** The texts of the bar in English. */
export const englishTableBarLabels = defineLabels('TableBar', (locale) => ({
  /** Names the controls of the bar. */
  controls: 'Table',
  mode: 'Tactics on show',
  modes: { scheduled: 'Scheduled', 'parking-lot': 'Parking Lot' } satisfies Readonly<
    Record<TacticTableMode, string>
  >,
  /** The parking lot with how many items wait there. */
  parkingLot: ({ count }: { readonly count: number }) => `Parking Lot ${locale.number(count)}`,
  groupings: {
    none: 'No groups',
    channel: 'Channel',
    initiative: 'Initiative',
    month: 'Month',
    'tag-objective': 'Objective',
    'tag-target-segment': 'Target segment',
    'tag-journey-phase': 'Journey phase',
    'tag-custom': 'Custom tags',
  } satisfies Readonly<Record<TacticGrouping, string>>,
  /** The button of the groupings. */
  groupBy: ({ name }: { readonly name: string }) => `Group: ${name}`,
  export: 'Export',
}))

/** Every text of the bar above the table. */
export interface TableBarLabels extends Readonly<typeof englishTableBarLabels> {}
