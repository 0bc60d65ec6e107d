import { useState } from 'react'

import { EmptyState } from '../EmptyState'
import { ErrorState } from '../ErrorState'
import { Spinner } from '../Spinner'
import { previewKindOf } from './file-kind'
import { Stage, StageFrame, StagePicture } from './Lightbox.styles'
import type { LightboxFile } from './lightbox-file'
import type { LightboxLabels } from './Lightbox.labels'

interface LightboxFileViewProps {
  file: LightboxFile
  labels: LightboxLabels
}

/** One file, as large as fits. */
export function LightboxFileView({ file, labels }: LightboxFileViewProps) {
  const { name, url, description = name } = file
  const kind = previewKindOf(file)
  return (
    <Stage data-part="stage">
      {kind === 'image' ? <Picture {...{ url, labels }} alt={description} /> : null}
      {kind === 'pdf' ? (
        // Without `sandbox`: the viewers of browsers refuse PDFs in a sandboxed frame. The
        // server sends uploaded files with a policy that keeps them from running scripts.
        <StageFrame src={url} title={name} referrerPolicy="no-referrer" />
      ) : null}
      {kind === null ? (
        <EmptyState size="small" illustration="files" title={labels.noPreview} />
      ) : null}
    </Stage>
  )
}

function Picture({ url, alt, labels }: { url: string; alt: string; labels: LightboxLabels }) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  if (status === 'failed') {
    return (
      <ErrorState
        size="small"
        title={labels.failed}
        retryLabel={labels.retry}
        onRetry={() => {
          setStatus('loading')
        }}
      />
    )
  }
  return (
    <>
      {status === 'loading' ? <Spinner size={24} /> : null}
      <StagePicture
        src={url}
        alt={alt}
        data-status={status}
        onLoad={() => {
          setStatus('ready')
        }}
        onError={() => {
          setStatus('failed')
        }}
      />
    </>
  )
}
