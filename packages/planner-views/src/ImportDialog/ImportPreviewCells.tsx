import type { FileField } from '@throughline/domain/item-file'
import { isolateText } from '@throughline/domain/messages'
import { Badge } from '@throughline/ui/Badge'
import { Icon } from '@throughline/ui/Icon'
import { CircleAlert } from 'lucide-react'

import { PreviewCell } from './ImportDialog.styles'
import type { ImportDialogLabels } from './ImportDialog.labels'
import { columnName, type PreviewOutcome, type PreviewRow } from './model/preview-rows'

const tones = {
  create: 'success',
  update: 'info',
  unchanged: 'neutral',
  problem: 'danger',
} as const satisfies Record<PreviewOutcome, string>

/** Returns the problems of a row; without any, its changes of values without a column, and notes. */
export function resultSentence(row: PreviewRow, labels: ImportDialogLabels): string {
  if (row.otherProblems.length > 0) return row.otherProblems.join(' ')
  const others = row.otherChanges.map((change) =>
    labels.otherChange({ ...change, name: columnName(change.column) }),
  )
  return [...others, ...row.otherNotes].join(' ')
}

/** The outcome of a row, its problems, and its changes of values without a column. */
export function ResultCell({ row, labels }: { row: PreviewRow; labels: ImportDialogLabels }) {
  const sentence = resultSentence(row, labels)
  return (
    <PreviewCell>
      <span>
        <Badge tone={tones[row.outcome]}>{labels.outcome[row.outcome]}</Badge>
      </span>
      {row.otherProblems.length === 0 ? (
        <Note sentences={[sentence]} />
      ) : (
        <Problem sentence={sentence} />
      )}
    </PreviewCell>
  )
}

interface FieldCellProps {
  row: PreviewRow
  field: FileField
  labels: ImportDialogLabels
}

/**
 * The new value of a field, and below it the old one or the problem. Without a change it shows the
 * text of the file.
 */
export function FieldCell({ row, field, labels }: FieldCellProps) {
  const problem = row.problems.get(field)
  const change = row.changes.get(field)
  const note = row.notes.get(field)
  const text = change?.after ?? row.texts.get(field) ?? ''
  const isCleared = change?.after === ''
  const former = change === undefined ? [] : [labels.former({ before: change.before })]
  return (
    <PreviewCell
      data-invalid={problem === undefined ? undefined : ''}
      data-changed={change === undefined ? undefined : ''}
    >
      <span title={text}>{isCleared ? labels.cleared : text === '' ? '' : isolateText(text)}</span>
      {problem === undefined ? (
        <Note sentences={note === undefined ? former : [...former, note]} />
      ) : (
        <Problem sentence={problem} />
      )}
    </PreviewCell>
  )
}

function Note({ sentences }: { sentences: readonly string[] }) {
  const text = sentences.join(' ')
  return text === '' ? null : (
    <span data-part="note" title={text}>
      {text}
    </span>
  )
}

function Problem({ sentence }: { sentence: string }) {
  return (
    <span data-part="problem" title={sentence}>
      <Icon icon={CircleAlert} size={12} />
      <span>{sentence}</span>
    </span>
  )
}
