/** The state of a value against its limit. */
type MeterState = 'ok' | 'warning' | 'over' | 'none'

/** The geometry of a meter, in percent of its track. */
export interface MeterReading {
  readonly state: MeterState
  /** How far the fill goes, from 0 to 100. */
  readonly fillPercent: number
  /**
   * Position of the limit on the track: 100, or less when the value exceeds it and the
   * track represents the value.
   */
  readonly limitPercent: number
  /** The rounded share, not bounded; null without a limit. */
  readonly sharePercent: number | null
}

/**
 * Compares a value with its limit. Above the limit the whole track represents the
 * value, and a mark shows the limit in it.
 *
 * @param value below 0 fills nothing, but has a share
 * @param limit with 0 or less any value above 0 is over the limit
 * @param warningShare share from which it is a warning, from 0 to 1
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
  // Rounded down: 99.6 % is not 100 %.
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
