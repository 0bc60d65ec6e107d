import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $createHeadingNode, HeadingNode, registerRichText } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'
import type { TextCompetitor } from '../../competitor'
import './editor.css'

const HISTORY_DELAY_MILLISECONDS = 300

/** Lexical with its rich text and its history, fed with nodes, which is quicker than HTML. */
export const competitor: TextCompetitor = {
  show: (root, blocks) => {
    const element = document.createElement('div')
    element.contentEditable = 'true'
    element.spellcheck = false
    root.append(element)
    const editor = createEditor({
      namespace: 'bench',
      nodes: [HeadingNode],
      onError: (error: Error) => {
        throw error
      },
    })
    editor.setRootElement(element)
    registerRichText(editor)
    registerHistory(editor, createEmptyHistoryState(), HISTORY_DELAY_MILLISECONDS)
    editor.update(() => {
      $getRoot()
        .clear()
        .append(
          ...blocks.map(({ kind, runs }) => {
            const block = kind === 'heading' ? $createHeadingNode('h2') : $createParagraphNode()
            return block.append(
              ...runs.map(({ text, isBold }) => {
                const node = $createTextNode(text)
                return isBold ? node.toggleFormat('bold') : node
              }),
            )
          }),
        )
    })
  },
  editable: '[contenteditable]',
}
