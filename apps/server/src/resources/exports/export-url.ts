import { isCivilDate } from '@throughline/domain/calendar-dates'
import type { DayRange } from './queries'

/** What an export consists of, as its address says it. */
export type ExportContent =
  | { readonly kind: 'plan'; readonly planId: number; readonly range: DayRange }
  /** Types of a channel; none named means all of them. */
  | {
      readonly kind: 'channel'
      readonly channelId: number
      readonly tacticTypeIds: readonly number[]
    }

/** As long as the contract lets it be. */
export const LONGEST_CONTENT = 1500

/** Writes what an export consists of into its address: `plan.12.2026-03-01.2026-03-31`, `channel.55.521`. */
export function writeExportContent(content: ExportContent): string {
  if (content.kind === 'channel') {
    return ['channel', content.channelId, ...content.tacticTypeIds].join('.')
  }
  return ['plan', content.planId, content.range.startDate, content.range.endDate].join('.')
}

/** Reads it again; null for what was not written here. */
export function readExportContent(text: string): ExportContent | null {
  const [kind, id, ...rest] = text.split('.')
  if (kind === 'channel') {
    return { kind, channelId: Number(id), tacticTypeIds: rest.map(Number) }
  }
  const [startDate = '', endDate = ''] = rest
  if (kind !== 'plan' || !isCivilDate(startDate) || !isCivilDate(endDate)) return null
  return { kind, planId: Number(id), range: { startDate, endDate } }
}
