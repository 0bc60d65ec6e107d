import { useCallback, useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { Transforms, type Editor, type Path, type Range } from 'slate'
import { ReactEditor } from 'slate-react'

import type { Box } from '../../internal/floating/place-beside'
import type { RichTextValueMark } from '../../internal/rich-text/document'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import type { PopoverCloseReason } from '../Popover'
import { canIndent, canOutdent } from './blocks'
import { insertImage, pendingImage } from './images'
import { currentImage } from './links'
import { setValueMark } from './marks'
import { ensureSelection, runCommand, type DocumentCommand } from './run-command'
import {
  focusTextAt,
  highlightSelection,
  selectionBox,
  takeBrowserSelection,
} from './selection-box'
import { commandOf } from './shortcuts'
import './slate-types'

/** The open popover. */
export type EditorPopover =
  | { readonly kind: 'link'; readonly anchor: Box; readonly selection: Range | null }
  | { readonly kind: 'alt'; readonly anchor: Box; readonly path: Path }

/** The actions of tools and keys. */
export type EditorActions = ReturnType<typeof useEditorActions>

interface EditorActionsOptions {
  editor: Editor
  toolbarRef: RefObject<HTMLElement | null>
  upload: (file: File) => string | undefined
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** Connects tools, keys and popovers to the editor. */
export function useEditorActions({ editor, toolbarRef, upload }: EditorActionsOptions) {
  const [popover, setPopover] = useState<EditorPopover | null>(null)
  const isLinkOpen = popover?.kind === 'link'
  useEffect(() => (isLinkOpen ? highlightSelection(editor) : undefined), [editor, isLinkOpen])

  const focusText = () => {
    ensureSelection(editor)
    ReactEditor.focus(editor)
  }
  const openLink = () => {
    ensureSelection(editor)
    setPopover({ kind: 'link', anchor: selectionBox(editor), selection: editor.selection })
  }
  /** The selection of the editor is stored, because a field in a popover changes the browser's selection. */
  const restoreSelection = () => {
    if (popover?.kind === 'link' && popover.selection) {
      Transforms.select(editor, popover.selection)
    }
  }
  const closePopover = (request?: { reason: PopoverCloseReason }) => {
    restoreSelection()
    if (request?.reason === 'escape') focusTextAt(editor, editor.selection)
    setPopover(null)
  }
  /** Applies a popover's result at the selection with which it was opened. */
  const finishPopover = (act: () => void) => {
    restoreSelection()
    focusTextAt(editor, editor.selection)
    act()
    setPopover(null)
  }
  const describeImage = useCallback(({ path, anchor }: { path: Path; anchor: Element }) => {
    setPopover({ kind: 'alt', path, anchor: boxOf(anchor) })
  }, [])
  const handleCommand = (use: { command: DocumentCommand; returnsToText: boolean }) => {
    runCommand(editor, use.command)
    if (use.returnsToText) focusText()
  }
  const handleValueMark = (use: { mark: RichTextValueMark; value: string | undefined }) => {
    ensureSelection(editor)
    setValueMark(editor, use.mark, use.value)
    focusText()
  }
  const insertImages = (files: readonly File[]) => {
    ensureSelection(editor)
    for (const file of files) {
      const id = upload(file)
      if (id !== undefined) insertImage(editor, pendingImage(id))
    }
    focusText()
  }

  const handleTab = (event: KeyboardEvent) => {
    takeBrowserSelection(editor)
    // If nothing can be indented, Tab moves to the next field, so that the editor is no
    // keyboard trap.
    const isPossible = event.shiftKey ? canOutdent(editor) : canIndent(editor)
    if (!isPossible) return
    event.preventDefault()
    runCommand(editor, event.shiftKey ? 'outdent' : 'indent')
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, platform: KeyboardPlatform) => {
    if (event.nativeEvent.isComposing) return
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (event.key === 'Tab' && !hasModifier) {
      handleTab(event)
      return
    }
    const image = event.key === 'Enter' && !hasModifier ? currentImage(editor) : undefined
    if (image) {
      event.preventDefault()
      const element = ReactEditor.toDOMNode(editor, image[0])
      setPopover({ kind: 'alt', path: image[1], anchor: boxOf(element) })
      return
    }
    const command = commandOf(event, platform)
    if (command === undefined) return
    event.preventDefault()
    takeBrowserSelection(editor)
    if (command === 'toolbar') {
      toolbarRef.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    } else if (command === 'link') {
      openLink()
    } else {
      runCommand(editor, command)
    }
  }
  return {
    popover,
    closePopover,
    finishPopover,
    focusText,
    openLink,
    describeImage,
    insertImages,
    handleCommand,
    handleValueMark,
    handleKeyDown,
  }
}
