import { useState } from 'react'

interface PeriodOptions<Period extends string> {
  /** The period that the host shows. With one that is valid, the view keeps none itself. */
  readonly provided: Period | undefined
  /** Where a view that keeps its period begins. */
  readonly initial: Period | undefined
  /** The period of today; null while today is not known. */
  readonly ofToday: Period | null
  readonly isPeriod: (value: unknown) => value is Period
}

/**
 * Returns the visible month or day: the host's, or one that the view controls itself.
 *
 * @returns the period, null while it is unknown, and a function to call with a requested one
 */
export function useVisiblePeriod<Period extends string>({
  provided,
  initial,
  ofToday,
  isPeriod,
}: PeriodOptions<Period>): readonly [Period | null, (next: Period) => void] {
  const [own, setOwn] = useState<Period | null>(null)
  if (isPeriod(provided)) return [provided, ignore]
  return [own ?? (isPeriod(initial) ? initial : ofToday), setOwn]
}

/** The host decides whether it follows. */
function ignore(): void {
  return undefined
}
