import { Node, Range, Transforms, type Editor } from 'slate'

import { currentLink, isImage, removeLink, setLink } from './links'
import { RichTextAltPopover } from './RichTextAltPopover'
import type { RichTextEditorLabels } from './rich-text-editor-labels'
import { RichTextLinkPopover } from './RichTextLinkPopover'
import type { EditorActions } from './use-editor-actions'
import './slate-types'

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
