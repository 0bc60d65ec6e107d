export { sideBySide } from './side-by-side'
