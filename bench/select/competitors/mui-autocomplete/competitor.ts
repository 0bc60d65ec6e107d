import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { SelectCompetitor } from '../../competitor'
import type { BenchOption } from '../../options'

/** MUI's Autocomplete as its first example has it. */
export const competitor: SelectCompetitor = {
  show: (root, options) => {
    createRoot(root).render(
      createElement(Autocomplete<BenchOption>, {
        options,
        getOptionKey: ({ value }: BenchOption) => value,
        renderInput: (props) => createElement(TextField, { ...props, label: 'Place' }),
      }),
    )
  },
  control: '.MuiAutocomplete-root input',
  option: '.MuiAutocomplete-option',
}
