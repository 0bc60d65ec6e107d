/** How a value stands to its limit. */
type MeterState = 'ok' | 'warning' | 'over' | 'none'

/** What a meter draws, in percent of its track. */
export interface MeterReading {
  readonly state: MeterState
  /** How far the fill goes, from 0 to 100. */
  readonly fillPercent: number
  /**
   * Where the limit stands on the track: 100, or less when the value goes beyond
   * it and the track stands for the value.
   */
  readonly limitPercent: number
  /** The share as people say it: not bounded, rounded; null without a limit. */
  readonly sharePercent: number | null
}

/**
 * Reads a value against its limit. Beyond the limit the whole track stands for
 * the value and the limit becomes a mark in it, so that how far it went is seen.
 *
 * @param value below 0 draws nothing, but keeps its share
 * @param limit 0 or less is no limit: nothing fits it, so any value above 0 is over
 * @param warningShare share from which on it is a warning, from 0 to 1
 */
export function readMeter(value: number, limit: number, warningShare: number): MeterReading {
  if (Number.isNaN(value) || Number.isNaN(limit)) {
    return { state: 'none', fillPercent: 0, limitPercent: 100, sharePercent: null }
  }
  if (limit <= 0) {
    const isOver = value > 0
    return {
      state: isOver ? 'over' : 'none',
      fillPercent: isOver ? 100 : 0,
      limitPercent: isOver ? 0 : 100,
      sharePercent: null,
    }
  }
  const share = value / limit
  // A whole percent that has been reached: 99.6 % is not yet all of it.
  const sharePercent = share < 1 ? Math.min(99, Math.round(share * 100)) : Math.round(share * 100)
  if (share > 1) {
    return {
      state: 'over',
      fillPercent: 100,
      limitPercent: 100 / share,
      sharePercent: Math.max(101, sharePercent),
    }
  }
  return {
    state: share >= warningShare ? 'warning' : 'ok',
    fillPercent: Math.max(0, share * 100),
    limitPercent: 100,
    sharePercent,
  }
}
