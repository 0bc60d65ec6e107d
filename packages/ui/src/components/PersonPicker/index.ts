export { PeoplePicker, type PeoplePickerProps } from './PeoplePicker'
export { PersonPicker, type PersonPickerProps } from './PersonPicker'
export { type Person } from './person'
export {
  englishPeoplePickerLabels,
  englishPersonPickerLabels,
  type PeoplePickerLabels,
  type PersonPickerLabels,
} from './PersonPicker.labels'
