export { TypeFields } from './TypeFields'
export { TypePlatforms } from './TypePlatforms'
export { UniversalFields } from './UniversalFields'
