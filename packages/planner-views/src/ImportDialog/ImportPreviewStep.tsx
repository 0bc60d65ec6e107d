import { headerOf, type FileField } from '@throughline/domain/item-file'
import { Button } from '@throughline/ui/Button'
import { DataTable, type DataTableColumn } from '@throughline/ui/DataTable'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useMemo } from 'react'

import { ImportSummary } from './ImportDialog.styles'
import { FieldCell, ResultCell } from './ImportPreviewCells'
import type { ImportDialogLabels } from './ImportDialog.labels'
import { countRows, type PreviewRow } from './model/preview-rows'
import type { ImportDraft } from './use-import-draft'

interface ImportPreviewStepProps {
  draft: ImportDraft
  labels: ImportDialogLabels
}

/** Two lines: the text of the cell, and its former text or its problem. */
const ROW_PIXELS = 44
/** Three lines: sentences about changes and notes of a row have two. */
const NOTED_ROW_PIXELS = 60
const TABLE_HEIGHT = 'min(400px, 42vh)'
const CELL_PIXELS = 190
const RESULT_PIXELS = 150
/** For sentences about changes and notes of a row. */
const NOTED_PIXELS = 280

/** The third step: every row with its effect, and each problem at its cell. */
export function ImportPreviewStep({ draft, labels }: ImportPreviewStepProps) {
  const { previewRows, skipped, mapping, showsProblemsOnly } = draft
  const hasNotes = useMemo(
    () => previewRows.some((row) => row.otherChanges.length + row.otherNotes.length > 0),
    [previewRows],
  )
  const columns = useMemo(
    () => columnsOf(mapping, labels, hasNotes ? NOTED_PIXELS : RESULT_PIXELS),
    [mapping, labels, hasNotes],
  )
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
        rowHeight={hasNotes ? NOTED_ROW_PIXELS : ROW_PIXELS}
        height={TABLE_HEIGHT}
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

function columnsOf(
  mapping: ImportDraft['mapping'],
  labels: ImportDialogLabels,
  resultWidth: number,
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
      width: resultWidth,
      isFrozen: 'start',
      renderCell: (row) => <ResultCell row={row} labels={labels} />,
    },
    ...fields.map((field): DataTableColumn<PreviewRow> => ({
      id: `field:${field}`,
      header: headerOf(field),
      width: CELL_PIXELS,
      isRowHeader: field === 'title',
      renderCell: (row) => <FieldCell row={row} field={field} labels={labels} />,
    })),
  ]
}
