import { formatFileSize } from '@throughline/ui/FileDrop'
import { Icon } from '@throughline/ui/Icon'
import { IconButton } from '@throughline/ui/IconButton'
import { previewKindOf } from '@throughline/ui/Lightbox'
import { Menu } from '@throughline/ui/Menu'
import type { MenuEntry } from '@throughline/ui/Menu'
import { Tooltip } from '@throughline/ui/Tooltip'
import { Download, Ellipsis, FileText } from 'lucide-react'

import type { EditorDocument } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import { DocumentName, DocumentText, DocumentThumb, DownloadLink } from './DocumentRow.styles'
import { CardRow } from './GroupField.styles'

interface DocumentRowProps {
  document: EditorDocument
  isReadOnly: boolean
  onPreview: () => void
  onRemove: () => void
  onDelete?: () => void
}

/** One attached document. */
export function DocumentRow({
  document,
  isReadOnly,
  onPreview,
  onRemove,
  onDelete,
}: DocumentRowProps) {
  const { labels } = useEditorForm()
  const texts = labels.documents
  const { name, sizeBytes, url } = document
  const kind = previewKindOf(document)
  const entries: MenuEntry[] = [{ id: 'remove', label: texts.remove }]
  if (onDelete) entries.push({ id: 'delete', label: texts.delete, isDestructive: true })
  const download = texts.download({ name })
  return (
    <CardRow>
      <DocumentThumb>
        {kind === 'image' ? <img src={url} alt="" loading="lazy" /> : <Icon icon={FileText} />}
      </DocumentThumb>
      <DocumentText>
        {kind === null ? (
          <DocumentName as="span" title={name}>
            <bdi>{name}</bdi>
          </DocumentName>
        ) : (
          <DocumentName
            type="button"
            title={name}
            aria-label={texts.preview({ name })}
            onClick={onPreview}
          >
            <bdi>{name}</bdi>
          </DocumentName>
        )}
        {sizeBytes === null ? null : <bdi data-part="size">{formatFileSize(sizeBytes)}</bdi>}
      </DocumentText>
      <Tooltip text={download} isDescription={false}>
        <DownloadLink href={url} download={name} aria-label={download}>
          <Icon icon={Download} />
        </DownloadLink>
      </Tooltip>
      {isReadOnly ? null : (
        <Menu
          entries={entries}
          placement="bottom-end"
          onSelect={({ id }) => {
            if (id === 'remove') onRemove()
            else onDelete?.()
          }}
          renderTrigger={(triggerProps) => (
            <IconButton
              {...triggerProps}
              icon={Ellipsis}
              size="small"
              label={texts.more({ name })}
            />
          )}
        />
      )}
    </CardRow>
  )
}
