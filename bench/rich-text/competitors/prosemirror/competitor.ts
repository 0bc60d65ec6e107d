import { baseKeymap } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { DOMParser } from 'prosemirror-model'
import { schema } from 'prosemirror-schema-basic'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { TextCompetitor } from '../../competitor'
import './editor.css'

let view: EditorView | undefined

/** ProseMirror with its basic schema, keys and history, fed with HTML. */
export const competitor: TextCompetitor = {
  show: (root, _blocks, html) => {
    view?.destroy()
    const template = document.createElement('template')
    template.innerHTML = html
    const doc = DOMParser.fromSchema(schema).parse(template.content)
    const plugins = [history(), keymap(baseKeymap)]
    view = new EditorView(root, {
      state: EditorState.create({ doc, plugins }),
      attributes: { spellcheck: 'false' },
    })
  },
  editable: '.ProseMirror',
}
