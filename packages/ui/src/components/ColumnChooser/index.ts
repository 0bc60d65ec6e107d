export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser'
export { englishColumnChooserLabels, type ColumnChooserLabels } from './ColumnChooser.labels'
export {
  chosenColumns,
  type ChoosableColumn,
  type ColumnChoice,
  type FrozenColumnChoice,
} from '../../internal/grid/column-choice'
