export {
  figureOrDash,
  figureSign,
  figuresOfSum,
  figureText,
  shortTotalText,
  totalText,
} from './figure-text'
