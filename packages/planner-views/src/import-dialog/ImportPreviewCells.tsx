import { isolateText } from '@throughline/domain/messages'
import { Badge } from '@throughline/ui/Badge'
import { Icon } from '@throughline/ui/Icon'
import { CircleAlert } from 'lucide-react'

import { PreviewCell } from './ImportDialog.styles'
import type { ImportDialogLabels } from './labels'
import type { PreviewOutcome, PreviewRow } from './model/preview-rows'

const TONES = {
  create: 'success',
  update: 'info',
  unchanged: 'neutral',
  problem: 'danger',
} as const satisfies Record<PreviewOutcome, string>

/** What becomes of a row, and what is wrong with it as a whole. */
export function ResultCell({ row, labels }: { row: PreviewRow; labels: ImportDialogLabels }) {
  const problem = row.otherProblems.join(' ')
  return (
    <PreviewCell>
      <span>
        <Badge tone={TONES[row.outcome]}>{labels.outcome[row.outcome]}</Badge>
      </span>
      {problem === '' ? null : <Problem sentence={problem} />}
    </PreviewCell>
  )
}

/** What a cell of the file says, as it says it, and what is wrong with it. */
export function ProblemCell({ text, problem }: { text: string; problem: string | undefined }) {
  return (
    <PreviewCell data-invalid={problem === undefined ? undefined : ''}>
      <span title={text}>{text === '' ? '' : isolateText(text)}</span>
      {problem === undefined ? null : <Problem sentence={problem} />}
    </PreviewCell>
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
