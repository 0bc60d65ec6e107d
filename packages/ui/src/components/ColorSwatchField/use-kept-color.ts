import { useState } from 'react'

import type { ColorChoice } from './color-choice'

/**
 * The colors to choose from: those that are offered and, behind them, the one that the field was
 * given and that is not offered, such as a color of an earlier palette. It stays for as long as
 * the field does, so that a person who tries another color can come back to it.
 *
 * @param value the chosen color as `#RRGGBB`; null for none
 */
export function useKeptColor(colors: readonly ColorChoice[], value: string | null) {
  const [kept, setKept] = useState(value)
  /** What the field has reported last: a color that was typed is no stored one. */
  const [reported, setReported] = useState<string | null>(null)
  const isOffered = (color: string) => colors.some((offered) => offered.value === color)
  if (value !== null && value !== kept && value !== reported && !isOffered(value)) setKept(value)
  return {
    choices: kept === null || isOffered(kept) ? colors : [...colors, { value: kept, name: kept }],
    setReported,
  }
}
