export { Select, type SelectProps } from './Select'
export { type SelectEntry, type SelectGroup, type SelectOption } from './select-model'
