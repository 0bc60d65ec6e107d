import type { TacticGrouping, TacticTableMode } from '@throughline/domain/tactic-table'

/** Every text of the bar above the table. */
export interface TableBarLabels {
  /** Names the controls of the bar. */
  readonly controls: string
  readonly mode: string
  readonly modes: Readonly<Record<TacticTableMode, string>>
  /** The parking lot with how many items wait there. */
  readonly parkingLot: (lot: { readonly count: number }) => string
  readonly groupings: Readonly<Record<TacticGrouping, string>>
  /** The button of the groupings. */
  readonly groupBy: (grouping: { readonly name: string }) => string
  readonly export: string
}

/** The texts of the bar in English. */
export const englishTableBarLabels: TableBarLabels = {
  controls: 'Table',
  mode: 'Tactics on show',
  modes: { scheduled: 'Scheduled', 'parking-lot': 'Parking Lot' },
  parkingLot: ({ count }) => `Parking Lot ${count.toLocaleString('en-US')}`,
  groupings: {
    none: 'No groups',
    channel: 'Channel',
    initiative: 'Initiative',
    month: 'Month',
    'tag-objective': 'Objective',
    'tag-target-segment': 'Target segment',
    'tag-journey-phase': 'Journey phase',
    'tag-custom': 'Custom tags',
  },
  groupBy: ({ name }) => `Group: ${name}`,
  export: 'Export',
}
