import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Transforms, type Editor } from 'slate'
import { HistoryEditor } from 'slate-history'

import { countCharacters } from '../../internal/field/character-count'
import type { RichTextDocument } from '../../internal/rich-text/document'
import { parseHtml } from '../../internal/rich-text/parse-html'
import { serializeHtml } from '../../internal/rich-text/serialize-html'
import { blocksOf } from './blocks'
import './slate-types'

/** The value after an edit. */
export interface RichTextChange {
  /** Canonical HTML; empty without content. */
  html: string
  /** The length of `html` in code points, as databases and JSON schemas count it. */
  characterCount: number
  /** Whether it is longer than `maxCharacters`. The value is not cut. */
  isTooLong: boolean
}

interface RichTextValueOptions {
  editor: Editor
  value: string
  maxCharacters: number
  changeDelayMs: number
  onChange: (change: RichTextChange) => void
  onPendingChange: ((change: { isPending: boolean }) => void) | undefined
}

function replaceDocument(editor: Editor, document: RichTextDocument): void {
  Transforms.deselect(editor)
  editor.history = { undos: [], redos: [] }
  HistoryEditor.withoutSaving(editor, () => {
    Transforms.setChildren(editor, document)
  })
}

/**
 * Synchronises the document with the HTML value. Serialising a long document is too
 * slow for every key press, so the HTML is updated after a pause in typing, on blur,
 * and on request. A value other than the last reported one replaces the document.
 */
export function useRichTextValue({
  editor,
  value,
  maxCharacters,
  changeDelayMs,
  onChange,
  onPendingChange,
}: RichTextValueOptions) {
  // The last synchronised value, as the caller passed it and in canonical form.
  const committedRef = useRef({ value, html: value })
  // A change from outside is not an edit.
  const providedRef = useRef<unknown>(undefined)
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [characterCount, setCharacterCount] = useState(() => countCharacters(value))

  const settle = () => {
    clearTimeout(timerRef.current)
    timerRef.current = undefined
    onPendingChange?.({ isPending: false })
  }
  const flush = (): RichTextChange => {
    const html =
      timerRef.current === undefined ? committedRef.current.html : serializeHtml(blocksOf(editor))
    const count = countCharacters(html)
    const change = { html, characterCount: count, isTooLong: count > maxCharacters }
    if (timerRef.current !== undefined) {
      const isNew = html !== committedRef.current.html
      committedRef.current = { value: isNew ? html : committedRef.current.value, html }
      setCharacterCount(count)
      if (isNew) onChange(change)
      settle()
    }
    return change
  }
  const flushRef = useRef(flush)
  useLayoutEffect(() => {
    flushRef.current = flush
  })

  const handleValueChange = () => {
    if (editor.children === providedRef.current) return
    if (timerRef.current === undefined) onPendingChange?.({ isPending: true })
    clearTimeout(timerRef.current)
    timerRef.current = setTimeout(() => {
      flushRef.current()
    }, changeDelayMs)
  }

  const takeValue = useEffectEvent((provided: string) => {
    if (provided === committedRef.current.value || provided === committedRef.current.html) return
    const document = parseHtml(provided)
    const html = serializeHtml(document)
    // The same content in other HTML, for example sanitised by a server, does not move
    // the caret.
    const isSame = html === serializeHtml(blocksOf(editor))
    committedRef.current = { value: provided, html }
    setCharacterCount(countCharacters(provided))
    if (!isSame) {
      replaceDocument(editor, document)
      providedRef.current = editor.children
    }
    if (timerRef.current !== undefined) settle()
  })
  useLayoutEffect(() => {
    takeValue(value)
  }, [value])
  // Runs before the effects of its parents are cleaned up: a parent that stores the text when it
  // unmounts gets the latest text.
  useLayoutEffect(
    () => () => {
      flushRef.current()
    },
    [],
  )
  return { characterCount, flush, handleValueChange }
}
