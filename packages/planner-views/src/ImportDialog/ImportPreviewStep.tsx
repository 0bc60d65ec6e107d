import { headerOf, type FileField } from '@throughline/domain/item-file'
import { Button } from '@throughline/ui/Button'
import { DataTable, type DataTableColumn } from '@throughline/ui/DataTable'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useMemo } from 'react'

import { customProperties } from '../calendar-parts'
import { ImportSummary } from './ImportDialog.styles'
import { FieldCell, ResultCell, resultSentence } from './ImportPreviewCells'
import type { ImportDialogLabels } from './ImportDialog.labels'
import { countRows, type PreviewRow } from './model/preview-rows'
import type { ImportDraft } from './use-import-draft'

interface ImportPreviewStepProps {
  draft: ImportDraft
  labels: ImportDialogLabels
}

/** Height of a row with the texts of its cells, and of each line of sentences below them. */
const TEXT_PIXELS = 28
const LINE_PIXELS = 16
const TABLE_HEIGHT = 'min(400px, 42vh)'
const CELL_PIXELS = 190
const RESULT_PIXELS = 150
/** For sentences about problems, changes and notes. */
const SENTENCE_PIXELS = 280
/** Letters of a line in a column of sentences, with room for words that go to the next line. */
const LINE_LETTERS = 34
const MAX_LINES = 6

/** The third step: every row with its effect, and each problem at its cell. */
export function ImportPreviewStep({ draft, labels }: ImportPreviewStepProps) {
  const { previewRows, skipped, mapping, showsProblemsOnly } = draft
  const { lines, widths } = useMemo(() => roomOf(previewRows, labels), [previewRows, labels])
  const columns = useMemo(() => columnsOf(mapping, labels, widths), [mapping, labels, widths])
  const problemRows = useMemo(
    () => previewRows.filter(({ outcome }) => outcome === 'problem'),
    [previewRows],
  )
  const visible = showsProblemsOnly ? problemRows : previewRows
  const counts = useMemo(() => countRows(previewRows, skipped), [previewRows, skipped])
  const selected = useMemo(
    () => new Set(previewRows.map(({ row }) => row).filter((row) => !skipped.has(row))),
    [previewRows, skipped],
  )
  const summary = labels.counts(counts)
  const open = problemRows.filter(({ row }) => !skipped.has(row)).length
  return (
    <>
      <ImportSummary>
        <strong>{summary}</strong>
        {problemRows.length === 0 ? null : (
          <SegmentedControl
            label={labels.show}
            options={[
              { value: 'all', label: labels.showAll },
              { value: 'problems', label: labels.showProblems({ count: problemRows.length }) },
            ]}
            value={showsProblemsOnly ? 'problems' : 'all'}
            onChange={({ value }) => {
              draft.showProblemsOnly(value === 'problems')
            }}
          />
        )}
      </ImportSummary>
      <Announcement>{summary}</Announcement>
      <DataTable<PreviewRow>
        label={labels.rows}
        labels={labels.table}
        columns={columns}
        rows={visible}
        rowId={({ row }) => row}
        rowName={labels.rowName}
        rowHeight={TEXT_PIXELS + lines * LINE_PIXELS}
        height={TABLE_HEIGHT}
        style={customProperties({ '--tl-lines': lines })}
        selectedRowIds={selected}
        onSelectedRowIdsChange={({ selectedRowIds }) => {
          // Hidden rows keep their choice.
          const others = new Set(skipped)
          for (const { row } of visible) {
            if (selectedRowIds.has(row)) others.delete(row)
            else others.add(row)
          }
          draft.skip(others)
        }}
      />
      {open === 0 ? null : (
        <ImportSummary>
          <span>{labels.skipFirst}</span>
          <Button
            onClick={() => {
              draft.skip(new Set([...skipped, ...problemRows.map(({ row }) => row)]))
            }}
          >
            {labels.skipProblems({ count: open })}
          </Button>
        </ImportSummary>
      )}
    </>
  )
}

/** Room for the sentences of rows: none of them is cut. */
interface PreviewRoom {
  /** Lines of the longest sentence. */
  readonly lines: number
  /** Widths of columns with sentences, by their ids. */
  readonly widths: ReadonlyMap<string, number>
}

function roomOf(rows: readonly PreviewRow[], labels: ImportDialogLabels): PreviewRoom {
  const widths = new Map<string, number>()
  let longest = 0
  const add = (columnId: string, sentence: string) => {
    if (sentence === '') return
    widths.set(columnId, SENTENCE_PIXELS)
    longest = Math.max(longest, sentence.length)
  }
  for (const row of rows) {
    add('result', resultSentence(row, labels))
    for (const [field, problem] of row.problems) add(`field:${field}`, problem)
    for (const [field, note] of row.notes) add(`field:${field}`, note)
  }
  return { lines: Math.min(Math.max(1, Math.ceil(longest / LINE_LETTERS)), MAX_LINES), widths }
}

function columnsOf(
  mapping: ImportDraft['mapping'],
  labels: ImportDialogLabels,
  widths: PreviewRoom['widths'],
): readonly DataTableColumn<PreviewRow>[] {
  const fields = mapping.filter((field): field is FileField => field !== null)
  return [
    {
      id: 'row',
      header: labels.row,
      width: 56,
      isNumeric: true,
      isSortable: false,
      isFrozen: 'start',
      value: ({ row }) => row,
    },
    {
      id: 'result',
      header: labels.result,
      width: widths.get('result') ?? RESULT_PIXELS,
      isFrozen: 'start',
      renderCell: (row) => <ResultCell row={row} labels={labels} />,
    },
    ...fields.map((field): DataTableColumn<PreviewRow> => ({
      id: `field:${field}`,
      header: headerOf(field),
      width: widths.get(`field:${field}`) ?? CELL_PIXELS,
      isRowHeader: field === 'title',
      renderCell: (row) => <FieldCell row={row} field={field} labels={labels} />,
    })),
  ]
}
