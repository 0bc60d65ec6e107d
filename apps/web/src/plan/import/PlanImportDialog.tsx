import type { TacticField } from '@throughline/domain/channels'
import { rememberMapping } from '@throughline/domain/item-file'
import { ImportDialog } from '@throughline/planner-views/import-dialog'
import { useMemo, useState } from 'react'
import { useUniversalFields } from '../../data/item-details'
import { usePlan } from '../../data/plans'
import { createImportPreferences } from '../../preferences/import-preferences'
import { usePreferences, useStoredPreferences } from '../../preferences/preferences-context'
import { useFileReading } from './use-file-reading'
import { useItemImport } from './use-item-import'

export interface PlanImportDialogProps {
  readonly planId: number
  readonly onClose: () => void
}

const noFields: readonly TacticField[] = []

/**
 * Dialog that imports a file into a plan: reads the file, previews, imports, reports and undoes.
 */
export function PlanImportDialog({ planId, onClose }: PlanImportDialogProps) {
  const { data: plan } = usePlan(planId)
  const planName = plan?.name ?? ''
  const { data: fields = noFields } = useUniversalFields(planId)
  const channels = plan?.channels
  const fieldNames = useMemo(() => {
    const ofTypes = (channels ?? []).flatMap(({ tacticTypes }) =>
      tacticTypes.flatMap(({ tacticFields }) => tacticFields),
    )
    // Fields without pictures, because a cell cannot contain one.
    const readable = [...fields, ...ofTypes].filter(({ type }) => type !== 'image')
    return [...new Set(readable.map(({ name }) => name))]
  }, [fields, channels])
  const userId = usePreferences().loggedInUserId() ?? 0
  const stored = useStoredPreferences(createImportPreferences)
  // The mapping at the opening of the dialog. A choice for this file must not change its own
  // mapping.
  const [remembered] = useState(() => stored.rememberedMapping(userId))
  const reading = useFileReading()
  const importing = useItemImport({ planId, planName, onDone: onClose })
  return (
    <ImportDialog
      isOpen
      planName={planName}
      file={reading.file}
      fieldNames={fieldNames}
      remembered={remembered}
      preview={importing.preview}
      isApplying={importing.isApplying}
      failure={importing.failure}
      onChooseFile={({ file }) => {
        void reading.choose(file)
      }}
      onRemoveFile={reading.remove}
      onRetryFile={() => {
        void reading.retry()
      }}
      onChooseFormat={({ format }) => {
        void reading.chooseFormat(format)
      }}
      onMapped={({ headers, mapping }) => {
        const before = stored.rememberedMapping(userId)
        stored.setRememberedMapping(userId, rememberMapping(before, headers, mapping, fieldNames))
      }}
      onPreview={({ rows }) => {
        importing.ask(rows)
      }}
      onApply={({ rows }) => {
        void importing.apply(rows)
      }}
      onClose={onClose}
    />
  )
}
