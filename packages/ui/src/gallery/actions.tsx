import { Button } from '../components/Button/Button'
import type { Specimen } from './specimen'

/** Parts that do something when pressed. */
export const actions: readonly Specimen[] = [
  { name: 'Button', render: (root) => <Button {...root}>Save</Button> },
]
