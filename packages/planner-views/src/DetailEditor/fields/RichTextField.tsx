import type { ItemFormPart } from '@throughline/domain/item-form'
import type { UploadImage } from '@throughline/ui/RichTextEditor'
import { memo, useEffect, Suspense, lazy, useDeferredValue } from 'react'
import { RichText } from '@throughline/ui/RichText'
import { Skeleton } from '@throughline/ui/Skeleton'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { isCustomPart } from '../model/part-name'
import { withCustomValue } from '../model/custom-value'
import type { RichTextInputProps } from './RichTextInput'
import { RichTextWait, RichTextWaitLabel } from './RichTextPart.styles'

/** Pause before another attempt to load the code, in milliseconds. */
const RETRY_MS = 5000

/**
 * Loads the editor, and tries again after each failure. Without a connection, users can read the
 * text and use the rest of the form.
 */
async function loadRichTextInput() {
  try {
    return await import('./RichTextInput')
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
    })
    return loadRichTextInput()
  }
}

/** The editor of rich text is larger than the rest of the form, which opens without it. */
const LazyRichTextInput = lazy(async () => ({
  default: (await loadRichTextInput()).RichTextInput,
}))

/** A rich text that users can read at once, and edit as soon as its editor has loaded. */
function RichTextPart(props: RichTextInputProps) {
  // The first frame has the fields; the editors follow when React is idle.
  const isEditorOpen = useDeferredValue(true, false)
  const wait = (
    <RichTextWait aria-busy>
      <RichTextWaitLabel>{props.label}</RichTextWaitLabel>
      {props.isLoading === true ? (
        <Skeleton height={96} shape="card" />
      ) : (
        <RichText
          html={props.value}
          {...(props.imageOrigins === undefined ? null : { imageOrigins: props.imageOrigins })}
        />
      )}
    </RichTextWait>
  )
  if (!isEditorOpen) return wait
  return (
    <Suspense fallback={wait}>
      <LazyRichTextInput {...props} />
    </Suspense>
  )
}

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
