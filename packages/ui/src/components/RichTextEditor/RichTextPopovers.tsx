import { Node, Range, Transforms, type Editor } from 'slate'

import { currentLink, isImage, removeLink, setLink } from './links'
import { RichTextAltPopover } from './RichTextAltPopover'
import type { RichTextEditorTexts } from './rich-text-editor-texts'
import { RichTextLinkPopover } from './RichTextLinkPopover'
import type { EditorActions } from './use-editor-actions'
import './slate-types'

interface RichTextPopoversProps {
  editor: Editor
  texts: RichTextEditorTexts
  actions: EditorActions
}

/** What opens beside the text: the address of a link, the description of a picture. */
export function RichTextPopovers({ editor, texts, actions }: RichTextPopoversProps) {
  const { popover, closePopover, finishPopover } = actions
  if (popover === null) return null
  if (popover.kind === 'alt') {
    const node = Node.getIf(editor, popover.path)
    if (!node || !isImage(node)) return null
    return (
      <RichTextAltPopover
        anchor={popover.anchor}
        alt={node.alt}
        texts={texts}
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
      texts={texts}
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
