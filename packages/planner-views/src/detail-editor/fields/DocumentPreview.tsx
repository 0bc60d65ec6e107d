import { Dialog } from '@throughline/ui/Dialog'
import { LinkButton } from '@throughline/ui/LinkButton'
import { Download } from 'lucide-react'

import type { EditorDocument } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import { previewKindOf } from '../model/preview-kind'
import { PreviewFrame, PreviewImage } from './DocumentPreview.styles'

interface DocumentPreviewProps {
  document: EditorDocument
  onClose: () => void
}

/** An image or a PDF, large enough to read. */
export function DocumentPreview({ document, onClose }: DocumentPreviewProps) {
  const { labels } = useEditorForm()
  const { name, url } = document
  return (
    <Dialog
      isOpen
      size="large"
      title={<bdi>{name}</bdi>}
      closeLabel={labels.documents.close}
      onClose={onClose}
      footer={
        <LinkButton href={url} download={name} icon={Download} data-autofocus="">
          {labels.documents.download({ name })}
        </LinkButton>
      }
    >
      {previewKindOf(document) === 'image' ? (
        <PreviewImage src={url} alt={name} />
      ) : (
        // Without `sandbox`: the viewers of browsers refuse PDFs in a sandboxed frame. The
        // server sends uploaded files with a policy that keeps them from running scripts.
        <PreviewFrame src={url} title={name} referrerPolicy="no-referrer" />
      )}
    </Dialog>
  )
}
