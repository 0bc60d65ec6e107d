export { isNameUsed, MAX_NAME_LENGTH, nameKey, nameUsed, refuseLength, textTooLong } from './name'
