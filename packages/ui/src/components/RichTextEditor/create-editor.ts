import { createEditor, Editor, Element, Range, Text, Transforms } from 'slate'
import { HistoryEditor, withHistory } from 'slate-history'
import { withReact } from 'slate-react'

import { linkFromTyped } from '../../internal/rich-text/urls'
import { emptyDocument, toggleMarks, valueMarks } from '../../internal/rich-text/document'
import type { RichTextBlock } from '../../internal/rich-text/document'
import { blockText } from '../../internal/rich-text/plain-text'
import { serializeHtml } from '../../internal/rich-text/serialize-html'
import {
  breakBlock,
  formatFromMarker,
  isBlock,
  setAlign,
  setBlockKind,
  settleDepths,
  takeKindBack,
  currentBlock,
  isBlank,
} from './blocks'
import type { ImageUploads } from './image-uploads'
import { fileOfDataImage, mapImages, pendingImage } from './images'
import { isImage, setLink } from './links'
import { CHUNK_SIZE, withListPlaces } from './list-places'
import { OWN_MARK, readPastedHtml, readPastedText } from './pasted-html'
import type { PasteLimits } from './simplify-pasted'
import './slate-types'

/** Functions of the component that the editor calls; they use the latest props. */
export interface EditorHost {
  readonly pasteLimits: () => PasteLimits
  readonly uploads: () => ImageUploads
  /**
   * Starts the upload of a pasted or dropped file.
   *
   * @returns the id of the upload; undefined if the file is refused or uploads are not
   *   supported
   */
  readonly upload: (file: File) => string | undefined
}

function isWholeDocument(editor: Editor, selection: Range): boolean {
  const [start, end] = Range.edges(selection)
  return (
    Range.isExpanded(selection) &&
    Editor.isStart(editor, start, []) &&
    Editor.isEnd(editor, end, [])
  )
}

function withText(editor: Editor): Editor {
  const {
    insertBreak,
    deleteBackward,
    deleteFragment,
    insertText,
    normalizeNode,
    isInline,
    isVoid,
  } = editor
  editor.isInline = (element) =>
    element.type === 'link' || element.type === 'image' || isInline(element)
  editor.isVoid = (element) => element.type === 'image' || isVoid(element)
  editor.inlineEdgeAffinity = (element) => (element.type === 'link' ? 'outside' : null)
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? CHUNK_SIZE : null)
  editor.insertBreak = () => {
    breakBlock(editor, insertBreak)
  }
  editor.insertSoftBreak = () => {
    editor.insertText('\n')
  }
  editor.deleteBackward = (unit) => {
    if (!takeKindBack(editor)) deleteBackward(unit)
  }
  editor.deleteFragment = (options) => {
    const isAll = editor.selection !== null && isWholeDocument(editor, editor.selection)
    deleteFragment(options)
    // After everything was deleted, typing starts in a plain paragraph.
    if (isAll) {
      setBlockKind(editor, 'paragraph')
      setAlign(editor, undefined)
      Transforms.unsetNodes(editor, [...toggleMarks, ...valueMarks], {
        at: [0],
        match: Text.isText,
      })
    }
  }
  editor.insertText = (text, options) => {
    if (text === ' ' && !HistoryEditor.isMerging(editor)) {
      let isFormatted = false
      HistoryEditor.withNewBatch(editor, () => {
        isFormatted = formatFromMarker(editor)
      })
      if (isFormatted) return
    }
    insertText(text, options)
  }
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry
    if (Editor.isEditor(node)) {
      if (node.children.length === 0) {
        Transforms.insertNodes(editor, emptyDocument(), { at: [0] })
        return
      }
      if (settleDepths(editor)) return
    } else if (Element.isElement(node) && node.type === 'link') {
      if (Editor.string(editor, path) === '') {
        Transforms.unwrapNodes(editor, { at: path })
        return
      }
    } else if (isBlock(node) && path.length > 1) {
      // Blocks cannot contain blocks: nested ones are unwrapped.
      Transforms.unwrapNodes(editor, { at: path })
      return
    }
    normalizeNode(entry, options)
  }
  return editor
}

/** The selection as blocks; part of one block becomes a paragraph, so that it can be pasted into a line. */
function selectedBlocks(editor: Editor): RichTextBlock[] {
  const blocks = editor.getFragment().filter(isBlock)
  const [only] = blocks
  return only && blocks.length === 1 ? [{ type: 'paragraph', children: only.children }] : blocks
}

function withClipboard(editor: Editor, host: EditorHost): Editor {
  const { apply } = editor
  editor.setFragmentData = (data) => {
    const { selection } = editor
    if (!selection) return
    const isPicture = Editor.void(editor, { at: selection }) !== undefined
    if (Range.isCollapsed(selection) && !isPicture) return
    const blocks = selectedBlocks(editor)
    data.setData('text/html', `<div ${OWN_MARK}="">${serializeHtml(blocks)}</div>`)
    data.setData('text/plain', blocks.map(blockText).join('\n'))
  }
  editor.insertData = (data) => {
    const html = data.getData('text/html')
    const text = data.getData('text/plain')
    const files = [...data.files].filter((file) => file.type.startsWith('image/'))
    const blocks = html === '' ? [] : readPastedHtml(html, host.pasteLimits())
    if (files.length > 0 && blocks.every((block) => blockText(block).trim() === '')) {
      for (const file of files) {
        const id = host.upload(file)
        if (id !== undefined) editor.insertNode(pendingImage(id))
      }
      return
    }
    const href = html === '' ? linkFromTyped(text) : undefined
    if (href !== undefined && editor.selection && Range.isExpanded(editor.selection)) {
      setLink(editor, href, '')
      return
    }
    HistoryEditor.withNewBatch(editor, () => {
      insertBlocks(
        editor,
        blocks.length === 0
          ? readPastedText(text)
          : mapImages(blocks, ({ src }) => {
              const file = fileOfDataImage(src)
              const id = file && host.upload(file)
              return id === undefined ? undefined : pendingImage(id)
            }),
      )
    })
  }
  editor.apply = (operation) => {
    // Undo may restore a picture from before its upload had finished.
    if (operation.type === 'insert_node' && isImage(operation.node) && operation.node.src === '') {
      const state = host.uploads().stateOf(operation.node.uploadId)
      if (state?.status === 'done') {
        apply({ ...operation, node: { ...operation.node, src: state.image.url } })
        return
      }
    }
    apply(operation)
  }
  return editor
}

/** An editor of rich text, before it has a document. */
export function createRichTextEditor(host: EditorHost): Editor {
  return withListPlaces(withClipboard(withText(withReact(withHistory(createEditor()))), host))
}

/**
 * Inserts blocks at the selection: a single paragraph is joined with the line, several
 * blocks split it; an empty block is replaced.
 */
function insertBlocks(editor: Editor, blocks: readonly RichTextBlock[]): void {
  const [first] = blocks
  if (!first || !editor.selection) return
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment()
    const current = currentBlock(editor)
    if (!current) return
    const { block, index } = current
    if (blocks.length === 1 && first.type === 'paragraph') {
      Transforms.insertFragment(editor, structuredClone(first.children))
    } else if (isBlank(editor, block)) {
      Transforms.removeNodes(editor, { at: [index] })
      Transforms.insertNodes(editor, structuredClone([...blocks]), { at: [index] })
      Transforms.select(editor, Editor.end(editor, [index + blocks.length - 1]))
    } else {
      Transforms.insertFragment(editor, structuredClone([...blocks]))
    }
  })
}
