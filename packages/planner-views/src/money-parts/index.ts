export { FiguresNote } from './figures-note'
export {
  figureOrDash,
  figureSign,
  figuresOfSum,
  figureText,
  shortTotalText,
  totalText,
} from './figure-text'
export { widthOfFigures } from './figure-width'
