import { isCivilDate } from '@throughline/domain/calendar-dates'
import type { DayRange } from './queries'

/** The content of an export, as its URL states it. */
export type ExportContent =
  | { readonly kind: 'plan'; readonly planId: number; readonly range: DayRange }
  /** Types of a channel; an empty list means all of them. */
  | {
      readonly kind: 'channel'
      readonly channelId: number
      readonly tacticTypeIds: readonly number[]
    }

/** Max length in the contract. */
export const LONGEST_CONTENT = 1500

/** Writes the content of an export for its URL: `plan.12.2026-03-01.2026-03-31`, `channel.55.521`. */
export function writeExportContent(content: ExportContent): string {
  if (content.kind === 'channel') {
    return ['channel', content.channelId, ...content.tacticTypeIds].join('.')
  }
  return ['plan', content.planId, content.range.startDate, content.range.endDate].join('.')
}

/** Reads what `writeExportContent` wrote; null for any other text. */
export function readExportContent(text: string): ExportContent | null {
  const [kind, id, ...rest] = text.split('.')
  if (kind === 'channel') {
    return { kind, channelId: Number(id), tacticTypeIds: rest.map(Number) }
  }
  const [startDate = '', endDate = ''] = rest
  if (kind !== 'plan' || !isCivilDate(startDate) || !isCivilDate(endDate)) return null
  return { kind, planId: Number(id), range: { startDate, endDate } }
}
