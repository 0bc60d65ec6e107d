import type { ItemFormContext, ItemFormValues } from '@throughline/domain/item-form'
import {
  DetailEditor,
  type AfterSave,
  type DetailEditorProps,
} from '@throughline/planner-views/detail-editor'
import { TextField } from '@throughline/ui/TextField'
import { useState } from 'react'

import { channelIds, tags } from './plan-structure'
import type { ItemEntry, PlannedItem } from './planned-item'
import { deletePolicy, hookAnswer, startPolicy } from './policies'
import { useItemForm } from './use-item-form'

/** Fields of the form that this product hides or fills in itself. */
const fieldSettings: NonNullable<DetailEditorProps['fieldSettings']> = {
  impressions: 'hidden',
  ratingPoints: 'hidden',
  documentIds: 'hidden',
  actualCost: 'read-only',
}

const panel = { widthPixels: 420 }
const noDocuments: readonly never[] = []

interface ItemEditorProps {
  /** The saved item; null for a new one. */
  item: PlannedItem | null
  /** The initial values of the form. */
  start: ItemFormValues
  context: ItemFormContext
  /** Initiatives of the plan. */
  initiatives: NonNullable<DetailEditorProps['initiatives']>
  onSave: (request: ItemEntry & { andThen: AfterSave }) => void
  onDelete: (request: { item: PlannedItem }) => void
  onClose: () => void
}

/** The editor of an item beside the calendar, with a field and vetoes of this product. */
export function ItemEditor({
  item,
  start,
  context,
  initiatives,
  onSave,
  onDelete,
  onClose,
}: ItemEditorProps) {
  const form = useItemForm(item, start)
  const storedNumber = item?.approvalNumber ?? ''
  const [approvalNumber, setApprovalNumber] = useState(storedNumber)
  return (
    <DetailEditor
      {...form}
      layout="panel"
      panel={panel}
      item={item}
      context={context}
      initiatives={initiatives}
      tags={tags}
      documents={noDocuments}
      readOnlyReason={
        item?.channelId === channelIds.press ? 'The press team changes this tactic.' : null
      }
      fieldSettings={fieldSettings}
      extraFields={[
        {
          id: 'approval-number',
          label: 'Approval number',
          after: 'actualCost',
          render: ({ isReadOnly }) =>
            isReadOnly ? (
              approvalNumber
            ) : (
              <TextField
                label="Approval number"
                value={approvalNumber}
                onChange={({ value }) => {
                  setApprovalNumber(value)
                }}
              />
            ),
        },
      ]}
      hasExtraChanges={approvalNumber !== storedNumber}
      beforeSave={({ values }) => hookAnswer(startPolicy(values.startDate))}
      onSave={({ values, andThen }) => {
        onSave({ values, approvalNumber, andThen })
      }}
      {...(item === null
        ? null
        : {
            beforeDelete: () => hookAnswer(deletePolicy(item)),
            onDelete: () => {
              onDelete({ item })
            },
          })}
      onClose={onClose}
    />
  )
}
