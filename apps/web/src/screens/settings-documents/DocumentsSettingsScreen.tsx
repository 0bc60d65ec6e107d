import type { PlanDocument, PlanDocumentCategory } from '@throughline/api-client'
import { useState } from 'react'
import { useDocumentUpload, useDocumentWrites } from '../../data/document-writes'
import { useDocumentCategories, usePlanDocuments } from '../../data/documents'
import { usePlanSettings, type PlanSettings } from '../../plan'
import { SettingsColumns, SettingsScreen, stateOfReads } from '../../settings'
import { settingsPlaces } from '../../shell/settings-places'
import { DocumentLibrary } from './DocumentLibrary'
import { openAtFirst } from './document-groups'
import { UploadCard } from './UploadCard'

/** Settings screen of the documents of a plan, by category. */
export function DocumentsSettingsScreen() {
  const place = settingsPlaces.find(({ segment }) => segment === 'documents')
  const settings = usePlanSettings()
  const documents = usePlanDocuments(settings.plan.id)
  const categories = useDocumentCategories(settings.plan.id)
  const data =
    documents.data === undefined || categories.data === undefined
      ? null
      : { documents: documents.data, categories: categories.data }
  return (
    <SettingsScreen
      title={place?.label ?? ''}
      description={place?.text ?? ''}
      readOnlyReason={readOnlyReasonOf(settings)}
      state={stateOfReads(documents, categories)}
    >
      {data === null ? null : <PlanDocuments settings={settings} {...data} />}
    </SettingsScreen>
  )
}

interface PlanDocumentsProps {
  readonly settings: PlanSettings
  readonly documents: readonly PlanDocument[]
  readonly categories: readonly PlanDocumentCategory[]
}

function PlanDocuments({
  settings: { plan, abilities },
  documents,
  categories,
}: PlanDocumentsProps) {
  const writes = useDocumentWrites(plan.id)
  const upload = useDocumentUpload(plan.id)
  const canManage = abilities.canManagePlan
  const [openIds, setOpenIds] = useState(() => openAtFirst(categories, documents.length))
  return (
    <SettingsColumns
      aside={
        canManage ? (
          <UploadCard
            categories={categories}
            upload={upload}
            onCreateCategory={writes.createCategory}
            onUploaded={({ categoryId }) => {
              setOpenIds(new Set([...openIds, categoryId]))
            }}
          />
        ) : null
      }
    >
      <DocumentLibrary
        planId={plan.id}
        categories={categories}
        documents={documents}
        writes={writes}
        canManage={canManage}
        // The server requires rights on the channels of all items, and says which right is missing.
        canChange={({ tacticIds }) =>
          canManage || (abilities.canAttachDocuments && tacticIds.length > 0)
        }
        openIds={openIds}
        onOpenChange={setOpenIds}
      />
    </SettingsColumns>
  )
}

function readOnlyReasonOf({ abilities }: PlanSettings): string | null {
  if (abilities.canManagePlan) return null
  return abilities.canAttachDocuments
    ? 'Admins of the plan upload documents here and set up their categories. You can move and delete documents of tactics that you can edit.'
    : 'This plan is frozen, so documents can only be looked at and downloaded.'
}
