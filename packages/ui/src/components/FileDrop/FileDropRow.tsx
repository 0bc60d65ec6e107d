import { FileText as FileTextIcon, RotateCw, Trash2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import {
  FileActions,
  FileName,
  FileProgress,
  FileRow,
  FileState,
  FileText,
  FileThumb,
} from './FileDrop.styles'
import type { FileDropItem } from './file-drop-item'
import type { FileDropLabels } from './FileDrop.labels'
import { formatFileSize } from './file-rules'

/** A preview of a local file; its object URL is revoked when the image unmounts. */
function FileDropPreview({ file }: { file: Blob }) {
  const imageRef = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (imageRef.current) imageRef.current.src = url
    return () => {
      URL.revokeObjectURL(url)
    }
  }, [file])
  return <img ref={imageRef} alt="" />
}

interface FileDropRowProps {
  item: FileDropItem
  labels: FileDropLabels
  isLocked: boolean
  onCancel: ((what: { id: string }) => void) | undefined
  onRetry: ((what: { id: string }) => void) | undefined
  onRemove: ((what: { id: string }) => void) | undefined
}

/** One file: its name, progress and actions. */
export function FileDropRow({
  item,
  labels,
  isLocked,
  onCancel,
  onRetry,
  onRemove,
}: FileDropRowProps) {
  const { id, name, sizeBytes, status, progress, error, file, previewUrl } = item
  const percent = progress === undefined ? undefined : Math.round(progress * 100)
  const isUnderWay = status === 'waiting' || status === 'uploading'
  const state = {
    waiting: labels.waiting,
    uploading: labels.uploading({ percent }),
    failed: error ?? '',
    done: '',
  }[status]
  const size = sizeBytes === undefined ? '' : formatFileSize(sizeBytes)
  return (
    <FileRow data-status={status}>
      <FileThumb>
        {previewUrl !== undefined ? (
          <img src={previewUrl} alt="" />
        ) : file?.type.startsWith('image/') === true ? (
          <FileDropPreview file={file} />
        ) : (
          <Icon icon={FileTextIcon} />
        )}
      </FileThumb>
      <FileText>
        <FileName title={name}>{name}</FileName>
        <FileState data-status={status}>{[size, state].filter(Boolean).join(' · ')}</FileState>
        {status === 'uploading' ? (
          <FileProgress
            aria-label={name}
            max={100}
            {...(percent === undefined ? null : { value: percent })}
          />
        ) : null}
      </FileText>
      <FileActions>
        {status === 'failed' && onRetry ? (
          <IconButton
            icon={RotateCw}
            size="small"
            label={labels.retry({ name })}
            disabled={isLocked}
            onClick={() => {
              onRetry({ id })
            }}
          />
        ) : null}
        {isUnderWay && onCancel ? (
          <IconButton
            icon={X}
            size="small"
            label={labels.cancel({ name })}
            data-part="leave"
            onClick={() => {
              onCancel({ id })
            }}
          />
        ) : null}
        {!isUnderWay && onRemove ? (
          <IconButton
            icon={Trash2}
            size="small"
            label={labels.remove({ name })}
            data-part="leave"
            disabled={isLocked}
            onClick={() => {
              onRemove({ id })
            }}
          />
        ) : null}
      </FileActions>
    </FileRow>
  )
}
