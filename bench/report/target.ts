import type { Part } from './results'

/** One target with its measured value. */
export interface Target {
  readonly part: Part
  readonly subject: string
  readonly measured: number
  /** Written after the measured number and after the limit. */
  readonly unit: string
  readonly limit: number
  /** Which side of the limit is good. */
  readonly isUpperLimit: boolean
}

/** Whether the measured value meets the target. */
export function isMet({ measured, limit, isUpperLimit }: Target): boolean {
  return isUpperLimit ? measured <= limit : measured >= limit
}

/** Whether figures are the product's own. */
export function isOurs({ competitor }: { readonly competitor: string }): boolean {
  return competitor === 'throughline'
}

/** A promise with an upper limit. */
export function atMost(
  part: Part,
  subject: string,
  measured: number,
  limit: number,
  unit: string,
): Target {
  return { part, subject, measured, unit, limit, isUpperLimit: true }
}
