import { Combobox } from '@throughline/ui/Combobox'
import { GlobalStyle } from '@throughline/ui/theme'
import { createElement, useState } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { SelectCompetitor } from '../../competitor'
import type { BenchOption } from '../../options'

// The tokens are there before any view, as the peers' style sheets are.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))

/** The product's own combobox. */
export const competitor: SelectCompetitor = {
  show: (root, options) => createRoot(root).render(createElement(PlaceField, { options })),
  control: 'input',
  option: '[role=option]',
}

function PlaceField({ options }: { readonly options: readonly BenchOption[] }): ReactElement {
  const [value, setValue] = useState<string | null>(null)
  return createElement(Combobox, {
    label: 'Place',
    options,
    value,
    onChange: (change) => setValue(change.value),
  })
}
