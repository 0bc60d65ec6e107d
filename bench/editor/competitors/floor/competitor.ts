import type { EditorCompetitor } from '../../competitor'
import { counts } from '../../large-plan'
import './floor.css'

const mainFields = ['Channel', 'Type', 'Platforms', 'Start', 'End', 'Repeats', 'Estimated cost']
const otherFields = ['Actual cost', 'Impressions', 'GRP', 'Initiatives', 'Tags', 'Documents']

let visibleIn: HTMLElement | undefined
let html = ''

/** The least for the same picture: labels and inputs, written beforehand as one HTML string. */
export const competitor: EditorCompetitor = {
  prepare: async (root, { values, context }) => {
    visibleIn = root
    // Typing does not change the document, so this listener copies the value into an attribute. The
    // bench sees a key by that change.
    root.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) target.setAttribute('value', target.value)
    })
    const fields = context.channels[0]?.tacticTypes[0]?.tacticFields ?? []
    const main = [...mainFields, ...otherFields].map((name) => field(name, 'main', name))
    const custom = fields.map(({ id, name }) =>
      field(name, 'custom', String(values.customValues[id])),
    )
    if (custom.length !== counts.customFields) throw new Error('The plan lacks custom fields.')
    const title = `<input class="title" value="${values.title}">`
    html = `<form>${title}${main.join('')}${custom.join('')}<button>Save</button></form>`
  },
  open: () => {
    if (visibleIn !== undefined) visibleIn.innerHTML = html
  },
  close: () => {
    if (visibleIn !== undefined) visibleIn.innerHTML = ''
  },
  title: '.title',
  customFields: '.custom',
}

function field(label: string, name: string, value: string): string {
  return `<label>${label}<input class="${name}" value="${value}"></label>`
}
