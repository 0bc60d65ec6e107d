import { FIELD_IMAGE_LIMIT_BYTES } from '@throughline/domain/tactics'
import { FileDrop } from '@throughline/ui/FileDrop'
import type { FileDropItem } from '@throughline/ui/FileDrop'

import type { EditorImage } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { ImageFrame, ImagePreview } from './ImageField.styles'

interface ImageFieldProps extends PartProps {
  id: string
  label: string
  help: string | undefined
  /** An image is set, even if its address is still loading. */
  hasValue: boolean
  image: EditorImage | undefined
  onUpload?: (file: File) => void
  onCancel?: () => void
  onRemove: () => void
}

const images = ['image/*']
const IMAGE_ID = 'image'

/** One image of at most 10,000,000 bytes, with a preview. */
export function ImageField({
  id,
  label,
  help,
  error,
  isReadOnly,
  hasValue,
  image,
  onUpload,
  onCancel,
  onRemove,
}: ImageFieldProps) {
  const { labels } = useEditorForm()
  const items = itemsOf(image, hasValue, label)
  const hasFailed = items.some(({ status }) => status === 'failed')
  const url = hasValue ? (image?.url ?? null) : null
  return (
    <ImageFrame>
      <FileDrop
        {...{ id, label, help, error, items }}
        accept={images}
        maxBytes={FIELD_IMAGE_LIMIT_BYTES}
        labels={labels.documents.drop}
        isDisabled={isReadOnly || onUpload === undefined}
        onAdd={({ files }) => {
          const [file] = files
          if (file) onUpload?.(file)
        }}
        {...(onCancel === undefined ? null : { onCancel })}
        {...(isReadOnly ? null : { onRemove: hasFailed ? (onCancel ?? onRemove) : onRemove })}
      />
      {url === null ? null : <ImagePreview src={url} alt={labels.imageOf({ label })} />}
    </ImageFrame>
  )
}

function itemsOf(
  image: EditorImage | undefined,
  hasValue: boolean,
  label: string,
): readonly FileDropItem[] {
  const name = image?.name ?? label
  const share = image?.uploadedShare ?? null
  if (share !== null) return [{ id: IMAGE_ID, name, status: 'uploading', progress: share }]
  if (typeof image?.error === 'string') {
    return [{ id: IMAGE_ID, name, status: 'failed', error: image.error }]
  }
  if (!hasValue) return []
  return [
    {
      id: IMAGE_ID,
      name,
      status: 'done',
      ...(typeof image?.url === 'string' ? { previewUrl: image.url } : null),
    },
  ]
}
