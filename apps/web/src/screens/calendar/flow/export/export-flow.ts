import {
  flowSheetsOf,
  type FlowCalendarViewProps,
  type FlowSheet,
} from '@throughline/planner-views/flow'
import { createDocument } from './document-surface'
import { drawPage } from './draw-page'
import type { ExportedFlow } from './exported-flow'
import { drawPicture } from './flow-picture'
import { openStage } from './stage'
import { createSlices } from './work-in-slices'

export type ExportKind = 'png' | 'pdf'

export interface ExportOptions {
  readonly flow: FlowCalendarViewProps
  readonly kind: ExportKind
  /** Title of the document. */
  readonly title: string
  readonly signal: AbortSignal
  /** @param share 0..1 */
  readonly onProgress: (share: number) => void
}

/**
 * Exports a flow to a file: the printed pages as a PDF, or all days side by side as one picture. It
 * works in slices, so the page stays responsive. Its only requests load the fonts of the app.
 *
 * @throws DOMException named AbortError if the user cancels
 */
export async function exportFlow(options: ExportOptions): Promise<ExportedFlow> {
  const { flow, kind, title, signal, onProgress } = options
  const slices = createSlices(signal)
  const stage = openStage()
  try {
    const sheets = (await slices.run(flowSheetsOf(flow, kind === 'png'))).flat()
    if (kind === 'png') return await drawPicture({ flow, sheets, stage, slices, onProgress })
    const file = await createDocument(title, stage.family)
    for (const [at, sheet] of sheets.entries()) {
      const [page] = stage.show(pageOf(flow, sheet, at, sheets.length))
      if (page === undefined) continue
      const { width, height } = page.getBoundingClientRect()
      await slices.run(drawPage(page, file.addPage({ width, height })))
      onProgress((at + 1) / sheets.length)
    }
    return { blob: file.toBlob(), scale: null }
  } finally {
    stage.close()
  }
}

function pageOf(flow: FlowCalendarViewProps, sheet: FlowSheet, at: number, pageCount: number) {
  return { flow, sheets: [sheet], firstPage: at + 1, pageCount }
}
