import type { ItemFormPart } from '@throughline/domain/item-form'
import type { UploadImage } from '@throughline/ui/RichTextEditor'
import { memo, useEffect } from 'react'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { isCustomPart } from '../model/part-name'
import { withCustomValue } from '../model/custom-value'
import { RichTextPart } from './RichTextPart'

interface RichTextFieldProps extends PartProps {
  part: 'notes' | `custom:${number}`
  label: string
  /** HTML. */
  value: string
  help?: string | undefined
  isLoading?: boolean
  onUploadImage: UploadImage | undefined
  imageOrigins: readonly string[] | undefined
}

/** The notes, or the rich text of a custom field. */
export const RichTextField = memo(function RichTextField({
  part,
  label,
  value,
  help,
  isLoading = false,
  onUploadImage,
  imageOrigins,
  error,
  isReadOnly,
}: RichTextFieldProps) {
  const { change, idOf, reportPending, platform } = useEditorForm()
  useEffect(
    () => () => {
      reportPending(part, false)
    },
    [part, reportPending],
  )
  return (
    <RichTextPart
      id={idOf(part)}
      dir="auto"
      {...{ label, value, help, error, isReadOnly, isLoading, platform }}
      {...(onUploadImage === undefined ? null : { onUploadImage })}
      {...(imageOrigins === undefined ? null : { imageOrigins })}
      onPendingChange={({ isPending }) => {
        reportPending(part, isPending)
      }}
      onChange={({ html }) => {
        change(changeOf(part, html))
      }}
    />
  )
})

function changeOf(part: ItemFormPart, html: string) {
  if (!isCustomPart(part)) return { notes: html }
  const fieldId = Number(part.slice('custom:'.length))
  return (values: Parameters<typeof withCustomValue>[0]) => withCustomValue(values, fieldId, html)
}
