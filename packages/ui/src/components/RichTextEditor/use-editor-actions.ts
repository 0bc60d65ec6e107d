import { useCallback, useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { Transforms, type Editor, type Path, type Range } from 'slate'
import { ReactEditor } from 'slate-react'

import type { Box } from '../../internal/floating/place-beside'
import type { RichTextValueMark } from '../../internal/rich-text/document'
import type { PopoverCloseReason } from '../Popover/Popover'
import type { KeyboardPlatform } from '../ShortcutHint/shortcut-keys'
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

/** What is open beside the text. */
export type EditorPopover =
  | { readonly kind: 'link'; readonly anchor: Box; readonly selection: Range | null }
  | { readonly kind: 'alt'; readonly anchor: Box; readonly path: Path }

/** What tools and keys can do. */
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

/** Ties the tools, the keys and what opens beside the text to the editor. */
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
  /** A field that takes the focus takes the browser's selection along, and with it that of the editor. */
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
  /** Does what a popover was for, at the selection that it was opened with. */
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
    // Where there is nothing to move, Tab goes on to the next field: nobody is caught.
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
