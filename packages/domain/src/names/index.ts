export { isNameUsed, MAX_NAME_LENGTH, nameKey, nameUsed, textTooLong } from './name'
