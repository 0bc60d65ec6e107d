import { Node, Range, Transforms } from 'slate'
import type { Editor } from 'slate'
import { useState } from 'react'
import type { FormEvent } from 'react'

import { currentLink, isImage, removeLink, setLink } from './links'
import type { RichTextEditorLabels } from './RichTextEditor.labels'
import { RichTextLinkPopover } from './RichTextLinkPopover'
import type { EditorActions } from './use-editor-actions'
import './slate-types'
import type { Box } from '../../internal/floating/place-beside'
import { Button } from '../Button'
import { Popover } from '../Popover'
import type { PopoverCloseReason } from '../Popover'
import { TextField } from '../TextField'
import { FormActions, LinkForm } from './RichTextEditor.styles'

interface RichTextPopoversProps {
  editor: Editor
  labels: RichTextEditorLabels
  actions: EditorActions
}

/** The popovers of the editor: the URL of a link, the description of a picture. */
export function RichTextPopovers({ editor, labels, actions }: RichTextPopoversProps) {
  const { popover, closePopover, finishPopover } = actions
  if (popover === null) return null
  if (popover.kind === 'alt') {
    const node = Node.getIf(editor, popover.path)
    if (!node || !isImage(node)) return null
    return (
      <RichTextAltPopover
        anchor={popover.anchor}
        alt={node.alt}
        labels={labels}
        onApply={({ alt }) => {
          finishPopover(() => {
            Transforms.setNodes(editor, { alt }, { at: popover.path, voids: true })
          })
        }}
        onClose={closePopover}
      />
    )
  }
  const { selection } = popover
  const link = currentLink(editor, selection)
  return (
    <RichTextLinkPopover
      anchor={popover.anchor}
      href={link?.[0].href}
      needsText={!link && (!selection || Range.isCollapsed(selection))}
      labels={labels}
      onApply={({ href, text }) => {
        finishPopover(() => {
          setLink(editor, href, text)
        })
      }}
      onRemove={() => {
        finishPopover(() => {
          removeLink(editor)
        })
      }}
      onClose={closePopover}
    />
  )
}

interface RichTextAltPopoverProps {
  /** The box of the picture in the viewport. */
  anchor: Box
  alt: string
  labels: RichTextEditorLabels
  onApply: (change: { alt: string }) => void
  onClose: (request: { reason: PopoverCloseReason }) => void
}

/** The alternative text of a picture. */
function RichTextAltPopover({ anchor, alt, labels, onApply, onClose }: RichTextAltPopoverProps) {
  const [text, setText] = useState(alt)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble to the form of the page, so this one must not.
    event.stopPropagation()
    onApply({ alt: text.trim() })
  }
  return (
    <Popover isOpen anchor={anchor} label={labels.imageAlt} onClose={onClose}>
      <LinkForm noValidate onSubmit={handleSubmit}>
        <TextField
          data-autofocus=""
          label={labels.imageAlt}
          help={labels.imageAltHelp}
          autoComplete="off"
          value={text}
          onChange={({ value }) => {
            setText(value)
          }}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="small">
            {labels.saveImageAlt}
          </Button>
        </FormActions>
      </LinkForm>
    </Popover>
  )
}
