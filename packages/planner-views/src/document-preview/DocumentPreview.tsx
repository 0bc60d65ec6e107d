import { Dialog } from '@throughline/ui/Dialog'
import { LinkButton } from '@throughline/ui/LinkButton'
import { Download } from 'lucide-react'

import { PreviewFrame, PreviewImage } from './DocumentPreview.styles'
import { previewKindOf } from './preview-kind'

/** The file that is shown. */
export interface PreviewedDocument {
  readonly name: string
  /** Media type, as its content was judged by the server. */
  readonly contentType: string
  readonly url: string
}

/** The texts of a preview. */
export interface DocumentPreviewLabels {
  readonly download: (what: { name: string }) => string
  readonly close: string
}

export interface DocumentPreviewProps {
  /** An image or a PDF; see `previewKindOf`. */
  readonly document: PreviewedDocument
  readonly labels: DocumentPreviewLabels
  /** The person asked to close the preview. */
  readonly onClose: () => void
}

/** An image or a PDF in a dialog, large enough to read. */
export function DocumentPreview({ document, labels, onClose }: DocumentPreviewProps) {
  const { name, url } = document
  return (
    <Dialog
      isOpen
      size="large"
      title={<bdi>{name}</bdi>}
      closeLabel={labels.close}
      onClose={onClose}
      footer={
        <LinkButton href={url} download={name} icon={Download} data-autofocus="">
          {labels.download({ name })}
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
