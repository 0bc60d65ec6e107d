export { withoutPreload as competitor } from '../throughline/competitor'
