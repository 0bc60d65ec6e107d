import type { TextCompetitor } from '../../competitor'
import './floor.css'

/** The browser's own editing of the same HTML; there are no listeners. */
export const competitor: TextCompetitor = {
  show: (root, _blocks, html) => {
    root.innerHTML = `<div contenteditable="true" spellcheck="false">${html}</div>`
  },
  editable: '[contenteditable]',
}
