import type { PlanDetail } from '@throughline/api-client'
import { canEditTactic, type PlanAccess } from '@throughline/domain/access'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useToday } from '../../platform/clock'
import {
  useCreateTactic,
  useDeleteTactic,
  useRestoreTactic,
  useUpdateTactic,
} from '../../data/use-tactic-changes'
import type { UndoStack } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import type { EditorSubject } from './editor-subject'
import { itemFactsOf } from '../plan-access'
import { TacticEditorDialog } from './TacticEditorDialog'
import { TacticFactsDialog } from './TacticFactsDialog'

export interface TacticEditorProps {
  readonly subject: EditorSubject
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly lookup: PlanLookup
  readonly undoStack: UndoStack
  /** What was deleted from here is being brought back. */
  readonly onTakenBack: (change: { item: TacticListItem }) => void
  readonly onClose: () => void
}

/** Creates an item, edits one, or shows one that the person may not change. */
export function TacticEditor({
  subject,
  plan,
  access,
  lookup,
  undoStack,
  onTakenBack,
  onClose,
}: TacticEditorProps) {
  const create = useCreateTactic(plan.id)
  const update = useUpdateTactic(plan.id)
  const remove = useDeleteTactic(plan.id)
  const restore = useRestoreTactic(plan.id)
  const today = civilDateOf(useToday())
  const item = subject.kind === 'stored' ? subject.item : null
  if (item !== null) {
    const facts = itemFactsOf(item, lookup.types.get(item.tacticTypeId))
    const decision = canEditTactic(access, facts)
    if (!decision.allowed) {
      return (
        <TacticFactsDialog item={item} code={decision.code} lookup={lookup} onClose={onClose} />
      )
    }
  }
  return (
    <TacticEditorDialog
      subject={subject}
      plan={plan}
      access={access}
      lookup={lookup}
      today={today}
      undoStack={undoStack}
      onCreate={(request) => create.mutateAsync(request)}
      onUpdate={async (change) => (await update.mutateAsync(change)).after}
      onDelete={(request) => remove.mutateAsync(request)}
      onRestore={(request) => restore.mutateAsync(request)}
      onTakenBack={onTakenBack}
      onClose={onClose}
    />
  )
}
