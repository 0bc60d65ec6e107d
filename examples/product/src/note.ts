/** A note about a visit. */
export interface Note {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly region: Region
  /** `YYYY-MM-DD` */
  readonly day: string
  /** Whole dollars; null for nothing spent. */
  readonly costDollars: number | null
  readonly isFlagged: boolean
}

export type Region = 'west' | 'south' | 'north'

/** Regions with their colors. */
export const regions = [
  { value: 'west', label: 'West', swatchColor: '#2F6FED' },
  { value: 'south', label: 'South', swatchColor: '#EF482A' },
  { value: 'north', label: 'North', swatchColor: '#2E9E5B' },
] as const satisfies readonly { value: Region; label: string; swatchColor: string }[]

/** The initial notes. */
export const firstNotes: readonly Note[] = [
  {
    id: 1,
    title: 'Window reset in Portland',
    text: 'Two displays are still the old ones.',
    region: 'west',
    day: '2026-11-04',
    costDollars: 1250,
    isFlagged: true,
  },
  {
    id: 2,
    title: 'Tasting with the Atlanta team',
    text: '',
    region: 'south',
    day: '2026-11-12',
    costDollars: 480,
    isFlagged: false,
  },
]

/** An empty note on a day. */
export function newNote(id: number, day: string): Note {
  return { id, title: '', text: '', region: 'west', day, costDollars: null, isFlagged: false }
}
