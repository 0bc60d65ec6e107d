import type { SelectCompetitor } from '../../competitor'
import { matchesOf } from '../../options'
import './floor.css'

const VISIBLE_OPTIONS = 10

/** The least for the same picture: a field, and the visible options as one HTML string. */
export const competitor: SelectCompetitor = {
  show: (root, options) => {
    root.innerHTML = '<input aria-label="Place"><div></div>'
    const input = root.querySelector('input')
    const list = root.querySelector('div')
    const write = (): void => {
      const visible = matchesOf(options, input?.value ?? '').slice(0, VISIBLE_OPTIONS)
      const rows = visible.map(({ label }) => `<div class="option">${label}</div>`)
      if (list !== null) list.innerHTML = `<div class="list">${rows.join('')}</div>`
    }
    input?.addEventListener('pointerdown', write)
    input?.addEventListener('input', write)
  },
  control: 'input',
  option: '.option',
}
