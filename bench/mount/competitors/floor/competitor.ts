import { kindAt } from '../../competitor'
import type { MountCompetitor } from '../../competitor'
import './floor.css'

const writers = {
  button: (number: number) => `<button type="button"><span>Button ${number}</span></button>`,
  field: (number: number) =>
    `<div class="field"><label for="field-${number}">Field ${number}</label><div><input id="field-${number}" value="${number}"></div></div>`,
  badge: (number: number) => `<span class="badge">Badge ${number}</span>`,
} as const

/** The same parts as plain elements, as one HTML string. */
export const competitor: MountCompetitor = {
  show: (root, kind, count) => {
    const parts = Array.from({ length: count }, (_, index) => writers[kindAt(kind, index)](index))
    root.innerHTML = parts.join('')
  },
  parts: { button: 'button', field: 'input', badge: '.badge' },
}
