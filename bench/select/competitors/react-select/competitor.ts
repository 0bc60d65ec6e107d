import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import Select from 'react-select'
import type { SelectCompetitor } from '../../competitor'

/** react-select as its first example has it. */
export const competitor: SelectCompetitor = {
  show: (root, options) => {
    createRoot(root).render(
      createElement(Select, { options, classNamePrefix: 'bench', 'aria-label': 'Place' }),
    )
  },
  control: '.bench__control',
  option: '.bench__option',
}
